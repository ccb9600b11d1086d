import Layers
import Motion
import Timeline

extension UITabBarController {
  /// Whether its view is in the window and appears or has appeared.
  final var isShowing: Bool {
    viewIfLoaded?.window != nil && (appearance == .appeared || appearance == .appearing)
  }

  /// Selects a tab: at once, in the call. (decision L8)
  final func select(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    if let running = containerTransition as? TabTransition {
      world.report(
        .changeDuringTransition(
          container: outputName, call: "selectedIndex = \(index)", current: running.title))
      waiting.append(index)
      return
    }
    guard index != selection else { return }
    let old = selection
    selection = index
    tabBar.itemsChanged()
    guard isShowing, let from = shown, let to = selectedViewController, from !== to else { return }
    let answers = ask(from, to)
    guard world.failure == nil else { return }
    let transition = TabTransition(
      self, from: from, to: to, oldIndex: old, animated: answers.animator != nil)
    transition.animator = answers.animator
    transition.interactor = answers.interactor
    transition.start()
  }

  /// Does what came during the transition that has just ended.
  final func doWaiting() {
    while containerTransition == nil, world.failure == nil, !waiting.isEmpty {
      select(waiting.removeFirst())
    }
  }

  /// The list changed, and the controller that shows with it.
  final func replaceShown() {
    guard containerTransition == nil else { return }
    guard let from = shown else { return }
    guard let to = selectedViewController else {
      from.beginAppearance(.disappearing, animated: false)
      from.view.removeFromSuperview()
      from.endAppearance()
      shown = nil
      return
    }
    TabTransition(self, from: from, to: to, oldIndex: selection, animated: false).start()
  }

  /// The user tapped a tab.
  final func userSelected(_ index: Int) {
    guard tabs.indices.contains(index) else { return }
    let controller = tabs[index]
    if let delegate = askedDelegate {
      let may = world.question(
        .shouldSelect, Transition.name(delegate, "tabBarDelegate"),
        detail: controller.outputName
      ) {
        delegate.tabBarController(self, shouldSelect: controller)
      }
      guard may else { return }
    }
    if index == selection {
      // UIKit: a tap on the selected tab pops to the root.
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedIndex = index
    }
    guard let delegate = askedDelegate else { return }
    world.question(
      .didSelect, Transition.name(delegate, "tabBarDelegate"), detail: controller.outputName
    ) {
      delegate.tabBarController(self, didSelect: controller)
    }
  }

  private final func ask(
    _ from: UIViewController, _ to: UIViewController
  ) -> ModalTransition.Answers {
    var answers = ModalTransition.Answers()
    guard let delegate = askedDelegate else { return answers }
    let name = Transition.name(delegate, "tabBarDelegate")
    answers.animator = world.question(
      .animationController, name, detail: "from: \(from.outputName) to: \(to.outputName)"
    ) {
      delegate.tabBarController(self, animationControllerForTransitionFrom: from, to: to)
    }
    guard let animator = answers.animator else { return answers }
    answers.interactor = world.question(.interactionController, name) {
      delegate.tabBarController(self, interactionControllerFor: animator)
    }
    return answers
  }

  /// The delegate, after the script's garbage is gone.
  private final var askedDelegate: (any UITabBarControllerDelegate)? {
    world.collectBeforeQuestion()
    if hadDelegate, delegate == nil {
      hadDelegate = false
      world.report(.containerDelegateReleased(container: outputName))
    }
    return delegate
  }
}
