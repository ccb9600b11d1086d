import Layers
import Motion

extension Transition {
  /// Whether an animator of the app's own animates it.
  final var isAnimatedByApp: Bool { isAnimated && animator != nil && standard == nil }

  /// Notes what to compare with at the end.
  final func noteBeginning() {
    guard isAnimatedByApp else { return }
    let views = sides.compactMap(\.viewIfLoaded)
    checks.centred = views.filter { $0.layer.state.anchorPoint == Self.middle }
  }

  /// Notes where the content is, before UIKit ends it.
  final func noteCompletion() {
    guard isAnimatedByApp, let to = controller(.to), let view = to.viewIfLoaded,
      view.layer.isInWindow
    else { return }
    checks.content = (to, view.safeAreaInsets.top, view.contentTop)
  }

  /// After the layout of the turn in which it ended: tells what jumps, and what was not put back.
  final func checkEnd(_ didComplete: Bool) {
    guard isAnimatedByApp, !sides.isEmpty else { return }
    let (controllers, checks) = (sides, checks)
    self.checks = TransitionChecks()
    world.deferAfterCommit { [self] in
      for view in checks.centred where view.layer.state.anchorPoint != Self.middle {
        world.report(
          .layout(
            .anchorPointLeft(view: view.outputName, anchor: view.layer.state.anchorPoint)))
      }
      guard didComplete, controllers.allSatisfy({ $0.transition == nil }) else { return }
      if let content = checks.content { checkContent(content) }
      checkFinalFrame()
    }
  }

  private final func checkContent(
    _ old: (controller: UIViewController, inset: Double, top: Double)
  ) {
    guard let view = old.controller.viewIfLoaded, view.layer.isInWindow else { return }
    let (inset, top) = (view.safeAreaInsets.top, view.contentTop)
    guard abs(inset - old.inset) > 0.005, abs(top - old.top) > 0.005 else { return }
    world.report(
      .layout(
        .safeAreaChanged(
          controller: old.controller.outputName, from: old.inset, to: inset,
          by: abs(top - old.top))))
  }

  /// Tells of a view that is not where it belongs; under a transform a frame says little.
  final func reportFrame(of controller: UIViewController, _ view: UIView, final: CGRect) {
    guard view.layer.isInWindow, view.transform3D.isIdentity, !view.frame.isNear(final) else {
      return
    }
    world.report(
      .layout(
        .finalFrameIgnored(controller: controller.outputName, frame: view.frame, final: final)))
  }

  private final var sides: [UIViewController] {
    [controller(.from), controller(.to)].compactMap { $0 }
  }

  private static var middle: CGPoint { CGPoint(x: 0.5, y: 0.5) }
}

extension UIView {
  /// Where its content begins below bars, in the window, in points.
  fileprivate final var contentTop: Double {
    layer.convert(CGPoint(x: bounds.minX, y: bounds.minY + safeAreaInsets.top), to: nil).y
  }
}
