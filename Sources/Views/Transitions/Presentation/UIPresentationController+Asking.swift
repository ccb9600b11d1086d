import Layers
import Motion
import Timeline

/// What UIKit asks and tells, in the script's words if it overrides them.
extension UIPresentationController {
  /// The view that goes in and out.
  final var shownView: UIView {
    ask("presentedView") { presentedView } ?? presentedViewController.view
  }

  /// Where it comes to rest, in the container, in points.
  final var shownFrame: CGRect {
    ask("frameOfPresentedViewInContainerView") { frameOfPresentedViewInContainerView }
  }

  /// Whether the presenter's view leaves the window.
  final var removesPresenter: Bool {
    ask("shouldRemovePresentersView") { shouldRemovePresentersView }
  }

  /// Tells that a transition begins.
  final func tellWillBegin(presenting: Bool) {
    let event: EventName =
      presenting ? .presentationTransitionWillBegin : .dismissalTransitionWillBegin
    placedSize = containerView?.bounds.size
    world.record(event, outputName)
    send(event.rawValue) {
      if presenting { presentationTransitionWillBegin() } else { dismissalTransitionWillBegin() }
    }
  }

  /// Tells that a transition is over.
  final func tellDidEnd(presenting: Bool, _ completed: Bool) {
    let event: EventName =
      presenting ? .presentationTransitionDidEnd : .dismissalTransitionDidEnd
    world.record(event, outputName, detail: "\(completed)")
    send(event.rawValue, [completed]) {
      if presenting {
        presentationTransitionDidEnd(completed)
      } else {
        dismissalTransitionDidEnd(completed)
      }
    }
  }

  /// One of UIKit's own for a style.
  static func own(
    for presented: UIViewController, _ style: UIModalPresentationStyle,
    presenting: UIViewController?
  ) -> UIPresentationController {
    style.isSheet
      ? UISheetPresentationController(presentedViewController: presented, presenting: presenting)
      : UIPresentationController(presentedViewController: presented, presenting: presenting)
  }

  /// Whether it is one of UIKit's own.
  final var isUIKitsOwn: Bool {
    type(of: self) == UIPresentationController.self || self is UISheetPresentationController
  }

  /// Whether it can manage a style.
  final func suits(_ style: UIModalPresentationStyle) -> Bool {
    self is UISheetPresentationController == style.isSheet
  }

  /// UIKit's own controllers let the view follow the container; others do that themselves (case C44).
  final func placeOwn() {
    guard isUIKitsOwn, style != .custom, let container = containerView,
      (presentedViewController.transition as? ModalTransition)?.presentation !== self,
      placedSize != container.bounds.size
    else { return }
    placedSize = container.bounds.size
    let view = shownView
    if view.transform.isIdentity, view.superview === container { view.frame = shownFrame }
  }

  /// Tells that the size is about to change.
  final func tellWillTransition(to size: CGSize, _ coordinator: TransitionCoordinator) {
    world.record(.viewWillTransition, outputName, detail: "to: \(size.text)")
    send("viewWillTransition", [size, coordinator]) {
      viewWillTransition(to: size, with: coordinator)
    }
  }

  /// The container lays out.
  final func layoutContainer() {
    placeOwn()
    world.record(.containerViewWillLayoutSubviews, outputName)
    send("containerViewWillLayoutSubviews") { containerViewWillLayoutSubviews() }
    world.record(.containerViewDidLayoutSubviews, outputName)
    send("containerViewDidLayoutSubviews") { containerViewDidLayoutSubviews() }
  }

  /// Whether the presented view is where it belongs.
  final var isPlaced: Bool {
    let view = shownView
    return view.layer.isInWindow && view.transform.isIdentity && view.frame.isNear(shownFrame)
  }

  /// Tells that the presented view did not follow the container. (case C44)
  final func reportIfStale() {
    let view = shownView
    guard view.layer.isInWindow, view.transform.isIdentity, !isPlaced else { return }
    world.report(
      .layout(
        .presentedFrameStale(
          controller: presentedViewController.outputName, frame: view.frame, wanted: shownFrame)))
  }
}
