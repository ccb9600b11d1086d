import LuaRuntime
import Views

extension ScriptDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ask(
      "animationControllerFor", navigationController, operation, from, to,
      returning: AnimatorValue?.self)??.animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ask(
      "interactionControllerFor", navigationController, AnimatorValue(animator),
      returning: InteractorValue?.self)??.interactor
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow controller: UIViewController,
    animated: Bool
  ) {
    tell("willShow", navigationController, controller, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow controller: UIViewController,
    animated: Bool
  ) {
    tell("didShow", navigationController, controller, animated)
  }
}

extension ScriptDelegate: UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom from: UIViewController, to: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ask(
      "animationControllerForTransitionFrom", tabBarController, from, to,
      returning: AnimatorValue?.self)??.animator
  }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ask(
      "interactionControllerFor", tabBarController, AnimatorValue(animator),
      returning: InteractorValue?.self)??.interactor
  }

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect controller: UIViewController
  ) -> Bool {
    ask("shouldSelect", tabBarController, controller, returning: Bool.self) ?? true
  }

  func tabBarController(
    _ tabBarController: UITabBarController, didSelect controller: UIViewController
  ) {
    tell("didSelect", tabBarController, controller)
  }
}
