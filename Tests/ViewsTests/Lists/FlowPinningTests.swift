import Motion
import Testing

@testable import Views

/// Headers and footers that stay in sight as long as their section does.
@Suite struct FlowPinningTests {
  /// Three sections, each 30 + 4 x 100 + 3 x 10 + 20 = 480 high, 375 wide, 300 to see.
  private func stage(_ direction: UICollectionView.ScrollDirection = .vertical) -> GridStage {
    let (width, height): (CGFloat, CGFloat) = direction == .vertical ? (375, 300) : (300, 375)
    return GridStage(width, height, [4, 4, 4]) {
      $0.scrollDirection = direction
      $0.itemSize =
        direction == .vertical
        ? CGSize(width: 300, height: 100) : CGSize(width: 100, height: 300)
      $0.headerReferenceSize = CGSize(width: 30, height: 30)
      $0.footerReferenceSize = CGSize(width: 20, height: 20)
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
    }
  }

  private func scroll(_ it: GridStage, to offset: CGPoint) {
    it.turn {
      it.list.contentOffset = offset
      it.list.layoutIfNeeded()
    }
  }

  /// Where the visible headers or footers are.
  private func frames(_ it: GridStage, _ kind: String) -> [CGRect] {
    it.list.visibleSupplementaryViews(ofKind: kind).map(\.frame)
  }

  @Test("a header stays at the top, and goes with the end of its section")
  func headers() {
    let it = stage()
    #expect(frames(it, GridStage.header) == [box(0, 0, 375, 30)])
    scroll(it, to: at(0, 100))
    #expect(frames(it, GridStage.header) == [box(0, 100, 375, 30)])
    // The section's items end at 460: from 430 on the header is pushed out.
    scroll(it, to: at(0, 445))
    #expect(frames(it, GridStage.header) == [box(0, 430, 375, 30), box(0, 480, 375, 30)])
    scroll(it, to: at(0, 470))
    #expect(frames(it, GridStage.header) == [box(0, 480, 375, 30)])
  }

  @Test("a footer stays at the bottom until its section begins")
  func footers() {
    let it = stage()
    #expect(frames(it, GridStage.footer) == [box(0, 280, 375, 20)])
    scroll(it, to: at(0, 200))
    // 200 + 300 = 500: the first at its place, the second waits below its header.
    #expect(frames(it, GridStage.footer) == [box(0, 460, 375, 20)])
    scroll(it, to: at(0, 240))
    #expect(frames(it, GridStage.footer) == [box(0, 460, 375, 20), box(0, 520, 375, 20)])
  }

  @Test("insets count, and what is pinned lies in front of the items")
  func insets() {
    let it = stage()
    it.turn {
      it.list.contentInset = UIEdgeInsets(top: 40, left: 0, bottom: 10, right: 0)
      it.list.contentOffset = at(0, 100)
      it.list.layoutIfNeeded()
    }
    #expect(frames(it, GridStage.header) == [box(0, 140, 375, 30)])
    #expect(frames(it, GridStage.footer) == [box(0, 370, 375, 20)])
    let depths = it.list.subviews.map { $0 is UICollectionViewCell }
    #expect(depths.lastIndex(of: true) ?? 0 < depths.firstIndex(of: false) ?? 0)
  }

  @Test("sideways they stay at the left and the right")
  func sideways() {
    let it = stage(.horizontal)
    scroll(it, to: at(200, 0))
    #expect(frames(it, GridStage.header) == [box(200, 0, 30, 375), box(480, 0, 30, 375)])
    #expect(frames(it, GridStage.footer) == [box(460, 0, 20, 375)])
  }
}
