import Layers
import Motion
import Timeline

/// What manages one presentation, from the call of `present` to the end of the dismissal.
open class UIPresentationController: UIResponder {
  /// The controller that is presented.
  public final let presentedViewController: UIViewController
  /// The controller that really presents it.
  public internal(set) final weak var presenting: UIViewController?
  /// The view that the presentation happens in; nil before it begins and after it is over.
  public internal(set) final var containerView: UIView?
  /// Hears of the user's attempts to dismiss; weak, as in UIKit.
  public final weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// Where the presenter's view was before a style that removes it took it away.
  final var presenterHome: PresenterHome?
  /// Whether an animator took the presenter's view into a container that does not remove it.
  final var isPresenterTaken = false
  /// Whether the controller had a transitioning delegate when it was presented.
  final var hadDelegate = false
  /// The container's size that UIKit's own controllers have placed the view for.
  final var placedSize: CGSize?
  final var style = UIModalPresentationStyle.custom

  /// A presentation controller of two controllers.
  public init(
    presentedViewController: UIViewController, presenting: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    self.presenting = presenting
    super.init()
  }

  open override var owners: [EngineObject] {
    presentedViewController.pinnedPresentationController === self ? [presentedViewController] : []
  }
  open override var preferredName: String? { className }

  /// The controller that really presents.
  public final var presentingViewController: UIViewController? { presenting }

  /// The style of the presentation.
  public final var presentationStyle: UIModalPresentationStyle { style }

  /// The view that goes in and out: the controller's own, or a view around it.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view comes to rest, in the container, in points.
  open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

  /// Whether the presenter's view leaves the window.
  open var shouldRemovePresentersView: Bool { style.removesPresenter }

  /// Called before the presentation; the container is in the window.
  open func presentationTransitionWillBegin() {}

  /// Called when the presentation is over.
  open func presentationTransitionDidEnd(_ completed: Bool) {}

  /// Called before the dismissal.
  open func dismissalTransitionWillBegin() {}

  /// Called when the dismissal is over.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}

  /// Called before the size of the container changes; tells the presented controller.
  open func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
    presentedViewController.tellWillTransition(to: size, coordinator)
  }

  /// Called before the container lays out.
  open func containerViewWillLayoutSubviews() {}

  /// Called after the container laid out.
  open func containerViewDidLayoutSubviews() {}
}
