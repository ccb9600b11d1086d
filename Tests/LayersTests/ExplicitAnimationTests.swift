import Layers
import Motion
import Testing
import Timeline

/// `CALayer.add(_:forKey:)`: facts 4.1, 4.3, 6, table T9, row 35, case C56.
struct ExplicitAnimationTests {
  let stage = LayerStage()

  @Test func itSnapsBackWhenTheModelWasNeverSet() {
    var stopped: [Bool] = []
    let move = stage.move()
    move.stopHandler = { stopped.append($0) }
    stage.turn { stage.layer.position.y = 100 }
    stage.world.advance(to: 0.3)
    stage.turn { stage.layer.add(move, forKey: "move") }
    stage.world.advance(to: 2)
    #expect(isClose(stage.y(at: 0.3, 0.8, 1.299, 1.3, 1.5), [100, 200, 299.8, 100, 100], 1e-6))
    #expect(stopped == [true])
    #expect(stage.layer.animationKeys() == [])
  }

  @Test func oneThatStaysHidesTheModel() {
    let move = stage.move()
    move.fillMode = .forwards
    move.isRemovedOnCompletion = false
    var stopped: [Bool] = []
    move.stopHandler = { stopped.append($0) }
    stage.turn { stage.layer.add(move, forKey: "move") }
    #expect(stage.world.settle())
    stage.world.advance(to: 5)
    #expect(stopped == [true])
    #expect(stage.layer.position.y == 50)
    #expect(stage.shown(stage.layer).position.y == 300)
    stage.turn { stage.layer.removeAnimation(forKey: "move") }
    #expect(stage.shown(stage.layer).position.y == 50)
    #expect(stopped == [true])
  }

  @Test func theAnimationIsCopied() {
    let move = stage.move()
    stage.turn {
      stage.layer.add(move, forKey: "move")
      move.duration = 9
    }
    #expect(stage.layer.animation(forKey: "move")?.duration == 1)
  }

  @Test func aSecondUnderTheSameKeyReplacesTheFirst() {
    let (one, two) = (stage.move(), stage.move())
    var log: [String] = []
    one.stopHandler = { log.append("one \($0)") }
    two.stopHandler = { log.append("two \($0)") }
    stage.turn { stage.layer.add(one, forKey: "move") }
    stage.world.advance(to: 0.5)
    stage.turn { stage.layer.add(two, forKey: "move") }
    stage.world.settle()
    #expect(log == ["one false", "two true"])
  }

  @Test func withoutAWindowItIsDiscarded() {
    var stopped: [Bool] = []
    let move = stage.move()
    move.stopHandler = { stopped.append($0) }
    stage.turn { CALayer().add(move, forKey: nil) }
    #expect(stopped == [false])
  }

  @Test func beginTimeIsInTheLayersTime() {
    stage.world.advance(to: 1)
    let move = stage.move()
    move.fillMode = .backwards
    var started: Double?
    move.startHandler = { started = stage.world.now }
    stage.turn {
      move.beginTime = stage.layer.convertTime(stage.world.now, from: nil) + 0.5
      stage.layer.add(move, forKey: "move")
    }
    stage.world.advance(to: 3)
    #expect(isClose(stage.y(at: 1.25, 2, 2.5), [100, 200, 50]))
    #expect(started == 1.5)
  }

  @Test func cyclesCountAndAccumulate() {
    let move = stage.move()
    move.fromValue = .number(0)
    move.toValue = .number(10)
    move.repeatCount = 2.5
    move.isCumulative = true
    stage.turn { stage.layer.add(move, forKey: "move") }
    stage.world.advance(to: 3)
    #expect(isClose(stage.y(at: 0.5, 1.5, 2.25, 2.49, 2.5), [5, 15, 22.5, 24.9, 50], 1e-6))
  }

  @Test func oneOfTheFromToByTableForEachRow() {
    for (from, to, by, expected) in [
      (10.0, nil, 20.0, 15.0), (nil, 30, 20, 15), (10, nil, nil, 20), (nil, 90, nil, 60),
      (nil, nil, 20, 55),
    ] as [(Double?, Double?, Double?, Double)] {
      let move = stage.move()
      move.fromValue = from.map { .number($0) }
      move.toValue = to.map { .number($0) }
      move.byValue = by.map { .number($0) }
      let start = stage.world.now
      stage.turn { stage.layer.add(move, forKey: "move") }
      stage.world.advance(to: start + 0.25)
      #expect(isClose(stage.y(at: start + 0.25), [expected]))
    }
  }

  @Test func aGroupCutsItsMembersOff() {
    let (slow, late) = (stage.move(10), stage.world.bind { CABasicAnimation(keyPath: "opacity") })
    late.fromValue = .number(0)
    late.toValue = .number(1)
    late.beginTime = 1
    late.duration = 1
    let group = stage.world.bind { CAAnimationGroup() }
    group.animations = [slow, late]
    group.duration = 5
    stage.turn { stage.layer.add(group, forKey: "group") }
    stage.world.advance(to: 6)
    #expect(isClose(stage.y(at: 2.5, 4.99, 5), [150, 199.8, 50], 1e-6))
    #expect(isClose(stage.opacity(at: 0.5, 1.5, 2.5), [1, 0.5, 1]))
  }

  @Test func row35KeyframesWithTimes() {
    let frames = stage.world.bind { CAKeyframeAnimation(keyPath: "position") }
    frames.values = [
      .point(CGPoint(x: 40, y: 520)), .point(CGPoint(x: 200, y: 520)),
      .point(CGPoint(x: 200, y: 600)),
    ]
    frames.keyTimes = [0, 0.5, 1]
    frames.duration = 1
    frames.fillMode = .forwards
    frames.isRemovedOnCompletion = false
    stage.turn { stage.layer.add(frames, forKey: "path") }
    stage.world.advance(to: 3)
    let shown = [0.25, 0.5, 0.75, 2.5].map { stage.shown(stage.layer, $0).position }
    #expect(
      shown == [
        CGPoint(x: 120, y: 520), CGPoint(x: 200, y: 520), CGPoint(x: 200, y: 560),
        CGPoint(x: 200, y: 600),
      ])
  }

  @Test func aSpringKeepsTheDurationItWasGiven() {
    let spring = stage.world.bind { CASpringAnimation(keyPath: "position.y") }
    spring.fromValue = .number(0)
    spring.toValue = .number(1)
    spring.duration = spring.settlingDuration
    #expect(isClose([spring.duration], [1.4727003346780927], 1e-12))
    stage.turn { stage.layer.add(spring, forKey: "spring") }
    stage.world.advance(to: 2)
    // Table T5's last line: Core Animation's default spring.
    #expect(isClose(stage.y(at: 0.1, 0.4, 1, 1.5), [0.340300, 1.153123, 1.002170, 50], 1e-6))
    let bouncy = stage.world.bind {
      CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
    }
    #expect(isClose([bouncy.stiffness, bouncy.damping], [157.91367, 17.592919], 1e-5))
  }

  @Test func aDelegateHearsStartAndStop() {
    final class Ears: CAAnimationDelegate {
      var log: [String] = []
      func animationDidStart(_ animation: CAAnimation) { log.append("start") }
      func animationDidStop(_ animation: CAAnimation, finished: Bool) {
        log.append("stop \(finished)")
      }
    }
    let ears = Ears()
    let move = stage.move()
    move.delegate = ears
    stage.turn {
      stage.layer.add(move, forKey: "move")
      #expect(ears.log == [])
    }
    #expect(ears.log == ["start"])
    stage.world.settle()
    #expect(ears.log == ["start", "stop true"])
  }

  @Test func presentationsAreNoPartOfTheRecord() {
    let count = stage.world.timeline.layers.count
    stage.turn { stage.layer.add(stage.move(), forKey: "move") }
    stage.world.advance(to: 0.5)
    #expect(stage.layer.presentation()?.position.y == 200)
    stage.turn {}
    #expect(stage.world.timeline.layers.count == count)
    stage.world.bind { #expect(CALayer().presentation() == nil) }
  }
}
