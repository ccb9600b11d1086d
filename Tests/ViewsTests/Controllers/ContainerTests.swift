import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// A container that tells its children of appearances by itself.
private final class Manual: UIViewController {
  override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
}

/// Containers of one's own: lifecycle.md 7, case C15.
struct ContainerTests {
  let stage = Stage()

  private func root(_ controller: UIViewController) {
    stage.turn { stage.window.rootViewController = controller }
    stage.world.advance(by: 0.1)
    stage.forget()
  }

  private func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  @Test func childAddedInViewDidLoadAppearsWithItsParent() {
    final class Parent: UIViewController {
      let child = B()
      override func viewDidLoad() {
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
    }
    stage.run {
      stage.turn { stage.window.rootViewController = Parent() }
      #expect(
        stage.appearances == [
          "Parent.viewWillAppear", "B.viewWillAppear", "Parent.viewDidAppear", "B.viewDidAppear",
        ])
    }
  }

  @Test func childAddedLaterAppearsByItself() {
    stage.run {
      let (a, b) = (A(), B())
      root(a)
      stage.turn { embed(b, in: a) }
      #expect(stage.appearances == ["B.viewWillAppear", "B.viewDidAppear"])
      stage.forget()
      stage.turn {
        b.willMove(toParent: nil)
        b.view.removeFromSuperview()
        b.removeFromParent()
      }
      #expect(stage.appearances == ["B.viewWillDisappear", "B.viewDidDisappear"])
    }
  }

  @Test func transitionBetweenChildren() {
    stage.run {
      let (a, b, c) = (A(), B(), C())
      root(a)
      stage.turn { embed(b, in: a) }
      stage.forget()
      var order: [String] = []
      stage.turn {
        a.addChild(c)
        b.tellWillMove(to: nil)
        c.view.alpha = 0
        a.transition(
          from: b, to: c, duration: 0.4, options: .curveLinear, animations: { c.view.alpha = 1 },
          completion: { finished in
            order.append("completion \(finished)")
            b.removeFromParent()
            c.tellDidMove(to: a)
          })
      }
      #expect(b.view.superview === a.view && c.view.superview === a.view)
      let start = stage.world.now
      stage.world.settle()
      #expect(
        stage.events(of: "B", "C").filter { !$0.contains("Layout") && !$0.contains("oad") } == [
          "C.willMove", "B.willMove", "B.viewWillDisappear", "C.viewWillAppear",
          "C.viewIsAppearing", "C.viewDidAppear", "B.viewDidDisappear", "B.didMove", "C.didMove",
        ])
      #expect(abs((stage.sample(c.view, at: start + 0.1)?.alpha ?? 0) - 0.25) < 1e-9)
      #expect(order == ["completion true"] && b.view.window == nil && a.children == [c])
      #expect(stage.findings.isEmpty)
    }
  }

  @Test func transitionOfStrangersRaises() {
    let host = ExceptionHost()
    stage.world.scriptHost = host
    stage.run {
      let (a, b, c) = (A(), B(), C())
      root(a)
      stage.turn { embed(b, in: a) }
      stage.turn { a.transition(from: b, to: c, duration: 0.4) }
      #expect(stage.world.exception?.reason.contains("common parent") == true)
    }
  }

  @Test func containerWithoutForwardingTellsByHand() {
    stage.run {
      let (parent, b) = (Manual(), B())
      root(parent)
      stage.turn { embed(b, in: parent) }
      #expect(stage.appearances.isEmpty)
      stage.turn {
        b.beginAppearanceTransition(true, animated: false)
        b.endAppearanceTransition()
      }
      #expect(stage.appearances == ["B.viewWillAppear", "B.viewDidAppear"])
      #expect(stage.findings.isEmpty)
    }
  }

  @Test func fakedAppearanceCallsOnAPresenterAreFindings() {
    stage.run {
      let (a, b) = (A(), B())
      root(a)
      b.modalPresentationStyle = .custom
      stage.turn { a.present(b, animated: false) }
      stage.forget()
      stage.turn {
        a.beginAppearanceTransition(false, animated: true)
        a.endAppearanceTransition()
      }
      #expect(stage.appearances == ["A.viewWillDisappear", "A.viewDidDisappear"])
      #expect(a.appearance == .disappeared)
      #expect(stage.findings == ["foreign-appearance-calls", "foreign-appearance-calls"])
    }
  }

  @Test func unbalancedCallsAreFindings() {
    stage.run {
      let (parent, b) = (Manual(), B())
      root(parent)
      stage.turn { embed(b, in: parent) }
      stage.turn {
        b.endAppearanceTransition()
        b.beginAppearanceTransition(true, animated: false)
        b.beginAppearanceTransition(true, animated: false)
        b.endAppearanceTransition()
      }
      #expect(stage.findings == ["unbalanced-calls", "unbalanced-calls"])
      #expect(stage.appearances == ["B.viewWillAppear", "B.viewDidAppear"])
    }
  }
}
