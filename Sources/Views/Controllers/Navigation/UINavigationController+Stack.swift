import Layers
import Timeline

extension UINavigationController {
  /// The controller at the top of the stack.
  public final var topViewController: UIViewController? { stack.last }

  /// The controller that is seen: the top one, or the one that is presented over it.
  public final var visibleViewController: UIViewController? {
    var it: UIViewController? = presentedViewController ?? stack.last
    while let above = it?.presentedViewController { it = above }
    return it
  }

  /// Whether its view is in the window and appears or has appeared.
  final var isShowing: Bool {
    viewIfLoaded?.window != nil && (appearance == .appeared || appearance == .appearing)
  }

  /// The one place where the stack changes.
  /// - Parameter operation: Push or pop; nil is decided by where the new top was.
  final func change(
    _ operation: Operation?, _ animated: Bool, call: String,
    _ next: @escaping ([UIViewController]) -> [UIViewController]
  ) {
    if let running = containerTransition as? NavigationTransition, running.hasStarted {
      // UIKit: the change does not show before the running transition has ended.
      world.report(
        .changeDuringTransition(container: outputName, call: call, current: running.title))
      waiting.append(Waiting(stack: next, operation: operation, animated: animated))
      return
    }
    apply(next(stack), operation, animated)
  }

  /// Does what came during the transition that has just ended.
  final func doWaiting() {
    while containerTransition == nil, world.failure == nil, !waiting.isEmpty {
      let it = waiting.removeFirst()
      apply(it.stack(stack), it.operation, it.animated)
    }
  }

  private final func apply(
    _ new: [UIViewController], _ operation: Operation?, _ animated: Bool
  ) {
    guard new != stack else { return }
    let pending = containerTransition as? NavigationTransition
    let old = stack
    let operation =
      operation ?? new.last.map { old.contains($0) && $0 !== old.last ? .pop : .push } ?? .pop
    for controller in new where !old.contains(controller) { addToStack(controller) }
    if isShowing, pending == nil, let top = old.last, !new.contains(top) {
      top.tellWillMove(to: nil)
    }
    stack = new
    navigationBar.itemsChanged()
    tabBarController?.viewIfLoaded?.setNeedsLayout()
    if let pending {
      dropUnseen(old, keeping: pending.oldStack)
      return pending.retarget(operation)
    }
    guard isShowing, let from = shown, let to = new.last, from !== to else {
      return settleStack(from: old)
    }
    begin(
      NavigationTransition(self, operation, from: from, to: to, old: old, animated: animated))
  }

  private final func begin(_ transition: NavigationTransition) {
    containerTransition = transition
    transition.from.siblingTransition = transition
    transition.to.siblingTransition = transition
    if transition.isAnimated {
      if transition.operation == .push {
        CoordinatorReads.of(world).tell("push", transition.to, [self, transition.from])
      }
      view.setNeedsLayout()
    } else {
      transition.start()
    }
  }

  /// Controllers that were pushed and popped in one turn never show.
  private final func dropUnseen(_ old: [UIViewController], keeping seen: [UIViewController]) {
    for controller in old where !stack.contains(controller) && !seen.contains(controller) {
      detach(controller)
      controller.tellDidMove(to: nil)
    }
  }

  /// The stack changed without a transition: it is not on screen, or its top stays.
  final func settleStack(from old: [UIViewController]) {
    for controller in old where !stack.contains(controller) {
      detach(controller)
      controller.tellDidMove(to: nil)
    }
    for controller in stack where !old.contains(controller) {
      controller.tellDidMove(to: self)
    }
    if appearance == .disappeared || isShowing && stack.isEmpty {
      if isShowing { shown?.beginAppearance(.disappearing, animated: false) }
      shown?.viewIfLoaded?.removeFromSuperview()
      shown?.endAppearance()
      shown = nil
    }
    orderChildren()
    isPlacementDue = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// Makes a controller a child on the stack.
  private final func addToStack(_ controller: UIViewController) {
    if let other = controller.parent as? UINavigationController, other !== self {
      other.stack.removeAll { $0 === controller }
    }
    addChild(controller)
  }

  /// At rest the children are the stack, in its order.
  final func orderChildren() { children = stack + children.without(stack) }

  /// Takes a controller out of the children, without a word to it.
  final func detach(_ controller: UIViewController) {
    guard controller.parent === self else { return }
    children.removeAll { $0 === controller }
    controller.parent = nil
    release(controller)
  }
}
