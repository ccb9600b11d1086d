import Foundation
import Motion
import Testing

@testable import Views

/// The metrics of text: decisions V9, V21.
struct TextMetricsTests {
  /// Every row of the vector file: codepoint, glyph, regular, bold.
  @Test func everyAdvanceIsThatOfTheTable() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../MotionTests/Vectors/helvetica-advances.csv")
    let rows = try String(contentsOf: file, encoding: .utf8)
      .split(whereSeparator: \.isNewline).dropFirst().map { $0.split(separator: ",") }
    let (regular, bold) = (UIFont.systemFont(ofSize: 1000), UIFont.boldSystemFont(ofSize: 1000))
    var count = 0
    for row in rows {
      let scalar = try #require(
        UInt32(row[0].dropFirst(2), radix: 16).flatMap { Unicode.Scalar($0) })
      let text = String(Character(scalar))
      #expect(regular.width(of: text) == Double(row[2]), "\(row[0])")
      #expect(bold.width(of: text) == Double(row[3]), "\(row[0])")
      count += 1
    }
    #expect(count == 219)
  }

  /// The weights that are drawn bold.
  @Test(
    arguments: zip(
      UIFont.Weight.allCases, [false, false, false, false, false, true, true, true, true]))
  func heavyWeightsAreWide(_ weight: UIFont.Weight, _ isBold: Bool) {
    let width = UIFont.systemFont(ofSize: 1000, weight: weight).width(of: "b")
    #expect(width == (isBold ? 611 : 556))
  }
}
