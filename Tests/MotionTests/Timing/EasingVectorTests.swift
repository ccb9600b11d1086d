import Testing

@testable import Motion

@Suite struct EasingVectorTests {
  @Test func everyRowIsMet() throws {
    let rows = try vectorRows("easing-vectors")
    var asserted = 0
    for row in rows {
      guard let value = value(of: row), let expected = row.expected.first else {
        Issue.record("not understood: \(row)")
        continue
      }
      #expect(abs(value - expected) <= row.tolerance, "\(row) gave \(value)")
      asserted += 1
    }
    // More rows may come; none may go, and none is passed over.
    #expect(asserted == rows.count && asserted >= 209)
  }

  private func value(of row: VectorRow) -> Double? {
    guard let input = number(row["input"]) else { return nil }
    switch row["function"] {
    case "cubic-bezier": return curve(row["params"])?.value(at: input)
    case "CAMediaTimingFunction":
      return CAMediaTimingFunctionName(rawValue: row["params"]).map {
        CAMediaTimingFunction(name: $0).value(at: input)
      }
    case "controlPoint.x", "controlPoint.y":
      guard let name = CAMediaTimingFunctionName(rawValue: row["params"]) else { return nil }
      let point = CAMediaTimingFunction(name: name).controlPoint(at: Int(input))
      return row["function"].hasSuffix("x") ? point.x : point.y
    default: return keyframes(row, at: input)
    }
  }

  private func curve(_ text: String) -> CAMediaTimingFunction? {
    guard let n = numbers(text), n.count == 4 else { return nil }
    return CAMediaTimingFunction(controlPoints: n[0], n[1], n[2], n[3])
  }

  /// "3 keyframes 0/100/200 over 2000ms, easing on 2nd segment".
  private func keyframes(_ row: VectorRow, at progress: Double) -> Double? {
    let words = row["function"].split(separator: " ")
    guard words.count == 9, words[1] == "keyframes", words[5] == "easing", words[8] == "segment",
      let count = Int(words[0]), let segment = Int(words[7].prefix { $0.isNumber }),
      let curve = curve(row["params"])
    else { return nil }
    let values = words[2].split(separator: "/").compactMap { Double($0) }
    guard values.count == count, segment >= 1, segment < count else { return nil }
    var functions = [CAMediaTimingFunction](repeating: .linear, count: count - 1)
    functions[segment - 1] = curve
    let frames = Keyframes(values: values.map { .number($0) }, timingFunctions: functions)
    guard case .number(let value)? = frames.value(at: progress) else { return nil }
    return value
  }
}
