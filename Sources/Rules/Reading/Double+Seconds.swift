extension Double {
  /// The number with three decimals, as times are written in messages.
  var seconds: String {
    guard magnitude < 1e12 else { return description }
    let thousandths = Int((magnitude * 1000).rounded())
    let rest = String(thousandths % 1000)
    let zeros = String(repeating: "0", count: 3 - rest.utf8.count)
    return (self < 0 && thousandths > 0 ? "-" : "") + "\(thousandths / 1000).\(zeros)\(rest)"
  }
}

extension Double {
  /// The number with three decimals at most.
  var shortest: String {
    let rounded = (self * 1000).rounded() / 1000
    let isWhole = rounded == rounded.rounded() && rounded.magnitude < 1e15
    return isWhole ? String(Int(rounded)) : rounded.description
  }
}
