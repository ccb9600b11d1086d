import Layers
import Motion
import Testing
import Timeline

/// `CAMediaTiming` of layers: facts 4.1, table T9, QA1673; ends are found through the layers' time.
struct LayerTimingTests {
  let stage = LayerStage()

  /// Adds a 1 s move from 100 to 300 and counts its ends by their times.
  private func move(_ key: String = "move", on layer: CALayer? = nil) -> () -> [Double] {
    final class Ends { var times: [Double] = [] }
    let ends = Ends()
    let move = stage.move()
    move.stopHandler = { [stage] _ in ends.times.append(stage.world.now) }
    stage.turn { (layer ?? stage.layer).add(move, forKey: key) }
    return { ends.times }
  }

  @Test func timeIsConvertedAsApplesIllustrationSays() {
    stage.turn {
      stage.layer.speed = 0.5
      stage.layer.timeOffset = 1
    }
    #expect(stage.layer.convertTime(0.5, from: nil) == 1.25)
    #expect(stage.layer.convertTime(1.25, to: nil) == 0.5)
    #expect(stage.layer.convertTime(0.5, from: stage.window) == 1.25)
  }

  @Test func siblingsConvertThroughTheirParentThoughItStandsStill() {
    let other = stage.world.bind { CALayer() }
    stage.turn {
      stage.window.addSublayer(other)
      stage.window.speed = 0
      stage.window.timeOffset = 7
      stage.layer.speed = 2
      other.beginTime = 1
    }
    #expect(stage.layer.convertTime(3, to: other) == 0.5)
    #expect(other.convertTime(0.5, to: stage.layer) == 3)
  }

  @Test func aLayerOfHalfSpeedEndsTwiceAsLate() {
    stage.turn { stage.layer.speed = 0.5 }
    let ends = move()
    stage.world.advance(to: 1.9)
    #expect(ends() == [])
    stage.world.advance(to: 3)
    #expect(isClose(ends(), [2]))
    #expect(isClose(stage.y(at: 1, 1.5, 2), [200, 250, 50]))
  }

  @Test func speedsMultiplyDownTheTree() {
    stage.turn {
      stage.window.speed = 2
      stage.layer.speed = 2
    }
    let ends = move()
    stage.world.advance(to: 1)
    #expect(isClose(ends(), [0.25]))
    #expect(isClose(stage.y(at: 0.125), [200]))
  }

  @Test func aSpeedOfNothingIsScrubbedByTheOffset() {
    stage.turn {
      stage.layer.speed = 0
      stage.layer.timeOffset = 0
    }
    let ends = move()
    for (offset, expected) in [(0.3, 160.0), (0.1, 120), (0.9, 280)] {
      stage.turn { stage.layer.timeOffset = offset }
      stage.world.advance(by: 0.5)
      #expect(isClose([stage.shown(stage.layer).position.y], [expected]))
    }
    #expect(ends() == [])
    // What was shown before stays as it was.
    #expect(isClose(stage.y(at: 0.25, 0.75, 1.25), [160, 120, 280]))
    #expect(!stage.world.settle())
  }

  @Test func easingAppliesWhenALayerIsScrubbed() {
    let move = stage.move()
    move.timingFunction = .easeInEaseOut
    stage.turn {
      stage.layer.speed = 0
      stage.layer.add(move, forKey: "move")
    }
    stage.turn { stage.layer.timeOffset = 0.3 }
    #expect(isClose([stage.shown(stage.layer).position.y], [100 + 2 * 18.739591], 1e-5))
  }

  @Test func pauseAndResumeAsInQA1673() {
    let ends = move()
    stage.world.advance(to: 0.4)
    stage.turn {
      let paused = stage.layer.convertTime(stage.world.now, from: nil)
      stage.layer.speed = 0
      stage.layer.timeOffset = paused
    }
    stage.world.advance(to: 2)
    #expect(isClose([stage.shown(stage.layer).position.y], [180]))
    #expect(ends() == [])
    stage.turn {
      let paused = stage.layer.timeOffset
      stage.layer.speed = 1
      stage.layer.timeOffset = 0
      stage.layer.beginTime = 0
      stage.layer.beginTime = stage.layer.convertTime(stage.world.now, from: nil) - paused
    }
    stage.world.advance(to: 3)
    #expect(isClose(ends(), [2.6]))
    #expect(isClose(stage.y(at: 0.2, 1, 2.3, 2.6), [140, 180, 240, 50]))
  }

  @Test func layersOfDifferentSpeedsInOneRunEndWithTheLast() {
    let other = stage.world.bind { CALayer() }
    stage.turn {
      stage.window.addSublayer(other)
      other.speed = 0.25
    }
    var ends: [Double] = []
    stage.turn {
      CATransaction.setCompletionBlock { ends.append(stage.world.now) }
      stage.layer.opacity = 0
      other.opacity = 0
    }
    stage.world.advance(to: 2)
    #expect(isClose(ends, [1]))
  }

  @Test func aLayerThatMovesToAnotherTreeFollowsItsTime() {
    let slow = stage.world.bind { CALayer() }
    stage.turn {
      stage.window.addSublayer(slow)
      slow.speed = 0.5
    }
    let ends = move()
    stage.world.advance(to: 0.5)
    stage.turn {
      slow.beginTime = 0.5
      slow.timeOffset = 0.5
      slow.addSublayer(stage.layer)
    }
    stage.world.advance(to: 3)
    #expect(isClose(ends(), [1.5]))
    #expect(isClose(stage.y(at: 0.5, 1), [200, 250]))
  }

  @Test func beginTimeOnASlowLayerIsInItsTime() {
    stage.turn { stage.layer.speed = 0.5 }
    stage.world.advance(to: 1)
    let move = stage.move()
    move.fillMode = .backwards
    stage.turn {
      move.beginTime = stage.layer.convertTime(stage.world.now, from: nil) + 0.5
      stage.layer.add(move, forKey: "move")
    }
    stage.world.advance(to: 5)
    #expect(isClose(stage.y(at: 1.5, 2, 3, 4), [100, 100, 200, 50]))
  }

  @Test func answersDoNotDependOnTheOrderOfQuestions() {
    _ = move()
    stage.world.advance(to: 0.3)
    stage.turn { stage.layer.speed = 0.5 }
    stage.world.advance(to: 2)
    let times = (0...200).map { Double($0) / 100 }
    let forwards = times.map { stage.shown(stage.layer, $0) }
    #expect(times.reversed().map { stage.shown(stage.layer, $0) } == forwards.reversed())
    let mixed = times.indices.shuffled()
    #expect(mixed.allSatisfy { stage.shown(stage.layer, times[$0]) == forwards[$0] })
  }
}
