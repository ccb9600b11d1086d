import Foundation
import Testing

@testable import Renderers

struct FixedTests {
  @Test(arguments: [
    (0.0, 1, "0.0"), (-0.0, 1, "0.0"), (-0.04, 1, "0.0"), (0.25, 1, "0.3"), (-0.25, 1, "-0.3"),
    (0.125, 2, "0.13"), (0.35, 1, "0.3"), (0.45, 1, "0.5"), (1.005, 2, "1.00"), (9.95, 1, "9.9"),
    (9.96, 1, "10.0"), (99.999, 2, "100.00"), (390, 1, "390.0"), (1234567.891, 2, "1234567.89"),
    (2.5, 0, "3"), (-3.5, 0, "-4"), (0.0005, 3, "0.001"), (1e300, 1, "1e+300"),
    (.infinity, 1, "inf"), (-.infinity, 1, "-inf"),
  ])
  func decimalsAreFixed(_ number: Double, _ decimals: Int, _ text: String) {
    #expect(number.fixed(decimals) == text)
  }

  /// The C library rounds exact ties to even; away from ties both must agree.
  @Test func agreesWithTheCLibrary() {
    var number = 0.0137
    for step in 0..<20_000 {
      number = (number * 1.37 + 0.011).truncatingRemainder(dividingBy: 5000)
      let value = step % 2 == 0 ? number : -number
      let theirs = String(format: "%.2f", value)
      #expect(value.fixed(2) == (theirs == "-0.00" ? "0.00" : theirs))
    }
  }
}
