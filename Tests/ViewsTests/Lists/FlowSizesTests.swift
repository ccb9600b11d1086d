import Motion
import Testing

@testable import Views

/// The flow layout with items of several sizes, with what a delegate says, and scrolling sideways.
/// (core-animation.md 7.1; measured.md 1.8 and row 38)
@Suite struct FlowSizesTests {
  @Test("1.8: a line is as high as its tallest item, the others lie in the middle")
  func linesOfSeveralSizes() {
    let sizes: [(CGFloat, CGFloat)] = [
      (120, 40), (100, 55), (90, 40), (200, 30), (60, 40), (150, 40),
    ]
    let it = GridStage(
      375, 400, [6], size: { CGSize(width: sizes[$0.item].0, height: sizes[$0.item].1) }
    ) {
      $0.minimumInteritemSpacing = 8
      $0.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    }
    // 355 - 310 = 45: gaps of 22.5; then 355 - 260 = 95; the last line has room for two.
    #expect(it.origins([0, 1, 2]) == [at(10, 12.5), at(152.5, 5), at(275, 12.5)])
    #expect(it.origins([3, 4, 5]) == [at(10, 75), at(305, 70), at(10, 120)])
    #expect(it.list.contentSize.height == 165)
  }

  @Test("1.8, radar 20825965: a last line of different items has the least distance")
  func lastLineOfSeveralSizes() {
    let widths: [CGFloat] = [80, 100, 60]
    let wide = GridStage(375, 300, [3], size: { CGSize(width: widths[$0.item], height: 40) })
    #expect(wide.origins([0, 1, 2]) == [at(0, 0), at(90, 0), at(200, 0)])
    // One taller item is enough.
    let tall = GridStage(375, 400, [4], size: { CGSize(width: 80, height: $0.item == 1 ? 90 : 40) })
    #expect(tall.origins([0, 1, 2, 3]) == [at(0, 25), at(90, 0), at(180, 25), at(270, 25)])
    #expect(tall.list.contentSize.height == 90)
  }

  @Test("1.8: a last line of equal items is spaced as full, wherever the size came from")
  func sizesOfTheDelegate() {
    let it = GridStage(375, 300, [4], size: { _ in CGSize(width: 80, height: 40) })
    // (375 - 4 x 80) / 3 = 18.333...: 98.333, 196.667, 295.
    #expect(it.origins([0, 1, 2, 3]) == [at(0, 0), at(98.5, 0), at(196.5, 0), at(295, 0)])
  }

  @Test("a full line of different items is justified; what counts is the line, not the section")
  func fullLineOfSeveralSizes() {
    let it = GridStage(
      375, 300, [5, 3],
      size: { CGSize(width: 80, height: $0.item == 1 && $0.section == 0 ? 90 : 40) })
    #expect(it.origins([0, 1, 3, 4]) == [at(0, 25), at(98.5, 0), at(295, 25), at(0, 100)])
    // No line spacing between sections.
    #expect(it.origins([0, 1], in: 1) == [at(0, 140), at(98.5, 140)])
    #expect(it.list.contentSize.height == 180)
  }

  @Test("the delegate's insets, spacings and headers count section by section")
  func sectionsOfTheDelegate() {
    let it = GridStage(320, 600, [2, 4]) { $0.itemSize = CGSize(width: 100, height: 100) }
    it.source.insets = { UIEdgeInsets(top: 10 * CGFloat($0), left: 5, bottom: 0, right: 15) }
    it.source.spacings = { ($0 == 0 ? 3 : 7, $0 == 0 ? 50 : 0) }
    it.source.header = { CGSize(width: 0, height: $0 == 0 ? 0 : 25) }
    it.world.bind { it.layout.invalidateLayout() }
    // Section 0: 300 wide, two fit (100 + 50 + 100): gap 100. Section 1: three fit without a gap.
    #expect(it.origins([0, 1]) == [at(5, 0), at(205, 0)])
    #expect(it.frame(GridStage.header, 0) == nil)
    #expect(it.frame(GridStage.header, 1) == box(0, 100, 320, 25))
    #expect(
      it.origins([0, 1, 2, 3], in: 1) == [at(5, 135), at(105, 135), at(205, 135), at(5, 242)])
  }

  @Test("row 38: scrolling sideways fills columns")
  func sideways() {
    let it = GridStage(375, 220, [7]) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 90, height: 70)
      $0.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    }
    #expect(it.origins([0, 1, 2]) == [at(12, 8), at(12, 142), at(112, 8)])
    #expect(it.origins([5, 6]) == [at(212, 142), at(312, 8)])
    #expect(it.list.contentSize == CGSize(width: 414, height: 220))
  }

  @Test("sideways headers and footers stand over the whole height")
  func sidewaysHeaders() {
    let it = GridStage(375, 200, [3, 2]) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 90, height: 70)
      $0.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
      $0.headerReferenceSize = CGSize(width: 40, height: 0)
      $0.footerReferenceSize = CGSize(width: 20, height: 0)
    }
    // 40 + 12 + 90 + 10 + 90 + 12 = 254; 274 + 40 + 12 + 90 + 12 = 428.
    #expect(it.frame(GridStage.header, 0) == box(0, 0, 40, 200))
    #expect(it.frame(GridStage.footer, 0) == box(254, 0, 20, 200))
    #expect(it.frame(GridStage.header, 1) == box(274, 0, 40, 200))
    #expect(it.frame(GridStage.footer, 1) == box(428, 0, 20, 200))
    #expect(it.origins([0, 1, 2]) == [at(52, 8), at(52, 122), at(152, 8)])
    #expect(it.origins([0, 1], in: 1) == [at(326, 8), at(326, 122)])
    #expect(it.list.contentSize == CGSize(width: 448, height: 200))
  }

  @Test("content insets across make the lines shorter")
  func contentInsets() {
    let it = GridStage(375, 400, [3]) { $0.itemSize = CGSize(width: 100, height: 60) }
    it.turn {
      it.list.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 35)
      it.list.layoutIfNeeded()
    }
    // 320 are left: gaps of 10.
    #expect(it.origins([0, 1, 2]) == [at(0, 0), at(110, 0), at(220, 0)])
    #expect(it.list.contentSize.width == 320)
  }

  @Test("other bounds place anew if lines become longer, scrolling does not")
  func boundsChange() {
    let it = GridStage(375, 400, [7]) { $0.itemSize = CGSize(width: 100, height: 60) }
    it.world.bind {
      #expect(!it.layout.shouldInvalidateLayout(forBoundsChange: box(0, 50, 375, 400)))
      #expect(!it.layout.shouldInvalidateLayout(forBoundsChange: box(0, 0, 375, 300)))
      #expect(it.layout.shouldInvalidateLayout(forBoundsChange: box(0, 0, 320, 400)))
    }
    it.turn {
      it.list.frame = box(0, 0, 320, 400)
      it.list.layoutIfNeeded()
    }
    #expect(it.origins([0, 1, 2]) == [at(0, 0), at(110, 0), at(220, 0)])
  }

  @Test("negative sizes and such that are no numbers are refused as by UIKit")
  func negativeSizes() {
    for size in [
      CGSize(width: -1, height: 10), CGSize(width: .nan, height: 1),
      CGSize(width: 1, height: .infinity),
    ] {
      let it = GridStage(375, 300, [3], size: { _ in size })
      #expect(it.world.exception?.name == "NSInternalInconsistencyException")
      #expect(it.world.exception?.reason.hasPrefix("negative sizes are not supported") == true)
    }
  }

  @Test("elements in a rectangle are those that a search of all finds, in many random layouts")
  func elementsInRectangles() {
    var random = Seeded(7)
    func next(_ range: Range<Double>) -> Double { Double.random(in: range, using: &random) }
    for _ in 0..<60 {
      let count = Int(next(0..<80))
      let sizes = (0..<count).map { _ in
        CGSize(width: next(0..<140), height: next(0..<90))
      }
      let spacing = next(-20..<30)
      let it = GridStage(
        300, 200, [count, 3],
        size: { $0.item < count ? sizes[$0.item] : CGSize(width: 9, height: 9) }
      ) {
        $0.minimumLineSpacing = spacing
        $0.scrollDirection = count % 2 == 0 ? .vertical : .horizontal
        $0.headerReferenceSize = CGSize(width: 20, height: 20)
      }
      let area = box(
        next(-50..<400), next(-50..<400), next(1..<300), 150)
      let found = it.world.bind { it.layout.layoutAttributesForElements(in: area) } ?? []
      let all = (0..<count).filter { it.frame($0)?.overlaps(area) == true }
      let cells = found.filter { $0.representedElementKind == nil && $0.indexPath.section == 0 }
      #expect(cells.map(\.indexPath.item) == all)
    }
  }
}
