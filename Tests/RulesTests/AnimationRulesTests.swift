import Motion
import Testing
import Timeline

@testable import Rules

struct AnimationRulesTests {
  /// A view with one animation from 0 s on, which ended at `end`.
  private func play(
    _ path: AnimationKeyPath, _ content: Animation.Content, duration: Double, until end: Double,
    change: (inout Timeline, Int) -> Void = { _, _ in }
  ) -> Timeline {
    var play = Play()
    let view = play.view("card", in: play.window)
    change(&play.timeline, view)
    let clock = play.timeline.addClock(AnimationClock(start: 0))
    let timing = AnimationTiming(duration: duration)
    play.timeline.addAnimation(
      AnimationSpan(
        animation: Animation(path, content, timing: timing), clock: clock, key: "move", added: 0),
      to: view)
    play.timeline.endClock(clock, at: end)
    return play.timeline
  }

  private let y = AnimationKeyPath(.position, .y)

  @Test func aLayerThatJumpsWhereItsAnimationEndsIsTold() {
    let move = Animation.Content.basic(from: .number(100), to: .number(300), by: nil)
    let found = Rule.findings(in: play(y, move, duration: 0.5, until: 0.5))
    #expect(found.map(\.rule) == ["snaps-back"])
    #expect(
      found.map(\.message) == [
        "position.y of card jumps from 300 to 422 at 0.500 s, where its animation ends:"
          + " the model value was never set"
      ])
    // Cut off before its end it was meant to stop.
    #expect(Rule.findings(in: play(y, move, duration: 0.5, until: 0.3)).isEmpty)
    // One that ends where the model is.
    let right = Animation.Content.basic(from: .number(100), to: nil, by: nil)
    #expect(Rule.findings(in: play(y, right, duration: 0.5, until: 0.5)).isEmpty)
    let round = Keyframes(values: [.number(422), .number(500), .number(422)])
    #expect(Rule.findings(in: play(y, .keyframes(round), duration: 0.5, until: 0.5)).isEmpty)
  }

  /// A view sent 120 points to the right in 3 s and back at 1.5 s, as blocks record it.
  private func thereAndBack(_ pacing: Pacing) -> [Finding] {
    var play = Play()
    let view = play.view("card", in: play.window)
    for (start, delta) in [(0.0, -120.0), (1.5, 120)] {
      let clock = play.timeline.addClock(AnimationClock(start: start))
      let animation = Animation(
        AnimationKeyPath(.position), .delta(.point(CGPoint(x: delta, y: 0))), isAdditive: true,
        timing: AnimationTiming(duration: 3, fillMode: .both, pacing: pacing))
      play.timeline.addAnimation(
        AnimationSpan(animation: animation, clock: clock, key: "position", added: start), to: view)
      play.timeline.endClock(clock, at: start + 3)
    }
    return Rule.findings(in: play.timeline)
  }

  @Test func linearAnimationsThatCancelOutAreTold() {
    #expect(
      thereAndBack(.linear).map(\.message) == [
        "card stands still from 1.500 to 3.000 s: two linear animations of its position cancel out"
      ])
    #expect(thereAndBack(.curve(.linear)).map(\.rule) == ["stands-still"])
    #expect(thereAndBack(.curve(.easeOut)).isEmpty)
  }

  @Test func aPerspectiveOfTheWrongSignIsTold() {
    func findings(_ m34: Double, turn: Double) -> [String] {
      var play = Play()
      let view = play.view("card", in: play.window)
      var lens = CATransform3D.identity
      lens.m34 = m34
      let matrix = CATransform3DRotate(lens, turn, 0, 1, 0)
      play.timeline.record(.transform(matrix), for: .transform, of: view, at: 0.2)
      return Rule.findings(in: play.timeline).map(\.rule)
    }
    #expect(findings(1.0 / 500, turn: 0) == ["mirrored-perspective"])
    #expect(findings(1.0 / 500, turn: 2) == ["mirrored-perspective"])
    #expect(findings(-1.0 / 500, turn: 0).isEmpty && findings(-1.0 / 500, turn: 2).isEmpty)
  }
}
