extension Array {
  /// Appends a change, or replaces the last if that was made at the same time. A change to what
  /// held before, which is `initial` before the first, is none.
  mutating func record<Value>(_ value: Value, at time: Double, initial: Value?)
  where Element == Change<Value> {
    if let last, Time.isSame(last.time, time) { removeLast() }
    if let before = last?.value ?? initial, before == value { return }
    append(Change(time: time, value: value))
  }
}
