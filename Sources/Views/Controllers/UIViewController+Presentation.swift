import Layers
import Timeline

extension UIViewController {
  /// The controller that it, or a controller it is in, presents.
  public final var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presents it, or a controller it is in.
  public final var presentingViewController: UIViewController? {
    presenter ?? parent?.presentingViewController
  }

  /// Whether it is being presented right now.
  public final var isBeingPresented: Bool {
    (transition as? ModalTransition)?.isPresenting(self) ?? false
  }

  /// Whether it is being dismissed right now.
  public final var isBeingDismissed: Bool {
    (transition as? ModalTransition)?.isDismissing(self) ?? false
  }

  /// The presentation controller: that of the nearest presented controller around it. Reading it before
  /// the presentation makes and pins one of UIKit's own.
  public final var presentationController: UIPresentationController? {
    if let pinnedPresentationController { return pinnedPresentationController }
    if let parent { return parent.presentationController }
    guard window == nil else { return nil }
    let style = modalPresentationStyle.resolved
    let controller = UIPresentationController.own(for: self, style, presenting: nil)
    controller.style = style
    pin(controller)
    return controller
  }

  /// The presentation controller, if it manages a sheet.
  public final var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Whether what it presents in its context has taken its view away.
  final var isAway: Bool { presented?.pinnedPresentationController?.presenterHome != nil }

  /// Whether presentations in context end their search here, in the script's words.
  final var isPresentationContext: Bool {
    ask("definesPresentationContext") { definesPresentationContext }
  }

  /// The coordinator of the transition in flight for it, or for a controller it is in.
  public final var transitionCoordinator: TransitionCoordinator? {
    if let currentCoordinator { return currentCoordinator }
    CoordinatorReads.of(world).note(self)
    return nil
  }

  /// The same, for UIKit's own use.
  final var currentCoordinator: TransitionCoordinator? {
    transition?.coordinator ?? presented?.transition?.coordinator
      ?? containerTransition?.coordinator ?? siblingTransition?.coordinator
      ?? parent?.currentCoordinator
      ?? viewIfLoaded?.window?.sizeTransition?.coordinator
  }

  /// Presents a controller. Who is asked is asked in the call; what shows begins after the commit.
  public final func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    ModalTransition.present(controller, from: self, animated: animated, completion: completion)
  }

  /// Dismisses what it presents, or itself if it is presented.
  public final func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    ModalTransition.dismiss(from: self, animated: animated, completion: completion)
  }

  /// Keeps a presentation controller for the life of a presentation.
  final func pin(_ controller: UIPresentationController?) {
    let old = pinnedPresentationController
    pinnedPresentationController = controller
    if let old { release(old) }
    if let controller { adopt(controller) }
  }

  /// The container that a presentation starts from: the top of the chain of parents.
  final var topParent: UIViewController {
    var it = self
    while let above = it.parent { it = above }
    return it
  }
}
