extension Array {
  /// How many changes a moment sees; the changes are in the order of time.
  func seenCount<Value>(at moment: Moment) -> Int where Element == Change<Value> {
    if isEmpty { return 0 }
    if let last, moment.sees(last.time) { return count }
    return partition { moment.sees($0.time) }
  }

  /// The value in force at a moment; nil before the first change.
  func value<Value>(at moment: Moment) -> Value? where Element == Change<Value> {
    let seen = seenCount(at: moment)
    return seen > 0 ? self[seen - 1].value : nil
  }

  /// How many elements at the front satisfy a condition that no later one satisfies.
  func partition(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
