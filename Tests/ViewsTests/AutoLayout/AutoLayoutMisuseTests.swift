import Layers
import Motion
import Testing

@testable import Views

struct AutoLayoutMisuseTests {
  @Test func ofContradictingConstraintsTheLastBreaksAndIsNamed() {
    let stage = Stage()
    let view = stage.views(1)[0]
    var first: NSLayoutConstraint?
    stage.turn {
      let small = view.heightAnchor.constraint(equalToConstant: 100)
      first = small
      NSLayoutConstraint.activate([
        small, view.heightAnchor.constraint(greaterThanOrEqualToConstant: 150),
        view.topAnchor.constraint(equalTo: stage.window.topAnchor),
        view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 50),
      ])
    }
    #expect(stage.findings == ["unsatisfiable-constraints"])
    let message = stage.world.timeline.findings.first?.message ?? ""
    #expect(message.contains("v0.height == 100; v0.height >= 150"))
    #expect(message.hasSuffix("breaking constraint v0.height >= 150"))
    #expect(view.frame.height == 100)
    // The broken one is tried again once the other is gone.
    stage.turn { first?.isActive = false }
    #expect(view.frame.height >= 150)
  }

  @Test func aPriorityBelowRequiredGivesWayInSilence() {
    let stage = Stage()
    let view = stage.views(1)[0]
    stage.turn {
      let wish = view.heightAnchor.constraint(equalToConstant: 100)
      wish.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        wish, view.heightAnchor.constraint(greaterThanOrEqualToConstant: 150),
        view.topAnchor.constraint(equalTo: stage.window.topAnchor),
        view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 50),
      ])
    }
    #expect(stage.findings.isEmpty && view.frame.height == 150)
  }

  @Test func theAutoresizingMaskContradictsAndTheConstraintBreaks() {
    let stage = Stage()
    let view = stage.world.bind { UIView(frame: CGRect(x: 5, y: 5, width: 20, height: 20)) }
    stage.turn {
      view.name = "box"
      stage.window.addSubview(view)
      view.widthAnchor.constraint(equalToConstant: 70).isActive = true
    }
    #expect(stage.findings == ["unsatisfiable-constraints"])
    #expect(view.frame == CGRect(x: 5, y: 5, width: 20, height: 20))
    #expect(
      stage.world.timeline.findings.first?.message.contains("box (autoresizing mask)") == true)
  }

  @Test func whatIsLeftOpenIsAmbiguousAndNamed() {
    let stage = Stage()
    let view = stage.views(1)[0]
    stage.turn {
      view.topAnchor.constraint(equalTo: stage.window.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor).isActive = true
      view.widthAnchor.constraint(equalToConstant: 50).isActive = true
    }
    #expect(stage.findings == ["ambiguous-layout"])
    #expect(stage.world.timeline.findings.first?.message.contains("leave its height open") == true)
    #expect(view.hasAmbiguousLayout)
    stage.turn { view.heightAnchor.constraint(equalToConstant: 50).isActive = true }
    #expect(stage.findings.count == 1 && !view.hasAmbiguousLayout)
  }

  @Test func aConstraintAcrossTreesIsAnException() {
    let stage = Stage()
    let host = ExceptionHost()
    stage.world.scriptHost = host
    let view = stage.views(1)[0]
    stage.world.bind {
      let stranger = UIView()
      view.topAnchor.constraint(equalTo: stranger.topAnchor).isActive = true
      let failure = stage.world.failure as? UIKitException
      #expect(failure?.name == "NSGenericException")
      stage.world.failure = nil
    }
  }

  @Test func theSameConstraintTwiceIsANote() {
    let stage = Stage()
    let view = stage.views(1)[0]
    stage.turn {
      for _ in 0..<2 {
        NSLayoutConstraint.activate([
          view.heightAnchor.constraint(equalToConstant: 50)
        ])
      }
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: stage.window.topAnchor),
        view.leadingAnchor.constraint(equalTo: stage.window.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 50),
      ])
    }
    #expect(stage.findings == ["duplicate-constraint"])
    #expect(view.frame.height == 50)
  }
}
