import Layers
import Motion
import Testing

@testable import Views

/// How a stack shares its length: hand arithmetic, and UIKit's constraints as kean.blog printed them.
struct StackDistributionTests {
  private static let sizes = [(160.0, 200.0), (80.0, 100.0), (40.0, 50.0)]

  @Test func aStackIsAsLargeAsItsViewsAndTheirDistances() {
    let it = StackStage(Self.sizes) { $0.spacing = 10 }
    #expect(it.stack.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(it.spans == [[0, 160], [170, 80], [260, 40]])
    #expect(it.heights == [[0, 200], [0, 200], [0, 200]])
    #expect(it.stage.findings.isEmpty)
  }

  @Test func fillStretchesWhatHugsLeastAndShrinksWhatResistsLeast() {
    let wide = StackStage(Self.sizes, width: 330) {
      $0.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    }
    #expect(wide.spans == [[0, 160], [160, 130], [290, 40]])
    let narrow = StackStage(Self.sizes, width: 250) {
      $0.arrangedSubviews[0].setContentCompressionResistancePriority(
        UILayoutPriority(749), for: .horizontal)
    }
    #expect(narrow.spans == [[0, 130], [130, 80], [210, 40]])
    #expect(wide.stage.findings.isEmpty && narrow.stage.findings.isEmpty)
  }

  @Test func fillEquallyMakesAllLengthsTheSame() {
    let it = StackStage(Self.sizes, width: 320) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }
    #expect(it.spans == [[0, 100], [110, 100], [220, 100]])
    #expect(
      it.constraints("UISV-fill-equally") == [
        "box1.width == box0.width", "box2.width == box0.width",
      ])
    // Without a length of its own the stack takes the longest, three times.
    let free = StackStage(Self.sizes) { $0.distribution = .fillEqually }
    #expect(free.stack.frame.width == 480)
  }

  /// 160/280, 80/280 and 40/280 of 200 points.
  @Test func fillProportionallyGoesByTheContent() {
    let it = StackStage(Self.sizes, width: 200) { $0.distribution = .fillProportionally }
    #expect(it.spans == [[0, 114.333], [114.333, 57], [171.333, 28.667]])
    let weights = it.stack.constraints.filter { $0.identifier == "UISV-fill-proportionally" }
    #expect(weights.map(\.priority.rawValue) == [999, 998, 997])
  }

  /// 160/300 and 80/300 of 200 points; the last, whose priority is least, gets what is left.
  @Test func proportionsCountDistancesAndTheLastYields() {
    let it = StackStage(Self.sizes, width: 200) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    #expect(it.spans == [[0, 106.667], [116.667, 53.333], [180, 20]])
    // The shares follow the content: now 40 of 180, 80 of 180 and 40 of 180, times 200.
    it.stage.turn { it.boxes[0].content.width = 40 }
    #expect(it.spans.map { $0[1] } == [44.333, 89, 46.667])
  }

  @Test func aViewWithoutALengthGetsNoShare() {
    let it = StackStage([(-1, 20), (50, 20)], width: 200) { $0.distribution = .fillProportionally }
    #expect(it.spans == [[0, 0], [0, 200]])
  }

  @Test func equalSpacingSharesTheRest() {
    let it = StackStage(Self.sizes, width: 320) { $0.distribution = .equalSpacing }
    #expect(it.spans == [[0, 160], [180, 80], [280, 40]])
    #expect(it.stage.findings.isEmpty)
    // No gap is smaller than the spacing: the view that resists least shrinks.
    it.stage.turn {
      it.stack.spacing = 30
      it.boxes[1].setContentCompressionResistancePriority(
        UILayoutPriority(700), for: .horizontal)
    }
    #expect(it.spans == [[0, 160], [190, 60], [280, 40]])
  }

  /// The centres of the outer two lie at 20 and 290: the middle one's at 155.
  @Test func equalCenteringSharesTheDistancesOfCentres() {
    let it = StackStage([(40, 10), (80, 10), (60, 10)], width: 320) {
      $0.distribution = .equalCentering
    }
    #expect(it.spans == [[0, 40], [115, 80], [260, 60]])
    let equal = it.stack.constraints.filter { $0.identifier == "UISV-fill-equally" }
    #expect(equal.map(\.priority.rawValue) == [149])
    // The spacing wins: 80 is centred at 190 only from 160 on.
    let tight = StackStage(Self.sizes, width: 320) { $0.distribution = .equalCentering }
    #expect(tight.spans == [[0, 160], [160, 80], [280, 40]])
  }

  @Test func aColumnStacksDown() {
    let it = StackStage(Self.sizes) {
      $0.axis = .vertical
      $0.spacing = 5
    }
    #expect(it.stack.frame == CGRect(x: 0, y: 0, width: 160, height: 360))
    #expect(it.heights == [[0, 200], [205, 100], [310, 50]])
    it.stage.turn { it.stack.axis = .horizontal }
    #expect(it.stack.frame == CGRect(x: 0, y: 0, width: 290, height: 200))
  }

  @Test func customSpacingStandsAfterOneView() {
    let it = StackStage(Self.sizes) {
      $0.spacing = 10
      $0.setCustomSpacing(30, after: $0.arrangedSubviews[0])
      $0.setCustomSpacing(UIStackView.spacingUseSystem, after: $0.arrangedSubviews[1])
    }
    #expect(it.spans == [[0, 160], [190, 80], [278, 40]])
    #expect(it.stack.customSpacing(after: it.boxes[0]) == 30)
    #expect(it.stack.customSpacing(after: it.boxes[2]) == UIStackView.spacingUseDefault)
    it.stage.turn {
      it.stack.setCustomSpacing(UIStackView.spacingUseDefault, after: it.boxes[0])
    }
    #expect(it.spans.map { $0[0] } == [0, 170, 258])
    // UIKit: the gap belongs to the view before it; hiding that hands it to the one before.
    it.stage.turn { it.boxes[1].isHidden = true }
    #expect(it.boxes[2].frame.minX == 170)
  }

  @Test func aFrameRulesAStackToo() {
    let it = StackStage(Self.sizes)
    let row = it.stage.world.bind { UIStackView(arrangedSubviews: [Box(10, 10), Box(30, 10)]) }
    it.stage.turn {
      row.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
      row.distribution = .fillEqually
      it.stage.window.addSubview(row)
    }
    #expect(row.arrangedSubviews.map(\.frame.minX) == [0, 50])
    it.stage.turn { row.frame.size.width = 200 }
    #expect(row.arrangedSubviews.map(\.frame.maxX) == [100, 200])
    #expect(it.stage.findings.isEmpty)
  }

  @Test func theFittingSizeComesFromTheSolver() {
    let it = StackStage(Self.sizes) { $0.spacing = 10 }
    let size = it.stage.world.bind { it.stack.systemLayoutSizeFitting(.zero) }
    #expect(size == CGSize(width: 300, height: 200))
    // Also before the first layout, and of stacks in stacks: 20 + 4 + 50 and 30 + 4 + 40.
    let fresh = it.stage.world.bind { () -> UIStackView in
      let inner = UIStackView(arrangedSubviews: [Box(20, 30), Box(50, 10)])
      inner.spacing = 4
      let outer = UIStackView(arrangedSubviews: [inner, Box(10, 40)])
      outer.axis = .vertical
      outer.spacing = 4
      return outer
    }
    let fitting = it.stage.world.bind { fresh.systemLayoutSizeFitting(.zero) }
    #expect(fitting == CGSize(width: 74, height: 74))
  }
}
