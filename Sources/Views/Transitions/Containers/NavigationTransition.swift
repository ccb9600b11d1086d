import Layers
import Motion
import Timeline

/// A push or pop: begun in the layout step, ended inside `completeTransition`. (decision L4)
final class NavigationTransition: Transition {
  let navigation: UINavigationController
  private(set) var operation: UINavigationController.Operation
  /// The controller that showed before.
  let from: UIViewController
  /// The controller that shows afterwards.
  private(set) var to: UIViewController
  /// The stack before it.
  let oldStack: [UIViewController]
  /// Whether its appearance calls have begun.
  private(set) var hasStarted = false

  init(
    _ navigation: UINavigationController, _ operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController, old: [UIViewController], animated: Bool
  ) {
    self.navigation = navigation
    self.operation = operation
    self.from = from
    self.to = to
    oldStack = old
    super.init(isAnimated: animated)
  }

  override var container: UIView { navigation.content }

  override var host: UIViewController? { navigation }

  override var title: String {
    operation == .pop
      ? "the pop of \(from.outputName)" : "the push of \(to.outputName)"
  }

  override func controller(_ key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : to
  }

  override func view(_ key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from.view : to.view
  }

  override func initialFrame(for controller: UIViewController) -> CGRect {
    controller === from ? from.view.frame : .zero
  }

  override func finalFrame(for controller: UIViewController) -> CGRect {
    controller === to ? navigation.contentFrame(for: to) : .zero
  }

  override func standardAnimator() -> any StandardAnimator { NavigationParallax(operation) }

  /// The stack changed again before it began.
  func retarget(_ operation: UINavigationController.Operation) {
    guard let top = navigation.stack.last, top !== from else { return abandon() }
    to.siblingTransition = nil
    to = top
    to.siblingTransition = self
    self.operation = operation
  }

  /// It never begins: only the stack changes.
  func abandon() {
    guard phase == .queued, !hasStarted else { return }
    phase = .ended
    unlink()
    navigation.settleStack(from: oldStack)
  }

  /// Begins, in the layout step, or in the call if it is not animated.
  func start() {
    guard phase == .queued, !hasStarted else { return }
    hasStarted = true
    if isAnimated { ask() }
    guard world.failure == nil else { return }
    if animator != nil, standard == nil { navigation.heldBarHidden = navigation.isBarHidden }
    to.loadViewIfNeeded()
    // UIKit: a view that comes back has its frame already, even under a transform (decision V14).
    if operation == .pop { to.view.layer.frame = finalFrame(for: to) }
    from.isMovingFromParent = !navigation.stack.contains(from)
    to.isMovingToParent = !oldStack.contains(to)
    from.beginAppearance(.disappearing, animated: isAnimated)
    to.beginAppearance(.appearing, animated: isAnimated)
    navigation.tell(.willShow, to, isAnimated)
    guard world.failure == nil else { return }
    if isAnimated { return begin(with: animator ?? standardAnimator()) }
    phase = .running
    to.view.layer.frame = finalFrame(for: to)
    container.addSubview(to.view)
    complete(true)
  }

  private func ask() {
    if let swipe = navigation.swipe {
      navigation.swipe = nil
      animator = standardAnimator()
      interactor = swipe
      return
    }
    guard let delegate = navigation.askedDelegate else { return }
    let name = Self.name(delegate, "navigationDelegate")
    animator = world.question(
      .animationController, name,
      detail: "\(operation) from: \(from.outputName) to: \(to.outputName)"
    ) {
      delegate.navigationController(
        navigation, animationControllerFor: operation, from: from, to: to)
    }
    guard let animator else { return }
    interactor = world.question(.interactionController, name, detail: "\(operation)") {
      delegate.navigationController(navigation, interactionControllerFor: animator)
    }
  }

  override func finish(_ didComplete: Bool) {
    navigation.heldBarHidden = nil
    if didComplete { arrive() } else { goBack() }
    navigation.orderChildren()
    if navigation.isPlacementDue { navigation.view.setNeedsLayout() }
    from.isMovingFromParent = false
    to.isMovingToParent = false
    unlink()
    if didComplete { navigation.tell(.didShow, to, isAnimated) }
  }

  override func ended() { navigation.doWaiting() }

  override func checkFinalFrame() {
    guard navigation.shown === to, navigation.containerTransition == nil else { return }
    reportFrame(of: to, to.view, final: navigation.contentFrame(for: to))
  }

  private func arrive() {
    navigation.shown = to
    if from.view.isDescendant(of: container) { from.view.removeFromSuperview() }
    let (gone, new) = (oldStack.without(navigation.stack), navigation.stack.without(oldStack))
    for controller in gone { navigation.detach(controller) }
    from.endAppearance()
    if navigation.isAtRest { to.endAppearance() }
    for controller in gone { controller.tellDidMove(to: nil) }
    for controller in new { controller.tellDidMove(to: navigation) }
  }

  /// The corrective calls of a cancelled transition. (decision L5)
  private func goBack() {
    let new = navigation.stack.without(oldStack)
    navigation.stack = oldStack
    navigation.navigationBar.itemsChanged()
    navigation.tabBarController?.viewIfLoaded?.setNeedsLayout()
    to.beginAppearance(.disappearing, animated: isAnimated)
    if to.view.isDescendant(of: container) { to.view.removeFromSuperview() }
    to.endAppearance()
    for controller in new {
      navigation.detach(controller)
      controller.tellDidMove(to: nil)
    }
    navigation.bringBack(from, animated: isAnimated)
  }

  private func unlink() {
    if navigation.containerTransition === self { navigation.containerTransition = nil }
    for controller in [from, to] where controller.siblingTransition === self {
      controller.siblingTransition = nil
    }
  }
}

extension Array where Element: AnyObject {
  /// The elements that are not in another list.
  func without(_ others: [Element]) -> [Element] {
    filter { it in !others.contains { $0 === it } }
  }
}
