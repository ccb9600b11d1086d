import LuaRuntime
import Views

extension ScriptDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ask(
      "animationControllerForPresented", presented, presenting, source,
      returning: AnimatorValue?.self)??.animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    ask("animationControllerForDismissed", dismissed, returning: AnimatorValue?.self)??.animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ask(
      "interactionControllerForPresentation", AnimatorValue(animator),
      returning: InteractorValue?.self)??.interactor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    ask(
      "interactionControllerForDismissal", AnimatorValue(animator),
      returning: InteractorValue?.self)??.interactor
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    ask(
      "presentationControllerForPresented", presented, presenting, source,
      returning: UIPresentationController?.self) ?? nil
  }
}
