import Testing

@testable import Motion

/// Table T1 of the facts, and the properties every curve has.
@Suite struct NamedCurveTests {
  private let table: [(Double, Double, Double, Double, Double)] = [
    (0.05, 0.004474615, 0.082242204, 0.004829750, 0.032951541),
    (0.1, 0.017026610, 0.160572154, 0.019722454, 0.094796306),
    (0.2, 0.062282000, 0.308366067, 0.081659856, 0.295244334),
    (0.25, 0.093464651, 0.378138131, 0.129161931, 0.408510591),
    (0.3, 0.129576761, 0.445185967, 0.187395907, 0.513315161),
    (0.4, 0.214860939, 0.570880231, 0.331883870, 0.682540506),
    (0.5, 0.315356813, 0.684643187, 0.500000000, 0.802403388),
    (0.6, 0.429119769, 0.785139061, 0.668116130, 0.885229310),
    (0.7, 0.554814033, 0.870423239, 0.812604093, 0.940764614),
    (0.75, 0.621861869, 0.906535349, 0.870838069, 0.960458978),
    (0.8, 0.691633933, 0.937718000, 0.918340144, 0.975625356),
    (0.9, 0.839427846, 0.982973390, 0.980277546, 0.994316477),
    (0.95, 0.917757796, 0.995525385, 0.995170250, 0.998624541),
  ]

  @Test func tableT1IsMet() {
    let curves: [CAMediaTimingFunction] = [.easeIn, .easeOut, .easeInEaseOut, .default]
    for row in table {
      for (curve, y) in zip(curves, [row.1, row.2, row.3, row.4]) {
        #expect(abs(curve.value(at: row.0) - y) < 1e-7)
      }
    }
  }

  @Test func theEndsAreExact() {
    for name in CAMediaTimingFunctionName.allCases {
      let curve = CAMediaTimingFunction(name: name)
      #expect(curve.value(at: 0) == 0)
      #expect(curve.value(at: 1) == 1)
      #expect(curve.name == name)
    }
  }

  @Test func theParameterMeetsXToTwelveDigits() {
    for x1 in stride(from: 0.0, through: 1, by: 0.125) {
      for x2 in stride(from: 0.0, through: 1, by: 0.125) {
        // With y = x the curve is the diagonal, whatever its speed along it.
        let curve = UnitBezier(x1, x1, x2, x2 + 1e-300)
        for step in 0...1000 {
          let x = Double(step) / 1000
          #expect(abs(curve.value(at: x) - x) < 1e-12)
        }
      }
    }
  }

  @Test func curvesWithControlsInsideNeverFall() {
    var random = Xorshift(seed: 7)
    for _ in 0..<200 {
      let curve = CAMediaTimingFunction(
        controlPoints: random.unit(), random.unit(), random.unit(), random.unit())
      var last = 0.0
      for step in 0...500 {
        let y = curve.value(at: Double(step) / 500)
        #expect(y >= last - 1e-12)
        last = y
      }
    }
  }

  @Test func aCurveIsInvertedWhereItRises() throws {
    for name in CAMediaTimingFunctionName.allCases {
      let curve = CAMediaTimingFunction(name: name)
      for step in 1..<100 {
        let y = Double(step) / 100
        let x = try #require(curve.fraction(reaching: y))
        #expect(abs(curve.value(at: x) - y) < 1e-12)
      }
    }
    #expect(CAMediaTimingFunction.easeIn.fraction(reaching: 1.5) == nil)
  }

  @Test func cubicParametersKnowTheirKind() {
    let plain = UICubicTimingParameters()
    #expect(plain.controlPoint1 == CGPoint(x: 0.25, y: 0.1))
    #expect(plain.controlPoint2 == CGPoint(x: 0.25, y: 1))
    #expect(plain.curveRawValue == 5 && plain.timingCurveType == .builtin)
    let own = UICubicTimingParameters(
      controlPoint1: CGPoint(x: 0.1, y: 0.2), controlPoint2: CGPoint(x: 0.3, y: 0.4))
    #expect(own.curveRawValue == 6 && own.timingCurveType == .cubic)
    #expect(UICubicTimingParameters(curveRawValue: 2).timingFunction == .easeOut)
    #expect(UISpringTimingParameters().timingCurveType.rawValue == 2)
  }
}
