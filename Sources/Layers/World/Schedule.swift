/// What is to happen at which time: a binary heap by time, then kind, then order of addition.
struct Schedule {
  /// The kinds of work, in the order they run at one time.
  enum Kind: Int, Comparable {
    /// The end of an animation group.
    case completion
    /// A timer or a queued block.
    case timer
    /// A sample of a simulated finger.
    case sample

    static func < (lhs: Kind, rhs: Kind) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// One piece of work.
  struct Entry {
    let time: Double
    let kind: Kind
    let order: Int
    let token: Token
    let work: () -> Void

    /// Whether it runs before another; times within the tolerance are the same.
    func precedes(_ other: Entry) -> Bool {
      if abs(time - other.time) > 1e-9 { return time < other.time }
      if kind != other.kind { return kind < other.kind }
      return order < other.order
    }
  }

  /// Lets scheduled work be called off.
  final class Token {
    fileprivate(set) var isPending = true
    /// Calls the work off.
    func cancel() { isPending = false }
  }

  private var heap: [Entry] = []
  private var count = 0

  /// Adds work; `order` nil is after all that was added before.
  @discardableResult
  mutating func add(
    at time: Double, _ kind: Kind, order: Int? = nil, _ work: @escaping () -> Void
  ) -> Token {
    count += 1
    let token = Token()
    heap.append(Entry(time: time, kind: kind, order: order ?? count, token: token, work: work))
    siftUp(heap.count - 1)
    return token
  }

  /// The earliest pending entry.
  mutating func first() -> Entry? {
    while let first = heap.first {
      if first.token.isPending { return first }
      removeFirst()
    }
    return nil
  }

  /// Takes the earliest pending entry out.
  mutating func popFirst() -> Entry? {
    guard let entry = first() else { return nil }
    removeFirst()
    entry.token.cancel()
    return entry
  }

  /// Forgets everything.
  mutating func removeAll() { heap.removeAll() }

  private mutating func removeFirst() {
    heap.swapAt(0, heap.count - 1)
    heap.removeLast()
    siftDown(0)
  }

  private mutating func siftUp(_ start: Int) {
    var child = start
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].precedes(heap[parent]) else { return }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var parent = start
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count {
        if heap[child].precedes(heap[least]) { least = child }
      }
      if least == parent { return }
      heap.swapAt(parent, least)
      parent = least
    }
  }
}
