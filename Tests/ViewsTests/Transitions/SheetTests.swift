import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Sheets as measured (S1-S18) and as decided below iOS 26 (V6, V16, V20).
struct SheetTests {
  typealias Detent = UISheetPresentationController.Detent

  static let iPhone16 = Screen(
    size: CGSize(width: 393, height: 852), scale: 3,
    safeArea: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
  static let iPhoneSE = Screen(
    size: CGSize(width: 375, height: 667), scale: 2,
    safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  static let iPad = Screen(
    size: CGSize(width: 820, height: 1180), scale: 2,
    safeArea: UIEdgeInsets(top: 32, left: 0, bottom: 20, right: 0))

  /// The frame of a sheet at rest.
  private func frame(
    on screen: Screen, ios: Int = 26, style: UIModalPresentationStyle = .pageSheet,
    _ detent: () -> Detent
  ) -> CGRect {
    let stage = Stage(screen)
    return stage.world.bind {
      UIApplication.shared.ios = ios
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      b.modalPresentationStyle = style
      b.sheetPresentationController?.detents = [detent()]
      stage.turn { a.present(b, animated: false) }
      return b.view.frame
    }
  }

  @Test func largeSheetStandsAtTheMeasuredTop() {
    #expect(frame(on: Self.iPhone16) { .large() } == CGRect(x: 0, y: 59, width: 393, height: 793))
    #expect(frame(on: Self.iPhoneSE) { .large() } == CGRect(x: 0, y: 30, width: 375, height: 637))
    #expect(frame(on: Self.iPad) { .large() } == CGRect(x: 0, y: 42, width: 820, height: 1138))
    let lying = Screen(size: CGSize(width: 667, height: 375), scale: 2, safeArea: .zero)
    let whole = CGRect(x: 0, y: 0, width: 667, height: 375)
    #expect(frame(on: lying) { .large() } == whole && frame(on: lying) { .medium() } == whole)
  }

  @Test(arguments: [
    (200.0, 8.0, 619.527, 377.0, 224.473), (288, 8, 535.109, 377, 308.891),
    (300, 8, 523.598, 377, 320.402), (400, 8, 427.669, 377, 416.331),
    (500, 8, 331.740, 377, 512.260), (600, 8, 235.812, 377, 608.188),
    (700, 8, 139.883, 377, 704.117), (10, 28, 815.425, 337, 8.575),
    (100, 21.514, 741.435, 349.973, 89.052), (144, 9.622, 705.429, 373.757, 136.949),
  ])
  func cardsOfIOS26FollowTheTable(
    _ value: Double, _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) {
    let rect = frame(on: Self.iPhone16) { .custom { _ in value } }
    #expect(isClose(rect, CGRect(x: x, y: y, width: width, height: height), 1e-3))
  }

  @Test func mediumOfIOS26IsMeasured() {
    let rect = frame(on: Self.iPhone16) { .medium() }
    #expect(isClose(rect, CGRect(x: 8, y: 403.687, width: 377, height: 440.313), 1e-3))
  }

  @Test func belowIOS26MediumIsHalfTheContainer() {
    #expect(
      frame(on: Self.iPhone16, ios: 17) { .medium() }
        == CGRect(x: 0, y: 426, width: 393, height: 426))
    #expect(
      frame(on: Self.iPhone16, ios: 17) { .custom { _ in 200 } }
        == CGRect(x: 0, y: 618, width: 393, height: 234))
    #expect(
      frame(on: Self.iPhone16, ios: 17) { .custom { $0.maximumDetentValue + 1 } }
        == CGRect(x: 0, y: 59, width: 393, height: 793))
  }

  @Test func formSheetOfAPadKeepsItsBottom() {
    #expect(
      frame(on: Self.iPad, style: .formSheet) { .large() }
        == CGRect(x: 120, y: 260, width: 580, height: 650))
    #expect(
      frame(on: Self.iPad, style: .formSheet) { .custom { _ in 343 } }
        == CGRect(x: 120, y: 567, width: 580, height: 343))
    #expect(
      frame(on: Self.iPhone16, style: .formSheet) { .large() }
        == CGRect(x: 0, y: 59, width: 393, height: 793))
  }

  @Test func sheetRisesOnTheSpringAndDims() {
    let stage = Stage()
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      stage.turn { a.present(b, animated: true) }
      let container = b.presentationController?.containerView
      #expect(container?.subviews.map(\.outputName) == ["dimmingView", "B.view"])
      let dimming = container?.subviews.first
      stage.world.settle()
      // A quarter of a second into the spring, 0.942 of the way is done (case C55).
      let rect = stage.rect(b.view, at: 0.25)
      #expect(abs((rect?.minY ?? 0) - (844 - 797 * 0.942)) < 0.5)
      let part = (844 - (rect?.minY ?? 0)) / 797
      let alpha = dimming.flatMap { stage.sample($0, at: 0.25)?.alpha } ?? 0
      #expect(abs(alpha - 0.2 * part) < 1e-9)
      #expect(b.view.frame == CGRect(x: 0, y: 47, width: 390, height: 797))
      #expect(dimming?.alpha == 0.2 && b.view.safeAreaInsets.bottom == 34)
      #expect(b.view.safeAreaInsets.top == 0)
      stage.turn { a.dismiss(animated: true) }
      stage.world.settle()
      #expect(stage.window.subviews == [a.view])
      #expect(!stage.events().contains { $0.contains("Alongside") })
    }
  }

  @Test func detentsChangeAnimatedAndUndim() {
    let stage = Stage()
    stage.run {
      let (a, b) = (A(), B())
      stage.turn { stage.window.rootViewController = a }
      let sheet = b.sheetPresentationController
      sheet?.detents = [.medium(), .large()]
      sheet?.largestUndimmedDetentIdentifier = .medium
      sheet?.prefersGrabberVisible = true
      stage.turn { a.present(b, animated: false) }
      #expect(b.view.frame == CGRect(x: 0, y: 422, width: 390, height: 422))
      #expect(sheet?.dimming.alpha == 0)
      #expect(
        b.view.subviews.last?.frame == CGRect(x: 177, y: 5, width: 36, height: 5))
      stage.turn { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large } }
      let start = stage.world.now
      #expect(b.view.frame == CGRect(x: 0, y: 47, width: 390, height: 797))
      stage.world.settle()
      let y = stage.rect(b.view, at: start + 0.1)?.minY ?? 0
      #expect(y > 47 && y < 422 && sheet?.dimming.alpha == 0.2)
    }
  }
}
