import Motion
import Testing

@testable import Views

/// The flow layout's law: core-animation.md 7.1 and T11, measured.md 1.8 and row 38 (read off UIKit at
/// two pixels to a point).
@Suite struct FlowLayoutTests {
  @Test("T11: in 320 three items of 100 fit exactly, and a fourth begins a line")
  func threeFitExactly() {
    let it = GridStage(320, 600, [4]) { $0.itemSize = CGSize(width: 100, height: 100) }
    #expect(it.origins([0, 1, 2, 3]) == [at(0, 0), at(110, 0), at(220, 0), at(0, 110)])
  }

  @Test("T11, row 38: full lines are justified, and the last stands as if it were full")
  func linesAreJustified() {
    let it = GridStage(375, 600, [7]) { $0.itemSize = CGSize(width: 100, height: 60) }
    #expect(it.origins([0, 1, 2]) == [at(0, 0), at(137.5, 0), at(275, 0)])
    #expect(it.origins([3, 4, 5, 6]) == [at(0, 70), at(137.5, 70), at(275, 70), at(0, 140)])
    #expect(it.list.contentSize == CGSize(width: 375, height: 200))
  }

  @Test("T11, row 38: insets make lines shorter and the content higher")
  func insetsCount() {
    let it = GridStage(375, 600, [7]) {
      $0.itemSize = CGSize(width: 100, height: 60)
      $0.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    }
    #expect(it.origins([0, 1, 2, 6]) == [at(16, 8), at(137.5, 8), at(259, 8), at(16, 148)])
    #expect(it.list.contentSize.height == 216)
  }

  @Test("T11: an item of 200 alone in a line of 320 that is not the last lies at 60")
  func oneAloneIsCentred() {
    let it = GridStage(320, 600, [3]) { _ in }
    it.source.size = { CGSize(width: $0.item < 2 ? 200 : 100, height: 50) }
    it.world.bind { it.layout.invalidateLayout() }
    #expect(it.frame(0)?.minX == 60)
    // 17469: rows of two of other sizes are pushed apart.
    #expect(it.origins([1, 2]) == [at(0, 60), at(210, 60)])
  }

  @Test("row 38: 3 x 115 + 2 x 15 = 375 is an exact fit")
  func exactFit() {
    let it = GridStage(375, 400, [5]) {
      $0.itemSize = CGSize(width: 115, height: 50)
      $0.minimumInteritemSpacing = 15
      $0.minimumLineSpacing = 12
    }
    #expect(it.origins([0, 1, 2, 3]) == [at(0, 0), at(130, 0), at(260, 0), at(0, 62)])
    #expect(it.list.contentSize.height == 112)
  }

  @Test("a fit that is exact but for the last bits counts as exact")
  func exactFitInBinary() {
    // 3 x 0.1 is 0.30000000000000004.
    let it = GridStage(0.3, 400, [3], scale: 1000) {
      $0.itemSize = CGSize(width: 0.1, height: 1)
      $0.minimumInteritemSpacing = 0
    }
    #expect(it.frame(2)?.minY == 0)
  }

  @Test("row 38: headers of 30 and footers of 20 stand over the whole width, sections follow")
  func headersAndFooters() {
    let it = GridStage(375, 400, [3, 2]) {
      $0.itemSize = CGSize(width: 80, height: 40)
      $0.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    #expect(it.origins([0, 1, 2]) == [at(12, 34), at(102.5, 34), at(192.5, 34)])
    #expect(it.frame(GridStage.header, 0) == box(0, 0, 375, 30))
    #expect(it.frame(GridStage.footer, 0) == box(0, 80, 375, 20))
    #expect(it.frame(GridStage.header, 1) == box(0, 100, 375, 30))
    #expect(it.frame(GridStage.footer, 1) == box(0, 180, 375, 20))
    #expect(it.list.contentSize.height == 200)
  }

  @Test("1.8: an empty section keeps its header, its insets and its footer")
  func emptySectionsKeepTheirPlace() {
    let it = GridStage(375, 300, [1, 0, 1]) {
      $0.itemSize = CGSize(width: 80, height: 40)
      $0.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.footerReferenceSize = CGSize(width: 0, height: 20)
    }
    // 30 + 4 + 40 + 6 + 20 = 100; then 30 + 4 + 6 + 20 = 60.
    #expect(it.frame(GridStage.header, 1) == box(0, 100, 375, 30))
    #expect(it.frame(GridStage.footer, 1) == box(0, 140, 375, 20))
    #expect(it.frame(0, in: 2)?.origin == at(12, 194))
    #expect(it.list.contentSize.height == 260)
  }

  @Test("1.8: a reference size of zero is no view")
  func zeroReferenceSizeIsNoView() {
    let it = GridStage(375, 300, [2]) {
      $0.itemSize = CGSize(width: 80, height: 40)
      // The side across does not count.
      $0.headerReferenceSize = CGSize(width: 99, height: 0)
      $0.footerReferenceSize = CGSize(width: 0, height: 12)
    }
    #expect(it.frame(GridStage.header, 0) == nil)
    #expect(it.frame(GridStage.footer, 0) == box(0, 40, 375, 12))
    #expect(it.list.visibleSupplementaryViews(ofKind: GridStage.header).isEmpty)
    #expect(it.list.visibleSupplementaryViews(ofKind: GridStage.footer).count == 1)
  }

  @Test("row 38: an item of 250 in 200 is centred too, at -25")
  func widerThanTheLine() {
    let it = GridStage(200, 300, [3]) {
      $0.itemSize = CGSize(width: 250, height: 40)
      $0.minimumLineSpacing = 6
    }
    #expect(it.origins([0, 1, 2]) == [at(-25, 0), at(-25, 46), at(-25, 92)])
    #expect(it.list.contentSize == CGSize(width: 200, height: 132))
  }

  @Test("a line with room for one centres also the last; one with room for two does not")
  func capacityOfOne() {
    let one = GridStage(200, 300, [2]) { $0.itemSize = CGSize(width: 150, height: 40) }
    #expect(one.origins([0, 1]) == [at(25, 0), at(25, 50)])
    let two = GridStage(200, 300, [1]) { $0.itemSize = CGSize(width: 90, height: 40) }
    #expect(two.frame(0)?.origin == at(0, 0))
  }

  @Test("row 38: four default items in 375 stand as six would: 0, 65, 130, 195")
  func fourOfSix() {
    let it = GridStage(375, 300, [4])
    #expect(it.origins([0, 1, 2, 3]) == [at(0, 0), at(65, 0), at(130, 0), at(195, 0)])
  }

  @Test("row 38: places are whole pixels, sizes are as they were")
  func placesSnap() {
    let it = GridStage(375, 300, [6]) {
      $0.itemSize = CGSize(width: 111.5, height: 44.25)
      $0.minimumLineSpacing = 8
      $0.minimumInteritemSpacing = 7
      $0.sectionInset = UIEdgeInsets(top: 5, left: 9, bottom: 5, right: 9)
    }
    #expect(it.frame(0) == box(9, 5, 111.5, 44.25))
    // (375 - 18 - 3 x 111.5) / 2 = 11.25: 131.75, 254.5; 5 + 44.25 + 8 = 57.25.
    #expect(it.origins([1, 2, 3]) == [at(132, 5), at(254.5, 5), at(9, 57.5)])
    #expect(it.frame(5) == box(254.5, 57.5, 111.5, 44.25))
    #expect(it.list.contentSize.height == 106.5)
  }

  @Test("at three pixels to a point places are thirds")
  func placesSnapToThirds() {
    let it = GridStage(375, 400, [3], scale: 3) {
      $0.itemSize = CGSize(width: 80, height: 40)
      $0.sectionInset = UIEdgeInsets(top: 4, left: 12, bottom: 6, right: 12)
    }
    // The gap is (351 - 320) / 3 = 10.333...: 102.333..., 192.666...
    #expect(isClose(it.frame(1), box(102 + 1.0 / 3, 4, 80, 40)))
    #expect(isClose(it.frame(2), box(192 + 2.0 / 3, 4, 80, 40)))
  }

  @Test("the empty list has its insets only, and no section has nothing")
  func nothing() {
    let it = GridStage(375, 300, [0]) {
      $0.sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 9, right: 0)
    }
    #expect(it.list.contentSize == CGSize(width: 375, height: 17))
    #expect(GridStage(375, 300, []).list.contentSize == CGSize(width: 375, height: 0))
    #expect(it.frame(0) == nil)
    #expect(it.frame(0, in: 1) == nil)
  }
}
