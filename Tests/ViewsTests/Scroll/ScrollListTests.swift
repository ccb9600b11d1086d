import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Lists that go by themselves: what shows is there in every frame.
struct ScrollListTests {
  @Test("cells cover the list in every frame of a fling, and few more are there")
  func cellsCoverEveryFrame() throws {
    let grid = GridStage(375, 667, [1000]) {
      $0.itemSize = CGSize(width: 375, height: 50)
      $0.minimumLineSpacing = 0
    }
    grid.show()
    grid.world.advance(by: 0)
    var course = FingerCourse(
      from: [CGPoint(x: 180, y: 600)], to: [CGPoint(x: 180, y: 100)])
    course.velocity = 4500
    course.play(in: grid.world)
    let lift = grid.world.now
    grid.world.advance(by: 0.5)
    // 4500 points a second: 75 points, less than two cells, from frame to frame.
    #expect(grid.list.visibleCells.count <= 14 + 3)
    for frame in 1...28 {
      let time = ((lift * 60).rounded() + Double(frame)) / 60
      let rects = grid.world.timeline.frame(at: Moment(time)).rows
        .filter { grid.world.timeline.layers[$0.layer]?.className == "UICollectionViewCell" }
        .map(\.rect)
      #expect(rects.map(\.minY).min() ?? 1 <= 1e-9)
      #expect(rects.map(\.maxY).max() ?? 0 >= 667 - 1e-9)
    }
    #expect(grid.world.settle())
    #expect(grid.list.visibleCells.count <= 15)
  }

  @Test("what is laid out by the offset stands still on screen in every frame of a fling")
  func stickingViewsStandStill() {
    final class Sticking: UIScrollView {
      let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
      override func layoutSubviews() { header.frame.origin.y = bounds.minY }
    }
    let stage = Stage()
    let scroll = stage.world.bind { Sticking(frame: CGRect(x: 0, y: 0, width: 390, height: 844)) }
    stage.turn {
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 390, height: 3000)
      scroll.addSubview(scroll.header)
      stage.window.addSubview(scroll)
    }
    stage.drag(CGPoint(x: 195, y: 700), CGPoint(x: 195, y: 300)) { $0.velocity = 2500 }
    stage.world.settle()
    stage.turn { scroll.setContentOffset(CGPoint(x: 0, y: 200), animated: true) }
    stage.world.settle()
    for frame in 1..<Int(stage.world.now * 60) {
      let y = stage.rect(scroll.header, at: Double(frame) / 60)?.minY
      // The offset is on whole pixels, the fling between them; the last step is half a pixel more.
      #expect(y.map { abs($0) <= 1.0 / 3 + 1e-9 } == true)
    }
  }
}
