import Testing

@testable import Motion

@Suite struct LayerValueTests {
  private var pairs: [(LayerValue, LayerValue)] {
    [
      (.number(2), .number(-0.7)), (.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 0.1, y: 9))),
      (.size(CGSize(width: 1, height: 2)), .size(CGSize(width: 0.3, height: 7))),
      (
        .rect(CGRect(x: 1, y: 2, width: 3, height: 4)),
        .rect(CGRect(x: 0.1, y: 0.2, width: 7, height: 9))
      ),
      (.color(.red), .color(.systemBlue)),
      (.transform(.scale(2, 3, 1)), .transform(.translation(4, 5, 0))),
      (.transform(.rotation(1, 0, 0, 1)), .transform(.rotation(0.5, 1, 0, 0))),
    ]
  }

  @Test func theEndsAreExactAndEqualStaysEqual() {
    for (a, b) in pairs {
      #expect(LayerValue.interpolate(a, b, 0) == a)
      #expect(LayerValue.interpolate(a, b, 1) == b)
      for fraction in [0.1, 0.3, 0.7, 1.3] {
        #expect(LayerValue.interpolate(a, a, fraction) == a)
      }
      #expect(a.isInterpolable(to: b) && !a.differs(from: a) && a.differs(from: b))
    }
  }

  @Test func whatIsAddedIsTakenAway() {
    for (old, new) in pairs {
      guard let delta = LayerValue.delta(from: old, to: new) else {
        Issue.record("no delta for \(old)")
        continue
      }
      let back = new.adding(delta)
      #expect(back.distance(to: old) < 1e-12)
      #expect(new.adding(delta.zero) == new)
      #expect(new.adding(delta).removing(delta).distance(to: new) < 1e-12 || delta == delta.zero)
    }
    #expect(LayerValue.delta(from: .flag(true), to: .flag(false)) == nil)
    let gone = LayerValue.transform(.scale(0, 0, 1))
    #expect(LayerValue.delta(from: .transform(.identity), to: gone) == nil)
    #expect(LayerValue.delta(from: gone, to: .transform(.identity)) == nil)
    #expect(!gone.isInterpolable(to: .transform(.identity)))
  }

  @Test func pureMovesAndScalesOfBlocksGoNumberByNumber() throws {
    let old = CATransform3D.scale(0.5, 2, 1).concat(.translation(30, -8, 0))
    let new = CATransform3D.scale(3, 0.25, 1).concat(.translation(-100, 40, 0))
    let delta = try #require(LayerValue.delta(from: .transform(old), to: .transform(new)))
    var state = LayerState()
    state.transform = new
    let animation = Animation(
      AnimationKeyPath(.transform), .delta(delta), isAdditive: true, timing: block(1))
    for step in 0...20 {
      let t = Double(step) / 20
      let shown = state.presentation(applying: [(animation, t, .own)]).transform
      let expected = zip(old.numbers, new.numbers).map { $0 + ($1 - $0) * t }
      #expect(zip(shown.numbers, expected).allSatisfy { abs($0 - $1) < 1e-12 })
    }
  }

  @Test func coloursGoComponentByComponent() {
    let half = LayerValue.interpolate(.color(.red), .color(.blue), 0.5)
    #expect(half == .color(UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)))
    let fading = LayerValue.interpolate(.color(.white), .color(nil), 0.25)
    #expect(fading == .color(UIColor(red: 0.75, green: 0.75, blue: 0.75, alpha: 0.75)))
  }

  @Test func outlinesBlendIfTheirPiecesMatch() {
    let a = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    let b = CGPath(rect: CGRect(x: 10, y: 20, width: 30, height: 50))
    #expect(
      LayerValue.interpolate(.path(a), .path(b), 0.5)
        == .path(CGPath(rect: CGRect(x: 5, y: 10, width: 20, height: 30))))
    let oval = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(LayerValue.interpolate(.path(a), .path(oval), 0.5) == .path(oval))
    #expect(!LayerValue.path(a).isInterpolable(to: .path(oval)))
  }

  @Test func kindsThatDoNotMatchSwitch() {
    #expect(LayerValue.interpolate(.number(1), .flag(true), 0.5) == .flag(true))
    #expect(LayerValue.interpolate(.flag(false), .flag(true), 0.5) == .flag(true))
  }
}
