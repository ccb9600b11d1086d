extension Double {
  /// This number rounded down to an index below a count; the nearest index if it lies outside, and 0
  /// if it is no number.
  func index(below count: Int) -> Int {
    let limit = Double(max(count - 1, 0))
    return isNaN ? 0 : Int(Swift.min(Swift.max(rounded(.down), 0), limit))
  }
}
