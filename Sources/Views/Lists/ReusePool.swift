import Motion

/// Views of a list that wait to be used again, and how new ones are made, by kind and identifier.
struct ReusePool<View: AnyObject> {
  /// What views are told apart by: cells have no kind.
  struct Key: Hashable {
    var kind: String?
    let identifier: String
  }

  /// How views are made, and the how manieth registration that was.
  struct Maker {
    let make: (CGRect) -> View?
    let number: Int
  }

  private var makers: [Key: Maker] = [:]
  private var waiting: [Key: [View]] = [:]
  private var registrations = 0

  /// Says how views are made; nil takes that back. Views of an earlier registration wait no longer.
  mutating func register(_ key: Key, _ make: ((CGRect) -> View?)?) {
    registrations += 1
    let number = registrations
    makers[key] = make.map { Maker(make: $0, number: number) }
    waiting[key] = nil
  }

  /// How views are made; nil if nobody said.
  func maker(_ key: Key) -> Maker? { makers[key] }

  /// A view that waits, taken out; nil if there is none.
  mutating func take(_ key: Key) -> View? { waiting[key]?.popLast() }

  /// A view that was made by a registration is no longer used.
  /// - Returns: False if its identifier was registered anew since: it cannot be used again.
  mutating func put(_ view: View, _ key: Key, number: Int) -> Bool {
    // Tables also use views again that nobody registered: their number is 0.
    guard (makers[key]?.number ?? 0) == number else { return false }
    waiting[key, default: []].append(view)
    return true
  }

  /// How many views wait.
  var count: Int { waiting.values.reduce(0) { $0 + $1.count } }
}
