import Motion
import Testing
import Timeline

struct FrameTests {
  private let half = CATransform3D.scale(0.5, 0.5, 1)

  @Test func rectsAreInTheWindowThroughEveryLevel() {
    var stage = Stage()
    let outer = stage.view("outer", CGRect(x: 10, y: 20, width: 200, height: 100)) {
      $0.bounds.origin = CGPoint(x: 0, y: 50)
    }
    let inner = stage.view("inner", CGRect(x: 5, y: 60, width: 50, height: 40), in: outer)
    #expect(stage.rect(inner, 0) == CGRect(x: 15, y: 30, width: 50, height: 40))
    let sample = stage.timeline.sample(inner, at: Moment(0))
    #expect(sample?.frame == CGRect(x: 5, y: 60, width: 50, height: 40))
    #expect(sample?.superview == outer)
    #expect(sample?.window == stage.window)
  }

  @Test func movementsKeepTheSizeToTheLastBit() {
    var stage = Stage()
    let outer = stage.view("outer", CGRect(x: 0.1, y: 0.2, width: 300, height: 300))
    let inner = stage.view("inner", CGRect(x: 0.7, y: 0.3, width: 100.1, height: 0.3), in: outer)
    #expect(stage.rect(inner, 0)?.size == CGSize(width: 100.1, height: 0.3))
  }

  @Test func aScaledParentScalesAboutItsAnchor() {
    var stage = Stage()
    let outer = stage.view("outer", CGRect(x: 100, y: 100, width: 200, height: 200)) {
      $0.transform = half
    }
    let inner = stage.view("inner", CGRect(x: 0, y: 0, width: 100, height: 50), in: outer)
    // The outer rect is 150,150,100,100; the inner one its upper left part.
    #expect(stage.rect(outer, 0) == CGRect(x: 150, y: 150, width: 100, height: 100))
    #expect(stage.rect(inner, 0) == CGRect(x: 150, y: 150, width: 50, height: 25))
  }

  @Test func aQuarterTurnSwapsTheSides() {
    var stage = Stage()
    let view = stage.view("view", CGRect(x: 100, y: 100, width: 200, height: 100)) {
      $0.transform = CATransform3D.rotation(.pi / 2, 0, 0, 1)
    }
    guard let sample = stage.timeline.sample(view, at: Moment(0)), let rect = sample.rect else {
      Issue.record("no sample")
      return
    }
    #expect(abs(rect.origin.x - 150) < 1e-12 && abs(rect.origin.y - 50) < 1e-12)
    #expect(abs(rect.size.width - 100) < 1e-12 && abs(rect.size.height - 200) < 1e-12)
    #expect(abs((sample.quad?.topLeft.x ?? 0) - 250) < 1e-12)
    #expect(abs((sample.quad?.topLeft.y ?? 0) - 50) < 1e-12)
  }

  @Test func aLensShrinksWhatIsFarAboutTheParentsAnchor() {
    var stage = Stage()
    let outer = stage.view("outer", CGRect(x: 100, y: 100, width: 200, height: 200)) {
      $0.sublayerTransform.m34 = -1.0 / 500
    }
    let inner = stage.view("inner", CGRect(x: 100, y: 50, width: 100, height: 100), in: outer) {
      $0.transform = CATransform3D.translation(0, 0, -500)
    }
    // At depth -500 with the eye at 500 everything is half as large about the centre 200,200:
    // x 200...300 is 200...250, y 150...250 is 175...225.
    #expect(stage.rect(inner, 0) == CGRect(x: 200, y: 175, width: 50, height: 50))
  }

  @Test func opacitiesMultiplyAndHidingReachesDown() {
    var stage = Stage()
    let outer = stage.view("outer", CGRect(x: 0, y: 0, width: 9, height: 9)) { $0.opacity = 0.5 }
    let inner = stage.view("inner", CGRect(x: 0, y: 0, width: 9, height: 9), in: outer) {
      $0.opacity = 0.5
    }
    let rows = stage.timeline.frame(at: Moment(0)).rows
    #expect(rows.map(\.opacity) == [0.5, 0.25])
    #expect(rows.map(\.alpha) == [0.5, 0.5])
    stage.timeline.record(.flag(true), for: .isHidden, of: outer, at: 1)
    #expect(stage.timeline.sample(inner, at: Moment(2))?.opacity == 0)
    #expect(stage.timeline.sample(inner, at: Moment(2))?.isHidden == false)
    #expect(stage.timeline.frame(at: Moment(2)).rows.map(\.opacity) == [0, 0])
  }

  @Test func rowsAreInDrawingOrderWithDepthBeforeOrder() {
    var stage = Stage()
    let rect = CGRect(x: 0, y: 0, width: 9, height: 9)
    let a = stage.view("a", rect)
    let b = stage.view("b", rect, in: a)
    let c = stage.view("c", rect)
    let d = stage.view("d", rect)
    func order(_ time: Double) -> [Int] { stage.timeline.frame(at: Moment(time)).rows.map(\.layer) }
    #expect(order(0) == [a, b, c, d])
    stage.timeline.record(.number(1), for: .zPosition, of: a, at: 1)
    #expect(order(2) == [c, d, a, b])
    stage.timeline.setChildren([a, d, c], of: stage.window, at: 3)
    #expect(order(4) == [d, c, a, b])
  }

  @Test func layersThatAreNoViewsCarryButHaveNoRow() {
    var stage = Stage()
    let rect = CGRect(x: 10, y: 10, width: 90, height: 90)
    let layer = stage.view("layer", rect, isView: false) { $0.opacity = 0.5 }
    let view = stage.view("view", rect, in: layer)
    let rows = stage.timeline.frame(at: Moment(0)).rows
    #expect(rows.map(\.layer) == [view])
    #expect(rows.first?.parent == stage.window)
    #expect(rows.first?.opacity == 0.5)
    #expect(rows.first?.rect.origin == CGPoint(x: 20, y: 20))
  }

  @Test func aViewTakenOutHasNoRectAndKeepsItsValues() {
    var stage = Stage()
    let view = stage.view("view", CGRect(x: 1, y: 2, width: 3, height: 4))
    stage.timeline.setChildren([], of: stage.window, at: 1)
    let sample = stage.timeline.sample(view, at: Moment(2))
    #expect(sample?.inWindow == false)
    #expect(sample?.rect == nil && sample?.quad == nil && sample?.superview == nil)
    #expect(sample?.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(stage.timeline.sample(view, at: Moment(1))?.inWindow == true)
  }

  @Test func aViewMovedToAnotherParentIsShownOnce() {
    var stage = Stage()
    let a = stage.view("a", CGRect(x: 10, y: 0, width: 9, height: 9))
    let b = stage.view("b", CGRect(x: 20, y: 0, width: 9, height: 9))
    let child = stage.view("child", CGRect(x: 1, y: 0, width: 9, height: 9), in: a)
    stage.timeline.setChildren([child], of: b, at: 1)
    stage.timeline.setChildren([], of: a, at: 1)
    #expect(stage.timeline.parent(of: child, at: Moment(1)) == a)
    #expect(stage.timeline.parent(of: child, at: Moment(1, isAfter: true)) == b)
    #expect(stage.timeline.frame(at: Moment(2)).rows.map(\.layer) == [a, b, child])
    #expect(stage.rect(child, 2)?.origin.x == 21)
  }

  @Test func framesAreCountedToTheLastTick() {
    var stage = Stage()
    stage.timeline.end = 0.35
    #expect(stage.timeline.frameCount(fps: 60) == 22)
    #expect(stage.timeline.frameCount(fps: 120) == 43)
    stage.timeline.end = 0
    #expect(stage.timeline.frameCount(fps: 60) == 1)
  }
}
