import Motion
import Testing

@testable import Views

/// Table T11 of the facts, and the flow examples of measured row 38 that name all their numbers.
struct FlowLinesTests {
  private func xs(_ lines: FlowLines, _ size: CGSize, _ count: Int) -> [CGFloat] {
    lines.place(Array(repeating: size, count: count)).frames.map(\.minX)
  }

  private let square = CGSize(width: 100, height: 100)

  @Test func threeFitExactlyAndAFourthBeginsALine() {
    #expect(xs(FlowLines(width: 320), square, 4) == [0, 110, 220, 0])
  }

  @Test func fullLinesAreJustifiedAndTheLastKeepsTheirGap() {
    #expect(xs(FlowLines(width: 375), square, 5) == [0, 137.5, 275, 0, 137.5])
  }

  @Test func insetsMakeTheLineShorter() {
    let insets = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    #expect(xs(FlowLines(width: 375, insets: insets), square, 3) == [16, 137.5, 259])
  }

  @Test func anItemAloneInALineThatIsNotTheLastIsCentred() {
    let wide = CGSize(width: 200, height: 50)
    #expect(FlowLines(width: 320).place([wide, wide, square]).frames[0].minX == 60)
  }

  @Test func sevenItemsTakeThreeLines() {
    let item = CGSize(width: 100, height: 60)
    let placed = FlowLines(width: 375).place(Array(repeating: item, count: 7))
    #expect(placed.frames.map(\.minX) == [0, 137.5, 275, 0, 137.5, 275, 0])
    #expect(placed.frames.map(\.minY) == [0, 0, 0, 70, 70, 70, 140])
    #expect(placed.height == 200)
  }

  @Test func insetsCountInTheHeight() {
    let insets = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    let item = CGSize(width: 100, height: 60)
    let placed = FlowLines(width: 375, insets: insets).place(Array(repeating: item, count: 7))
    #expect(Array(placed.frames.map(\.minX).prefix(3)) == [16, 137.5, 259])
    #expect(placed.height == 216)
  }

  @Test func anExactFitLeavesTheLeastGap() {
    let lines = FlowLines(width: 375, interitemSpacing: 15, lineSpacing: 12)
    #expect(xs(lines, CGSize(width: 115, height: 50), 3) == [0, 130, 260])
  }

  @Test func anItemWiderThanTheViewIsCentredToo() {
    #expect(xs(FlowLines(width: 200), CGSize(width: 250, height: 50), 1) == [-25])
  }

  @Test func fourOfSixAreSpacedAsSix() {
    #expect(xs(FlowLines(width: 375), CGSize(width: 50, height: 50), 4) == [0, 65, 130, 195])
  }
}
