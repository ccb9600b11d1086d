import Layers
import Motion
import Testing
import Timeline

/// Implicit animations and `CATransaction`: facts 1.1, 3.2, 4.2, row 35.
struct TransactionTests {
  let stage = LayerStage()

  @Test func aPlainLayerAnimatesByItselfOnTheDefaultCurve() {
    stage.turn { stage.layer.position.y = 150 }
    #expect(stage.layer.position.y == 150)
    stage.world.advance(to: 1)
    // Table T1, default: a fifth and a half of 0.25 s.
    #expect(
      isClose(stage.y(at: 0.05, 0.125, 0.25), [50 + 29.5244334, 50 + 80.2403388, 150], 1e-5))
  }

  @Test func itIsAbsoluteAndStartsFromTheScreen() {
    stage.turn {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(.linear)
      stage.layer.opacity = 0
    }
    stage.world.advance(to: 0.5)
    stage.turn {
      CATransaction.setAnimationDuration(1)
      CATransaction.setAnimationTimingFunction(.linear)
      stage.layer.opacity = 1
    }
    #expect(stage.layer.animationKeys() == ["opacity"])
    stage.world.advance(to: 2)
    #expect(isClose(stage.opacity(at: 0.5, 1, 1.5), [0.5, 0.75, 1]))
  }

  @Test func everythingButFlagsAnimatesOnAPlainLayer() {
    stage.turn {
      stage.layer.borderWidth = 2
      stage.layer.shadowRadius = 9
      stage.layer.zPosition = 5
      stage.layer.isHidden = true
    }
    #expect(stage.layer.animationKeys() == ["borderWidth", "shadowRadius", "zPosition"])
    #expect(stage.layer.runningAnimations.allSatisfy { !$0.animation.isAdditive })
  }

  @Test func nestedTransactionsInheritACopy() {
    stage.world.bind {
      #expect(CATransaction.current.duration == 0.25)
      #expect(CATransaction.current.timingFunction == nil)
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.begin()
      #expect(CATransaction.current.duration == 2)
      CATransaction.setAnimationDuration(3)
      CATransaction.setDisableActions(true)
      CATransaction.commit()
      #expect(CATransaction.current.duration == 2 && !CATransaction.current.disableActions)
      CATransaction.commit()
      CATransaction.commit()
      #expect(CATransaction.current.duration == 0.25)
    }
  }

  @Test func theTurnsOwnTransactionIsFreshEachTurn() {
    stage.turn {
      CATransaction.setAnimationDuration(5)
      CATransaction.setDisableActions(true)
      stage.layer.opacity = 0
    }
    #expect(stage.layer.animationKeys() == [])
    stage.turn { stage.layer.opacity = 1 }
    #expect(stage.layer.animation(forKey: "opacity")?.duration == 0.25)
  }

  @Test func theCompletionWaitsForAllAnimationsAddedInIt() {
    var log: [String] = []
    stage.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("outer \(stage.world.now)") }
      stage.layer.add(stage.move(1), forKey: "move")
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("inner \(stage.world.now)") }
      stage.layer.opacity = 0
      CATransaction.commit()
      CATransaction.commit()
      #expect(log == [])
    }
    stage.world.settle()
    #expect(log == ["inner 0.25", "outer 1.0"])
  }

  @Test func withoutAnimationsTheCompletionIsAtOnce() {
    var log: [String] = []
    stage.turn {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("now") }
      CATransaction.commit()
      #expect(log == ["now"])
    }
  }

  @Test func theTurnsOwnCompletionRunsToo() {
    var log: [String] = []
    stage.turn {
      CATransaction.setCompletionBlock { log.append("animated \(stage.world.now)") }
      stage.layer.opacity = 0
    }
    stage.turn { CATransaction.setCompletionBlock { log.append("empty \(stage.world.now)") } }
    #expect(log == ["empty 0.0"])
    stage.world.settle()
    #expect(log == ["empty 0.0", "animated 0.25"])
  }

  @Test func removedAnimationsEndTheWait() {
    var log: [Double] = []
    stage.turn {
      CATransaction.setCompletionBlock { log.append(stage.world.now) }
      stage.layer.add(stage.move(1), forKey: "move")
    }
    stage.world.advance(to: 0.5)
    stage.turn { stage.layer.removeAllAnimations() }
    #expect(log == [0.5])
  }

  @Test("A flush commits at once: a new layer animates by itself from then on")
  func aFlushCommitsAtOnce() {
    stage.turn {
      let plain = CALayer()
      stage.layer.addSublayer(plain)
      plain.opacity = 0.5
      #expect(plain.presentation() == nil)
      CATransaction.flush()
      #expect(plain.presentation()?.opacity == 0.5 && plain.animationKeys() == [])
      plain.opacity = 0
      #expect(plain.animationKeys() == ["opacity"])
    }
  }

  @Test("A flush ends the turn's own transaction: its settings are gone")
  func aFlushEndsTheTurnsOwnTransaction() {
    stage.turn {
      CATransaction.setAnimationDuration(3)
      CATransaction.flush()
      #expect(CATransaction.current.duration == 0.25)
    }
  }

  @Test("Inside other transactions a flush waits for the outermost to end")
  func aFlushWaitsForTransactionsInside() {
    stage.turn {
      let plain = CALayer()
      stage.layer.addSublayer(plain)
      CATransaction.begin()
      CATransaction.begin()
      CATransaction.flush()
      CATransaction.commit()
      #expect(plain.presentation() == nil)
      CATransaction.commit()
      #expect(plain.presentation() != nil)
    }
  }

  @Test("A flush during the turn's layout does nothing")
  func aFlushDuringLayoutDoesNothing() {
    var count = 0
    stage.world.layout = {
      count += 1
      CATransaction.flush()
    }
    stage.turn {}
    #expect(count == 1)
  }

  @Test("The completion block can be asked for until it has run")
  func theCompletionBlockIsAnswered() {
    var count = 0
    stage.turn {
      CATransaction.begin()
      #expect(CATransaction.completionBlock() == nil)
      CATransaction.setCompletionBlock { count += 1 }
      CATransaction.completionBlock()?()
      CATransaction.commit()
      #expect(count == 2)
    }
  }
}
