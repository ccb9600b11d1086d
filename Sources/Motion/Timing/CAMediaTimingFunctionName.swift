/// The names of Core Animation's own pacing curves.
public enum CAMediaTimingFunctionName: String, Hashable, Sendable, Codable, CaseIterable {
  case linear, easeIn, easeOut, easeInEaseOut, `default`
}

extension CAMediaTimingFunction {
  /// One of Core Animation's own curves (facts 1.1).
  public init(name: CAMediaTimingFunctionName) {
    switch name {
    case .linear: self = .linear
    case .easeIn: self = .easeIn
    case .easeOut: self = .easeOut
    case .easeInEaseOut: self = .easeInEaseOut
    case .default: self = .default
    }
  }

  /// The name under which Core Animation has this curve.
  public var name: CAMediaTimingFunctionName? {
    CAMediaTimingFunctionName.allCases.first { CAMediaTimingFunction(name: $0) == self }
  }

  /// The curve prepared for evaluation.
  public var unitBezier: UnitBezier { UnitBezier(c1.x, c1.y, c2.x, c2.y) }

  /// The progress at a fraction of the time; outside 0...1 it goes on straight.
  public func value(at fraction: Double) -> Double { unitBezier.value(at: fraction) }

  /// The fraction of the time at which the progress is first reached or passed; nil if it never is.
  public func fraction(reaching progress: Double) -> Double? {
    let curve = unitBezier
    if progress <= 0 { return 0 }
    let steps = 64
    var low = 0.0
    for step in 1...steps {
      var high = Double(step) / Double(steps)
      guard curve.value(at: high) >= progress else {
        low = high
        continue
      }
      for _ in 0..<60 where high - low > 1e-15 {
        let middle = (low + high) / 2
        if curve.value(at: middle) >= progress { high = middle } else { low = middle }
      }
      return high
    }
    return nil
  }

  /// Control point 0 (the start) to 3 (the end), as `getControlPoint(at:values:)` gives it.
  public func controlPoint(at index: Int) -> CGPoint {
    switch index {
    case 1: c1
    case 2: c2
    case 3: CGPoint(x: 1, y: 1)
    default: .zero
    }
  }
}
