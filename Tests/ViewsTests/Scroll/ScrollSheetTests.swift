import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// A scroll view in a sheet: measured S9 and row 22.
struct ScrollSheetTests {
  /// A sheet at (0, 59, 393, 793) with a scroll view over all of it.
  private func sheet(
    _ detents: () -> [UISheetPresentationController.Detent] = { [.large()] },
    _ body: (Stage, UISheetPresentationController, UIScrollView) -> Void
  ) {
    let stage = Stage(SheetTests.iPhone16)
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      guard let sheet = b.sheetPresentationController else { return }
      sheet.detents = detents()
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 793))
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.contentSize = CGSize(width: 393, height: 3000)
      stage.turn { a.present(b, animated: true) }
      stage.turn { b.view.addSubview(scroll) }
      stage.world.settle()
      body(stage, sheet, scroll)
    }
  }

  /// Drags down and rests.
  private func drag(_ stage: Stage, _ way: Double, from y: Double = 300) {
    stage.drag(CGPoint(x: 196, y: y), CGPoint(x: 196, y: y + way)) {
      $0.duration = 0.5
      $0.hold = 0.2
    }
  }

  @Test("at its top a drag down moves the sheet, and the content stays at 0")
  func atTheTopTheSheetMoves() {
    sheet { stage, sheet, scroll in
      let finger = Finger()
      stage.turn { finger.down(at: CGPoint(x: 196, y: 300)) }
      for step in 1...20 {
        stage.world.step()
        stage.turn { finger.move(to: CGPoint(x: 196, y: 300 + 10 * Double(step))) }
      }
      stage.world.step()
      // 200 points less the slop of 10.
      #expect(sheet.presentedViewController.view.frame.minY == 59 + 190)
      #expect(scroll.contentOffset == .zero && !scroll.isDragging)
      stage.turn { finger.up() }
      stage.world.settle()
      #expect(sheet.presentedViewController.view.frame.minY == 59)
    }
  }

  @Test("elsewhere content scrolls and the sheet stays: at 600, 200 points down lead to 410")
  func elsewhereContentScrolls() {
    sheet { stage, sheet, scroll in
      stage.turn { scroll.contentOffset = CGPoint(x: 0, y: 600) }
      drag(stage, 200)
      #expect(scroll.contentOffset.y == 410)
      #expect(sheet.presentedViewController.view.frame.minY == 59)
      // A drag that comes to the top stays with the content.
      stage.turn { scroll.contentOffset = CGPoint(x: 0, y: 100) }
      drag(stage, 200)
      #expect(scroll.contentOffset.y < 0)
      #expect(sheet.presentedViewController.view.frame.minY == 59)
    }
  }

  @Test("at its top a drag up scrolls; while the sheet can become higher it makes it so")
  func upwards() {
    sheet { stage, sheet, scroll in
      drag(stage, -200, from: 600)
      #expect(scroll.contentOffset.y == 190)
    }
    sheet({ [.medium(), .large()] }) { stage, sheet, scroll in
      drag(stage, -200, from: 700)
      stage.world.settle()
      #expect(scroll.contentOffset.y == 0)
      #expect(sheet.selectedDetentIdentifier == .large)
    }
    sheet({ [.medium(), .large()] }) { stage, sheet, scroll in
      sheet.prefersScrollingExpandsWhenScrolledToEdge = false
      drag(stage, -200, from: 700)
      #expect(scroll.contentOffset.y == 190)
      #expect(sheet.selectedDetentIdentifier != .large)
    }
  }
}
