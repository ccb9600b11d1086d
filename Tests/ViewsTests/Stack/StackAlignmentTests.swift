import Layers
import Motion
import Testing

@testable import Views

/// How a stack places its views across, keeps to margins, hides views and lets them go.
struct StackAlignmentTests {
  private static let sizes = [(20.0, 40.0), (30.0, 80.0), (10.0, 60.0)]

  @Test(arguments: [
    (UIStackView.Alignment.leading, [[0.0, 40.0], [0, 80], [0, 60]]),
    (.center, [[60, 40], [40, 80], [50, 60]]), (.trailing, [[120, 40], [80, 80], [100, 60]]),
    (.fill, [[0, 160], [0, 160], [0, 160]]),
  ])
  func viewsLieAcross(_ alignment: UIStackView.Alignment, _ expected: [[Double]]) {
    let it = StackStage(Self.sizes, height: 160) { $0.alignment = alignment }
    #expect(it.heights == expected)
    #expect(it.stage.findings.isEmpty)
    let free = StackStage(Self.sizes) { $0.alignment = alignment }
    #expect(free.stack.frame.height == 80)
    #expect(free.stage.findings.isEmpty)
  }

  @Test func oneViewIsCentred() {
    let it = StackStage([(20, 40)], height: 100) { $0.alignment = .center }
    #expect(it.heights == [[30, 40]])
  }

  @Test func theConstraintsAreUIKits() {
    let it = StackStage(Self.sizes) { $0.alignment = .leading }
    #expect(it.constraints("UISV-alignment") == ["box0.top == box1.top", "box0.top == box2.top"])
    #expect(
      it.constraints("UISV-spanning-boundary").prefix(2) == [
        "UISV-alignment-spanner.top == box0.top @999.5",
        "UISV-alignment-spanner.bottom >= box0.bottom",
      ])
    #expect(
      it.constraints("UISV-canvas-connection") == [
        "stack.top == box0.top", "UISV-alignment-spanner.bottom == stack.bottom",
        "stack.leading == box0.leading", "box2.trailing == stack.trailing",
      ])
    #expect(
      it.constraints("UISV-spanning-fit") == ["UISV-alignment-spanner.height == 0 @51"])
    // A constraint about one view alone is held by that view.
    #expect(
      it.boxes[0].constraints.map(\.identifier) == ["UISV-ambiguity-suppression"])
    #expect(it.boxes[0].constraints.map(\.priority.rawValue) == [25])
  }

  /// Ascenders of 17 and 34 points at scale 3: 16.333 and 32.667.
  @Test func baselinesStandInOneLine() {
    let it = StackStage([])
    it.stage.turn {
      for size in [17.0, 34] {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = "a\(size)"
        it.stack.addArrangedSubview(label)
      }
      it.stack.alignment = .firstBaseline
    }
    let labels = it.stack.arrangedSubviews
    #expect(abs(labels[0].frame.minY - 49.0 / 3) < 1e-9 && labels[1].frame.minY == 0)
    #expect(abs(it.stack.frame.height - 122.0 / 3) < 1e-9)
    // A column from baseline to baseline: the second one's ascender begins 50 below the first's.
    it.stage.turn {
      it.stack.axis = .vertical
      it.stack.alignment = .fill
      it.stack.spacing = 50
      it.stack.isBaselineRelativeArrangement = true
    }
    #expect(abs(labels[1].frame.minY - (49 + 150 - 98) / 3.0) < 1e-9)
  }

  @Test func marginsAreKept() {
    let it = StackStage(Self.sizes) {
      $0.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      $0.isLayoutMarginsRelativeArrangement = true
    }
    #expect(it.stack.frame.size == CGSize(width: 120, height: 120))
    #expect(it.boxes[0].frame == CGRect(x: 20, y: 10, width: 20, height: 80))
  }

  @Test func aHiddenViewLeavesTheArrangement() {
    let it = StackStage([(40, 10), (60, 10), (50, 10)]) { $0.spacing = 10 }
    it.stage.turn { it.boxes[1].isHidden = true }
    #expect(it.stack.frame.width == 100)
    // It lies in the middle of the gap that it left.
    #expect(it.spans == [[0, 40], [45, 0], [50, 50]])
    #expect(it.stack.arrangedSubviews.count == 3)
    it.stage.turn { it.boxes[0].isHidden = true }
    #expect(it.spans == [[0, 0], [0, 0], [0, 50]])
    it.stage.turn { it.boxes[2].isHidden = true }
    #expect(it.stack.frame.width == 0)
    it.stage.turn { for box in it.boxes { box.isHidden = false } }
    #expect(it.spans == [[0, 40], [50, 60], [120, 50]])
    #expect(it.stage.findings.isEmpty)
  }

  @Test func aHiddenViewWithARequiredLengthIsNoConflict() {
    let it = StackStage([(40, 10), (60, 10), (50, 10)])
    it.stage.turn {
      it.boxes[1].widthAnchor.constraint(equalToConstant: 70).isActive = true
    }
    #expect(it.stack.frame.width == 160)
    it.stage.turn { it.boxes[1].isHidden = true }
    #expect(it.stack.frame.width == 90 && it.boxes[2].frame.minX == 40)
    #expect(it.stage.findings.isEmpty)
  }

  /// UIKit: the stack lays out at the end of the block, and the view is out of sight only when the
  /// animation is over.
  @Test func hidingInABlockIsAnimated() {
    let it = StackStage([(40, 10), (60, 10), (50, 10)]) { $0.spacing = 10 }
    let world = it.stage.world
    it.stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        it.boxes[1].isHidden = true
      }
    }
    #expect(it.boxes[1].isHidden && !it.boxes[1].layer.isHidden)
    world.advance(by: 0.5)
    #expect(
      isClose(it.stage.rect(it.boxes[1], at: 0.5), CGRect(x: 47.5, y: 0, width: 30, height: 10)))
    #expect(
      isClose(it.stage.rect(it.boxes[2], at: 0.5), CGRect(x: 85, y: 0, width: 50, height: 10)))
    #expect(isClose(it.stage.rect(it.stack, at: 0.5), CGRect(x: 0, y: 0, width: 135, height: 10)))
    world.settle()
    #expect(it.boxes[1].isHidden && it.boxes[1].layer.isHidden)
    it.stage.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        it.boxes[1].isHidden = false
      }
    }
    #expect(!it.boxes[1].layer.isHidden)
    let start = world.now
    world.advance(by: 0.5)
    let rect = it.stage.rect(it.boxes[1], at: start + 0.5)
    #expect(isClose(rect, CGRect(x: 47.5, y: 0, width: 30, height: 10)))
    #expect(it.stage.findings.isEmpty)
  }

  @Test func shownAgainInTimeItStaysInSight() {
    let it = StackStage([(40, 10), (60, 10)])
    it.stage.turn { UIView.animate(withDuration: 1) { it.boxes[1].isHidden = true } }
    it.stage.world.advance(by: 0.25)
    it.stage.turn { UIView.animate(withDuration: 1) { it.boxes[1].isHidden = false } }
    it.stage.world.settle()
    #expect(!it.boxes[1].isHidden && !it.boxes[1].layer.isHidden)
    #expect(it.stack.frame.width == 100)
  }

  @Test func viewsComeAndGo() {
    let it = StackStage([(40, 10), (60, 10), (50, 10)])
    it.stage.turn { it.boxes[0].removeFromSuperview() }
    #expect(it.stack.arrangedSubviews == [it.boxes[1], it.boxes[2]])
    #expect(it.boxes[1].frame.minX == 0)
    // Out of the arrangement, still a subview.
    it.stage.turn { it.stack.removeArrangedSubview(it.boxes[1]) }
    #expect(it.boxes[1].superview === it.stack && it.stack.frame.width == 50)
    it.stage.turn { it.stack.insertArrangedSubview(it.boxes[1], at: 0) }
    #expect(it.spans[1] == [0, 60] && it.spans[2] == [60, 50])
    // A view that is there moves; its place among the subviews does not change.
    it.stage.turn { it.stack.addArrangedSubview(it.boxes[1]) }
    #expect(it.stack.arrangedSubviews == [it.boxes[2], it.boxes[1]])
    #expect(it.stack.subviews == [it.boxes[1], it.boxes[2]])
  }

  @Test func anIndexOutOfBoundsIsAnException() {
    let it = StackStage([(40, 10)])
    let host = ExceptionHost()
    it.stage.world.scriptHost = host
    it.stage.turn { it.stack.insertArrangedSubview(UIView(), at: 2) }
    #expect(it.stage.world.exception?.name == "NSInternalInconsistencyException")
    #expect(it.stage.world.exception?.reason.contains("index = 2") == true)
  }
}
