import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// `UIView.transition`: facts 3.7, rows 34 and 36, case C74.
struct ViewTransitionTests {
  let stage = Stage()

  private func pair() -> (parent: UIView, from: UIView, to: UIView) {
    let parent = stage.box(CGRect(x: 95, y: 200, width: 200, height: 280))
    let (from, to) = stage.world.bind {
      (UIView(frame: parent.bounds), UIView(frame: parent.bounds))
    }
    stage.turn { parent.addSubview(from) }
    return (parent, from, to)
  }

  @Test func theFromViewIsRemovedAndTheToViewTakesItsPlace() {
    let (parent, from, to) = pair()
    let above = stage.world.bind { UIView() }
    var done: [String] = []
    stage.turn { parent.addSubview(above) }
    stage.world.bind {
      stage.turn {
        UIView.transition(
          from: from, to: to, duration: 0.5, options: .transitionFlipFromLeft,
          completion: { done.append("\($0) \(stage.world.now)") })
      }
      #expect(parent.subviews == [to, above] && from.superview == nil)
      stage.world.settle()
    }
    #expect(done == ["true 0.5"])
  }

  @Test func row34ShowHideOnlyTogglesHiding() {
    let (parent, from, to) = pair()
    stage.turn {
      to.isHidden = true
      parent.addSubview(to)
    }
    stage.world.bind {
      stage.turn {
        UIView.transition(
          from: from, to: to, duration: 0.5,
          options: [.showHideTransitionViews, .transitionCrossDissolve])
      }
      stage.world.settle()
      #expect(parent.subviews == [from, to])
      #expect(from.isHidden && !to.isHidden && from.alpha == 1 && to.alpha == 1)
      #expect(parent.layer.sublayers.count == 2)
    }
  }

  @Test func row36AFlipIsATrapezoidOnTheWay() {
    let (parent, from, to) = pair()
    stage.world.bind {
      stage.turn {
        UIView.transition(from: from, to: to, duration: 1, options: .transitionFlipFromLeft)
      }
      stage.world.advance(to: 2)
    }
    guard let quad = stage.sample(parent, at: 0.25)?.quad else {
      Issue.record("the view is shown")
      return
    }
    let left = quad.bottomLeft.y - quad.topLeft.y
    let right = quad.bottomRight.y - quad.topRight.y
    #expect(abs(left - right) > 8)
    #expect(stage.rect(parent, at: 0.5).map { $0.width < 1 } == true)
    #expect(stage.rect(parent, at: 1) == CGRect(x: 95, y: 200, width: 200, height: 280))
  }

  @Test func changesInsideAreNotAnimatedUnlessAllowed() {
    for (options, keys) in [
      (UIView.AnimationOptions.transitionFlipFromTop, ["transition.perspective", "transition"]),
      ([.transitionFlipFromTop, .allowAnimatedContent], ["transition.perspective", "transition"]),
    ] {
      let (parent, from, _) = pair()
      stage.world.bind {
        stage.turn {
          UIView.transition(
            with: parent, duration: 1, options: options, animations: { from.alpha = 0 })
        }
        #expect(parent.layer.animationKeys() == keys)
        let isAnimated = options.contains(.allowAnimatedContent)
        #expect(from.layer.animationKeys() == (isAnimated ? ["opacity"] : []))
      }
    }
  }

  @Test func aViewThatWasNotOnScreenShowsNone() {
    let parent = stage.world.bind { UIView() }
    var done: [Bool] = []
    stage.world.bind {
      stage.turn {
        stage.window.addSubview(parent)
        UIView.transition(
          with: parent, duration: 1, options: .transitionFlipFromTop, animations: {},
          completion: { done.append($0) })
      }
      #expect(done == [true] && stage.world.now == 0)
    }
  }
}
