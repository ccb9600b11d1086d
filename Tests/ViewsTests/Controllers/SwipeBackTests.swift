import Motion
import Testing
import Timeline

@testable import Views

/// The pop that a finger drives from the edge: measured row 14, cases C18, C71.
struct SwipeBackTests {
  let stage = Stage()

  @Test(arguments: [true, false]) func swipePopsOrGoesBack(_ finishes: Bool) {
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a, b)
      var driver: UIPercentDrivenInteractiveTransition?
      stage.turn { driver = navigation.beginSwipeBack() }
      stage.turn { driver?.update(0.5) }
      #expect(abs((stage.rect(b.view, at: stage.world.now + 1e-6)?.minX ?? 0) - 195) < 1e-6)
      #expect(navigation.transitionCoordinator?.isInteractive == true)
      stage.turn { finishes ? driver?.finish() : driver?.cancel() }
      stage.world.settle()
      #expect(navigation.viewControllers == (finishes ? [a] : [a, b]))
      #expect(
        stage.appearances == ["B.viewWillDisappear", "A.viewWillAppear"]
          + (finishes
            ? ["B.viewDidDisappear", "A.viewDidAppear"]
            : [
              "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
            ]))
      #expect(navigation.content.subviews == [finishes ? a.view : b.view])
      #expect(b.view.frame.minX == 0 && stage.findings.isEmpty)
    }
  }

  @Test func animatorOfADelegateTurnsTheSwipeOff() {
    let delegate = PushDelegate()
    stage.run {
      let navigation = stage.navigation(A(), B())
      navigation.delegate = delegate
      stage.turn { #expect(navigation.beginSwipeBack() == nil) }
      #expect(navigation.viewControllers.count == 2)
    }
    withExtendedLifetime(delegate) {}
  }
}
