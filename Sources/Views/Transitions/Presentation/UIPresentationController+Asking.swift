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

  /// The container lays out.
  final func layoutContainer() {
    world.record(.containerViewWillLayoutSubviews, outputName)
    send("containerViewWillLayoutSubviews") { containerViewWillLayoutSubviews() }
    world.record(.containerViewDidLayoutSubviews, outputName)
    send("containerViewDidLayoutSubviews") { containerViewDidLayoutSubviews() }
  }
}
