import Layers
import Motion
import Timeline

extension UINavigationController {
  /// Its view lays out: the bar, then the transition that waits, or the controller that shows.
  final func layOut() {
    content.frame = view.bounds
    if placedSize != view.bounds.size { isPlacementDue = true }
    placedSize = view.bounds.size
    layOutBar()
    if let transition = containerTransition as? NavigationTransition {
      if !transition.hasStarted { transition.start() }
      return
    }
    catchUp()
    place()
  }

  /// The stack changed while the view was appearing: the new top takes over, without animation.
  private final func catchUp() {
    guard isShowing, let top = stack.last, shown !== top else { return }
    guard let from = shown else {
      shown = top
      top.beginAppearance(.appearing, animated: false)
      place()
      if isAtRest { top.endAppearance() }
      return
    }
    let transition = NavigationTransition(
      self, .push, from: from, to: top, old: stack, animated: false)
    containerTransition = transition
    transition.start()
  }

  /// Puts the shown controller's view where it belongs.
  private final func place() {
    guard isPlacementDue, let shown, let view = shown.viewIfLoaded, !shown.isAway else { return }
    isPlacementDue = false
    if view.superview !== content { content.insertSubview(view, at: 0) }
    view.layer.frame = contentFrame(for: shown)
  }

  /// Where a controller's view belongs, in the container, in points. (case C35)
  final func contentFrame(for controller: UIViewController) -> CGRect {
    let bounds = content.bounds
    guard !isBarHiddenForContent, !navigationBar.isTranslucent,
      !controller.extendedLayoutIncludesOpaqueBars
    else { return bounds }
    let top = min(barFrame.maxY, bounds.height)
    return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
  }

  /// It appears: with the top of the stack, whatever showed when it went.
  final func showTop() {
    guard (containerTransition as? NavigationTransition)?.hasStarted != true else { return }
    if let old = shown, old !== stack.last {
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearance()
    }
    shown = stack.last
    isPlacementDue = true
  }

  /// The halves of its own appearance, after the child's.
  final func forwarded(_ next: Appearance, _ animated: Bool) {
    switch next {
    case .appearing: if let top = shown { tell(.willShow, top, animated) }
    case .appeared: if let top = shown { tell(.didShow, top, animated) }
    case .disappearing, .disappeared: break
    }
  }

  /// Tells the delegate of the controller that shows.
  final func tell(_ event: EventName, _ controller: UIViewController, _ animated: Bool) {
    guard let delegate = askedDelegate else { return }
    world.question(
      event, Transition.name(delegate, "navigationDelegate"),
      detail: "\(controller.outputName) animated: \(animated)"
    ) {
      if event == .willShow {
        delegate.navigationController(self, willShow: controller, animated: animated)
      } else {
        delegate.navigationController(self, didShow: controller, animated: animated)
      }
    }
  }

  /// The delegate, after the script's garbage is gone.
  final var askedDelegate: (any UINavigationControllerDelegate)? {
    world.collectBeforeQuestion()
    if hadDelegate, delegate == nil {
      hadDelegate = false
      world.report(.containerDelegateReleased(container: outputName))
    }
    return delegate
  }
}
