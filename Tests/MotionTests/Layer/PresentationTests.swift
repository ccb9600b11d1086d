import Testing

@testable import Motion

@Suite struct PresentationTests {
  /// Table T7: 0 to 100 in a second, at half a second back to 0 in a second.
  private func reversal(_ time: Double, _ curve: CAMediaTimingFunction) -> Double {
    let there = move(CGPoint(x: -100, y: 0), block(1, curve))
    let back = move(CGPoint(x: 100, y: 0), block(1, curve))
    guard time >= 0.5 else {
      return layer(x: 100).presentation(applying: [(there, time, .own)]).position.x
    }
    return layer(x: 0).presentation(
      applying: [(there, time, .own), (back, time - 0.5, .own)]
    ).position.x
  }

  @Test func additiveReversalMeetsTableT7() {
    let rows: [(Double, Double, Double)] = [
      (0.25, 25, 12.916193), (0.499999, 49.9999, 49.999828), (0.5, 50, 50),
      (0.6, 50, 64.839368), (0.75, 50, 74.167614), (0.9, 50, 64.839368), (1, 50, 50),
      (1.1, 40, 33.188387), (1.25, 25, 12.916193), (1.4, 10, 1.972245), (1.5, 0, 0),
    ]
    for (time, even, eased) in rows {
      #expect(abs(reversal(time, .linear) - even) < 1e-6)
      #expect(abs(reversal(time, .easeInEaseOut) - eased) < 1e-6)
    }
  }

  @Test func absoluteOpacityStartsWhereItIsTold() {
    let key = AnimationKeyPath(.opacity)
    var state = LayerState()
    state.opacity = 1
    // Without beginFromCurrentState from the model value 0, with it from what was shown, 0.5.
    for (from, values) in [(0.0, [0, 0.25, 0.5, 1]), (0.5, [0.5, 0.625, 0.75, 1])] {
      let animation = Animation(key, .from(.number(from)), timing: block(1))
      for (time, value) in zip([0, 0.25, 0.5, 1], values) {
        let shown = state.presentation(applying: [(animation, time, .own)]).opacity
        #expect(abs(shown - value) < 1e-12)
      }
    }
  }

  @Test func aDelayShowsTheFromValue() {
    // T9: delay 2, duration 2, alpha 1 to 0.
    var state = LayerState()
    state.opacity = 0
    let fade = Animation(AnimationKeyPath(.opacity), .from(.number(1)), timing: block(2, delay: 2))
    for (time, alpha) in [(1.0, 1.0), (2, 1), (3, 0.5), (4, 0), (9, 0)] {
      #expect(state.presentation(applying: [(fade, time, .own)]).opacity == alpha)
    }
    // Measured, row 29.
    let timing = block(0.4, .easeInEaseOut, delay: 0.2)
    #expect(timing.progress(local: 0.2) == 0)
    #expect(abs((timing.progress(local: 0.3) ?? .nan) - 0.1291619) < 1e-7)
    #expect(timing.progress(local: 0.6) == 1)
    #expect(timing.end == 0.4 + 0.2)
  }

  @Test func atTheEndsTheValuesAreTheOldAndTheNew() {
    var random = Xorshift(seed: 3)
    for _ in 0..<200 {
      let old = CATransform3D(
        CGAffineTransform(rotationAngle: random.number(-3...3)).scaledBy(
          x: random.number(0.2...3), y: random.number(0.2...3)
        ).translatedBy(x: random.number(-50...50), y: random.number(-50...50)))
      let new = CATransform3D(
        CGAffineTransform(scaleX: random.number(0.2...3), y: random.number(-3 ... -0.2)).rotated(
          by: random.number(-3...3)))
      guard let delta = LayerValue.delta(from: .transform(old), to: .transform(new)) else {
        Issue.record("no delta")
        return
      }
      var state = LayerState()
      state.transform = new
      let turn = Animation(
        AnimationKeyPath(.transform), .delta(delta), isAdditive: true, timing: block(1))
      #expect(isNear(state.presentation(applying: [(turn, 0, .own)]).transform, old, 1e-11))
      #expect(state.presentation(applying: [(turn, 1, .own)]).transform == new)
    }
  }

  @Test func retargetedTransformsDoNotJump() {
    // Moved, then turned and scaled in flight: at the retargeting both must show the same.
    let (start, first) = (CATransform3D.identity, CATransform3D.translation(100, 20, 0))
    let second = CATransform3D.rotation(1, 0, 0, 1).concat(.scale(2, 2, 1))
    let key = AnimationKeyPath(.transform)
    guard let one = LayerValue.delta(from: .transform(start), to: .transform(first)),
      let two = LayerValue.delta(from: .transform(first), to: .transform(second))
    else {
      Issue.record("no delta")
      return
    }
    let a = Animation(key, .delta(one), isAdditive: true, timing: block(1))
    let b = Animation(key, .delta(two), isAdditive: true, timing: block(1))
    var (before, after) = (LayerState(), LayerState())
    before.transform = first
    after.transform = second
    #expect(
      isNear(
        before.presentation(applying: [(a, 0.4, .own)]).transform,
        after.presentation(applying: [(a, 0.4, .own), (b, 0, .own)]).transform))
  }

  @Test func scrubbingIgnoresCurvesAndSprings() {
    let curve = move(CGPoint(x: -100, y: 0), block(1, .easeInEaseOut))
    #expect(layer(x: 100).presentation(applying: [(curve, 0.3, .linear)]).position.x == 30)
    let timing = AnimationTiming(
      duration: 1, fillMode: .both, pacing: .spring(Spring(duration: 1, dampingRatio: 0.5)))
    #expect(timing.progress(local: 0.3, pace: .linear) == 0.3)
  }

  @Test func askingInAnyOrderGivesTheSame() {
    var random = Xorshift(seed: 11)
    let animations = (0..<6).map { index in
      move(
        CGPoint(x: random.number(-90...90), y: random.number(-90...90)),
        block(random.number(0.1...2), index % 2 == 0 ? .easeIn : .default))
    }
    func shown(_ time: Double) -> LayerState {
      layer(x: 3).presentation(
        applying: animations.enumerated().map { ($1, time - Double($0) * 0.1, .own) })
    }
    let times = (0...100).map { Double($0) / 40 }
    let forwards = times.map(shown)
    #expect(times.reversed().map(shown).reversed() == forwards)
    for index in times.indices.shuffled(using: &random) {
      #expect(shown(times[index]) == forwards[index])
    }
  }

  @Test func absoluteAndAdditiveApplyInTheOrderAdded() {
    let key = AnimationKeyPath(.position)
    let fixed = Animation(
      key, .basic(from: .point(.zero), to: .point(CGPoint(x: 10, y: 0)), by: nil),
      timing: block(1))
    let extra = move(CGPoint(x: 100, y: 0), block(1))
    let state = layer(x: 50)
    #expect(
      state.presentation(applying: [(fixed, 0.5, .own), (extra, 0.5, .own)]).position.x == 55)
    #expect(
      state.presentation(applying: [(extra, 0.5, .own), (fixed, 0.5, .own)]).position.x == 5)
  }
}
