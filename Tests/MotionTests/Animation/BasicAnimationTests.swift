import Testing

@testable import Motion

@Suite struct BasicAnimationTests {
  private func shown(
    from: Double?, to: Double?, by: Double?, at local: Double = 0.25, additive: Bool = false,
    cumulative: Bool = false, repeatCount: Double = 0
  ) -> Double {
    func value(_ n: Double?) -> LayerValue? { n.map { .number($0) } }
    let animation = Animation(
      AnimationKeyPath(.position, .x), .basic(from: value(from), to: value(to), by: value(by)),
      isAdditive: additive, isCumulative: cumulative,
      timing: block(1, repeatCount: repeatCount))
    return layer(x: 100).presentation(applying: [(animation, local, .own)]).position.x
  }

  @Test func theTableOfFromToByIsMet() {
    #expect(shown(from: 0, to: 40, by: nil) == 10)
    #expect(shown(from: 20, to: nil, by: 40) == 30)
    #expect(shown(from: nil, to: 50, by: 40) == 20)
    #expect(shown(from: 0, to: nil, by: nil) == 25)
    #expect(shown(from: nil, to: 140, by: nil) == 110)
    #expect(shown(from: nil, to: nil, by: 40) == 110)
    #expect(shown(from: nil, to: nil, by: nil) == 100)
  }

  @Test func additiveOnesAddToWhatIsBeneath() {
    #expect(shown(from: 0, to: 40, by: nil, additive: true) == 110)
    #expect(shown(from: nil, to: nil, by: 40, additive: true) == 110)
  }

  @Test func cumulativeCyclesBeginWhereTheLastEnded() {
    #expect(shown(from: 0, to: 40, by: nil, at: 2.25, cumulative: true, repeatCount: 4) == 90)
    #expect(shown(from: 0, to: 40, by: nil, at: 2.25, repeatCount: 4) == 10)
    #expect(shown(from: 0, to: 40, by: nil, at: 4, cumulative: true, repeatCount: 4) == 160)
  }

  @Test func transformPartsAreNumbers() {
    // A whole turn moves, as a number does; between matrices it would not.
    var state = LayerState()
    let spin = Animation(
      AnimationKeyPath(.transform, .rotationZ),
      .basic(from: .number(0), to: .number(2 * .pi), by: nil), timing: block(1))
    let quarter = state.presentation(applying: [(spin, 0.25, .own)]).transform
    #expect(isNear(quarter, .rotation(.pi / 2, 0, 0, 1)))
    state.transform = .translation(30, 40, 0)
    let moved = state.presentation(applying: [(spin, 0.25, .own)]).transform
    #expect(moved.m41 == 30 && moved.m42 == 40)
    let pulse = Animation(
      AnimationKeyPath(.transform, .scale),
      .basic(from: .number(1), to: .number(3), by: nil), timing: block(1))
    state.transform = .rotation(1, 0, 0, 1)
    let grown = state.presentation(applying: [(pulse, 0.5, .own)]).transform
    #expect(isNear(grown, CATransform3D.scale(2, 2, 2).concat(.rotation(1, 0, 0, 1)), 1e-12))
    let flip = Animation(
      AnimationKeyPath(.transform, .rotationY),
      .basic(from: .number(0), to: .number(.pi), by: nil), timing: block(1))
    state.transform = .identity
    let half = state.presentation(applying: [(flip, 0.5, .own)]).transform
    #expect(isNear(half, .rotation(.pi / 2, 0, 1, 0)))
  }

  @Test func everyPartReadsWhatWasWritten() {
    var random = Xorshift(seed: 5)
    for property in LayerProperty.allCases {
      let sample = property.row.get(LayerState())
      for part in AnimationKeyPath.Component.allCases where part.fits(sample) && part != .whole {
        let path = AnimationKeyPath(property, part)
        guard case .number = path.sample else { continue }
        var state = LayerState()
        state.transform = CATransform3D.scale(2, 3, 1).concat(.translation(5, 6, 0))
        state.sublayerTransform = .rotation(0.4, 0.2, 0.3, 1)
        let value = random.number(0.2...1.2)
        path.write(.number(value), to: &state)
        let isMean = part == .scale
        #expect(
          abs(path.read(state).asNumber - value) < 1e-12, "\(path.text) \(isMean)")
      }
    }
  }

  @Test func keyPathsAreReadAndWrittenAsText() {
    for property in LayerProperty.allCases {
      let sample = property.row.get(LayerState())
      for part in AnimationKeyPath.Component.allCases where part.fits(sample) {
        let path = AnimationKeyPath(property, part)
        #expect(AnimationKeyPath(path.text) == path)
      }
    }
    #expect(AnimationKeyPath("hidden")?.property == .isHidden)
    #expect(AnimationKeyPath("isHidden")?.property == .isHidden)
    #expect(AnimationKeyPath("bounds.size.width")?.component == .sizeWidth)
    for wrong in ["", "frame", "opacity.x", "position.", "position.z", "transform.tilt", "."] {
      #expect(AnimationKeyPath(wrong) == nil)
    }
  }

  @Test func whatCannotBlendSwitchesAtOnce() {
    let hide = Animation(
      AnimationKeyPath(.isHidden), .basic(from: .flag(false), to: .flag(true), by: nil),
      timing: block(1))
    #expect(LayerState().presentation(applying: [(hide, 0.1, .own)]).isHidden)
  }
}
