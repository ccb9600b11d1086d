import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// UIKit's own gestures by a finger: measured S4-S7 and rows 14, 22, cases C18, C71.
struct FingerOnUIKitTests {
  let stage = Stage(SheetTests.iPhone16)

  private func sheet(_ body: (A, B) -> Void) {
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = .pageSheet
      stage.turn { a.present(b, animated: true) }
      stage.world.settle()
      stage.forget()
      body(a, b)
    }
  }

  private func dragDown(_ way: Double, _ change: (inout FingerCourse) -> Void = { _ in }) {
    stage.drag(CGPoint(x: 196, y: 100), CGPoint(x: 196, y: 100 + way), change)
  }

  @Test(arguments: [(60.0, 50.0), (190, 180), (330, 320), (370, 360)])
  func sheetFollowsTheFingerAfterTenPoints(_ travel: Double, _ offset: Double) {
    sheet { _, b in
      let finger = Finger()
      stage.turn { finger.down(at: CGPoint(x: 196, y: 100)) }
      stage.turn { finger.move(to: CGPoint(x: 196, y: 100 + travel)) }
      let rect = stage.sample(b.view, at: stage.world.now, after: true)?.rect
      #expect(isClose(rect, CGRect(x: 0, y: 59 + offset, width: 393, height: 793)))
      let dim = (b.presentationController as? UISheetPresentationController)?.dimming.alpha ?? 0
      #expect(abs(dim - 0.2 * (1 - offset / 793)) < 1e-9)
    }
  }

  @Test(arguments: [(380.0, 0.0, false), (408, 0, true), (300, 900, false), (300, 1200, true)])
  func sheetGoesBeyondHalfOrWhenFlicked(_ travel: Double, _ velocity: Double, _ goes: Bool) {
    sheet { a, b in
      dragDown(travel) {
        $0.duration = 0.5
        if velocity > 0 { $0.velocity = velocity } else { $0.hold = 0.2 }
      }
      stage.world.settle()
      #expect((a.presentedViewController == nil) == goes)
      #expect(
        stage.appearances
          == (goes
            ? ["B.viewWillDisappear", "B.viewDidDisappear"]
            : ["B.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear"]))
      #expect(stage.findings.isEmpty && b.view.frame.minY == (goes ? 852 : 59))
    }
  }

  @Test func flickWithinOneTurnStillEnds() {
    sheet { a, _ in
      dragDown(300) { $0.duration = 0 }
      stage.world.settle()
      #expect(a.presentedViewController == nil && stage.findings.isEmpty)
    }
  }

  @Test func sheetThatIsModalStays() {
    sheet { a, b in
      b.isModalInPresentation = true
      dragDown(600)
      stage.world.settle()
      #expect(a.presentedViewController === b && b.view.frame.minY == 59)
    }
  }

  private func swipe(_ way: Double, _ change: (inout FingerCourse) -> Void = { _ in }) {
    stage.drag(CGPoint(x: 3, y: 400), CGPoint(x: 3 + way, y: 400), change)
  }

  @Test(arguments: [(327.0, 0.0, true), (100, 0, false), (100, 400, true)])
  func swipeFromTheEdgePops(_ way: Double, _ velocity: Double, _ pops: Bool) {
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a, b)
      swipe(way) { if velocity > 0 { $0.velocity = velocity } else { $0.hold = 0.2 } }
      #expect(navigation.viewControllers.count == 1, "the pop has begun")
      stage.world.settle()
      #expect(navigation.viewControllers == (pops ? [a] : [a, b]))
      #expect(
        stage.appearances == ["B.viewWillDisappear", "A.viewWillAppear"]
          + (pops
            ? ["B.viewDidDisappear", "A.viewDidAppear"]
            : [
              "A.viewWillDisappear", "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear",
            ]))
      #expect(stage.findings.isEmpty)
    }
  }

  @Test func shortSwipeWithinOneTurnStillEnds() {
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a, b)
      swipe(300) { $0.duration = 0 }
      stage.world.settle()
      #expect(navigation.viewControllers == [a] && stage.findings.isEmpty)
    }
  }

  @Test func swipeIsOffWhereUIKitSwitchesItOff() {
    stage.run {
      let (a, b) = (A(), B())
      let navigation = stage.navigation(a, b)
      stage.turn { b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close") }
      swipe(327)
      stage.turn { b.navigationItem.leftItemsSupplementBackButton = true }
      stage.turn { navigation.isNavigationBarHidden = true }
      swipe(327)
      #expect(navigation.viewControllers == [a, b])
      #expect(stage.findings == ["pop-gesture-off", "pop-gesture-off"])
      // The known trick: the conditions live in the recogniser's delegate.
      navigation.interactivePopGestureRecognizer?.delegate = nil
      swipe(327)
      stage.world.settle()
      #expect(navigation.viewControllers == [a])
      swipe(327)
      #expect(navigation.viewControllers == [a] && stage.findings.count == 2)
    }
  }
}
