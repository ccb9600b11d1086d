import Layers
import Motion
import Timeline

/// A switch of tabs: begun inside the selection's setter. (decision L8)
final class TabTransition: Transition {
  let tabs: UITabBarController
  /// The controller that showed before.
  let from: UIViewController
  /// The controller that shows afterwards.
  let to: UIViewController
  private let oldIndex: Int

  init(
    _ tabs: UITabBarController, from: UIViewController, to: UIViewController, oldIndex: Int,
    animated: Bool
  ) {
    self.tabs = tabs
    self.from = from
    self.to = to
    self.oldIndex = oldIndex
    super.init(isAnimated: animated)
  }

  override var container: UIView { tabs.content }
  override var host: UIViewController? { tabs }
  override var title: String { "the switch to \(to.outputName)" }

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
    controller === to ? container.bounds : .zero
  }

  override func standardAnimator() -> any StandardAnimator { CrossDissolve() }

  /// Begins, in the call.
  func start() {
    to.siblingTransition = self
    to.beginAppearance(.appearing, animated: isAnimated)
    // UIKit: the one that goes sees no coordinator.
    from.beginAppearance(.disappearing, animated: isAnimated)
    tabs.containerTransition = self
    tabs.view.setNeedsLayout()
    guard world.failure == nil else { return }
    if isAnimated, let animator { return begin(with: animator) }
    phase = .running
    to.view.layer.frame = finalFrame(for: to)
    from.view.removeFromSuperview()
    container.addSubview(to.view)
    complete(true)
  }

  override func finish(_ didComplete: Bool) {
    if didComplete { arrive() } else { goBack() }
    tabs.view.setNeedsLayout()
    if tabs.containerTransition === self { tabs.containerTransition = nil }
    if to.siblingTransition === self { to.siblingTransition = nil }
  }

  override func ended() { tabs.doWaiting() }

  private func arrive() {
    tabs.shown = to
    if from.view.isDescendant(of: container) { from.view.removeFromSuperview() }
    from.endAppearance()
    if tabs.isAtRest { to.endAppearance() }
  }

  /// The corrective calls of a cancelled transition. (decision L5)
  private func goBack() {
    tabs.selection = oldIndex
    tabs.tabBar.itemsChanged()
    tabs.view.setNeedsLayout()
    to.beginAppearance(.disappearing, animated: isAnimated)
    if to.view.isDescendant(of: container) { to.view.removeFromSuperview() }
    to.endAppearance()
    tabs.bringBack(from, animated: isAnimated)
  }
}
