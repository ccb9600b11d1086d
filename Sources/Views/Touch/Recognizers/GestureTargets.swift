/// What a recogniser calls.
struct GestureTargets {
  private struct Entry {
    weak var object: AnyObject?
    let isBound: Bool
    let key: String
    let call: (AnyObject?, UIGestureRecognizer) -> Void
  }

  private var entries: [Entry] = []

  /// Adds a call; one of the same target under the same key is there once.
  mutating func add(
    _ target: AnyObject?, _ key: String, _ call: @escaping (AnyObject?, UIGestureRecognizer) -> Void
  ) {
    if let target, entries.contains(where: { $0.object === target && $0.key == key }) { return }
    entries.append(Entry(object: target, isBound: target != nil, key: key, call: call))
  }

  /// Takes calls away: of one target (nil: of all), under one key (nil: under all).
  mutating func remove(_ target: AnyObject?, _ key: String?) {
    entries.removeAll {
      (target == nil || $0.object === target) && (key == nil || $0.key == key)
    }
  }

  /// Calls all that are still there.
  func send(_ sender: UIGestureRecognizer) {
    for entry in entries where !entry.isBound || entry.object != nil {
      entry.call(entry.object, sender)
    }
  }
}
