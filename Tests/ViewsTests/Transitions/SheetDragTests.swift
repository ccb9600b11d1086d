import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Notes what it is told, and may forbid.
private final class Adaptive: UIAdaptivePresentationControllerDelegate {
  var allows = true
  var log: [String] = []

  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    log.append("should")
    return allows
  }
  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    log.append("will")
  }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    log.append("did")
  }
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    log.append("attempt")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) { log.append(controller.selectedDetentIdentifier?.rawValue ?? "nil") }
}

/// Dragging sheets: measured S4-S7 and row 22, lifecycle.md 1.3.
struct SheetDragTests {
  let stage = Stage(SheetTests.iPhone16)
  private let adaptive = Adaptive()

  private func sheet(
    _ detents: () -> [UISheetPresentationController.Detent] = { [] },
    _ body: (A, B, UISheetPresentationController) -> Void
  ) {
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      guard let sheet = b.sheetPresentationController else { return }
      let list = detents()
      if !list.isEmpty { sheet.detents = list }
      sheet.delegate = adaptive
      stage.turn { a.present(b, animated: false) }
      stage.forget()
      body(a, b, sheet)
    }
  }

  /// Drags by an offset and lets go.
  private func drag(
    _ sheet: UISheetPresentationController, _ offset: Double, velocity: Double = 0
  ) {
    var drag: SheetDrag?
    stage.turn { drag = SheetDrag(sheet) }
    stage.turn { drag?.move(to: offset / 2) }
    stage.turn { drag?.move(to: offset) }
    stage.turn { drag?.end(velocity: velocity) }
    stage.world.settle()
  }

  @Test func sheetFollowsTheFingerAndTheDimFades() {
    sheet { _, b, sheet in
      var drag: SheetDrag?
      stage.turn { drag = SheetDrag(sheet) }
      stage.turn { drag?.move(to: -30) }
      #expect(b.view.frame.minY == 59)
      for offset in [40.0, 200, 400] {
        stage.turn { drag?.move(to: offset) }
        #expect(b.view.frame == CGRect(x: 0, y: 59 + offset, width: 393, height: 793))
        #expect(abs(sheet.dimming.alpha - 0.2 * (1 - offset / 793)) < 1e-9)
      }
      #expect(b.isBeingDismissed && b.transitionCoordinator?.isInteractive == true)
    }
  }

  @Test(arguments: [
    (370.0, 0.0, false), (398, 0, true), (64, 975, false), (64, 1000, true), (320, 0, false),
  ])
  func goesBeyondHalfTheHeightOrWhenFlicked(_ offset: Double, _ velocity: Double, _ goes: Bool) {
    sheet { a, b, sheet in
      drag(sheet, offset, velocity: velocity)
      #expect((a.presentedViewController == nil) == goes)
      #expect(adaptive.log == (goes ? ["should", "will", "did"] : ["should", "will"]))
      #expect(
        stage.appearances
          == (goes
            ? ["B.viewWillDisappear", "B.viewDidDisappear"]
            : ["B.viewWillDisappear", "B.viewWillAppear", "B.viewDidAppear"]))
      if goes {
        #expect(stage.window.subviews == [a.view])
      } else {
        #expect(b.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
        #expect(sheet.dimming.alpha == 0.2 && b.appearance == .appeared)
      }
      #expect(stage.findings.isEmpty)
    }
  }

  @Test func returnFromRestFollowsTheSpring() {
    sheet { _, b, sheet in
      var drag: SheetDrag?
      stage.turn { drag = SheetDrag(sheet) }
      stage.turn { drag?.move(to: 170) }
      stage.turn { drag?.end(velocity: 0) }
      let start = stage.world.now
      stage.world.settle()
      for (t, offset) in [(0.0553, 132.35), (0.0886, 95.27), (0.1553, 41.97), (0.2553, 10.09)] {
        let y = (stage.rect(b.view, at: start + t - 0.0062)?.minY ?? 0) - 59
        #expect(abs(y - offset) < 1)
      }
    }
  }

  @Test func modalSheetStaysAndTellsOfTheAttempt() {
    sheet { a, b, sheet in
      b.isModalInPresentation = true
      drag(sheet, 500)
      #expect(a.presentedViewController === b && adaptive.log == ["attempt"])
      b.isModalInPresentation = false
      adaptive.allows = false
      drag(sheet, 500)
      #expect(adaptive.log == ["attempt", "should", "attempt"] && stage.appearances.isEmpty)
    }
  }

  @Test func dismissOfAProgramIsNotTold() {
    sheet { a, _, _ in
      stage.turn { a.dismiss(animated: true) }
      stage.world.settle()
      #expect(adaptive.log.isEmpty && a.presentedViewController == nil)
    }
  }

  @Test func dragBetweenDetentsSnapsToTheNearest() {
    sheet({ [.medium(), .large()] }) { a, b, sheet in
      #expect(b.view.frame.minY == 426)
      drag(sheet, -300)
      #expect(b.view.frame == CGRect(x: 0, y: 59, width: 393, height: 793))
      #expect(adaptive.log == ["should", "large"] && a.presentedViewController === b)
      drag(sheet, 200)
      #expect(b.view.frame.minY == 426 && adaptive.log.last == "medium")
    }
  }
}
