import Layers
import Motion
import Timeline

/// What happens inside the calls of `present` and `dismiss`: refusals, questions, and the links.
extension ModalTransition {
  /// Presents a controller from another.
  static func present(
    _ presented: UIViewController, from source: UIViewController, animated: Bool,
    completion: (() -> Void)?
  ) {
    let world = source.world
    let presenter = source.topParent
    if let misuse = refusal(of: presented, by: presenter) {
      if case .presentActive = misuse {
        return world.raise(UIKitException("NSInvalidArgumentException", misuse.message))
      }
      return world.report(misuse)
    }
    let style = resolve(presented.modalPresentationStyle)
    let presentation: UIPresentationController
    var answers = Answers()
    if style.loadsFirst { presented.loadViewIfNeeded() }
    presentation = pin(presented, presenter, source, style)
    if animated { answers = ask(presented, presenter, source) }
    presented.loadViewIfNeeded()
    guard world.failure == nil else { return }
    link(presented, presenter)
    let transition = ModalTransition(
      .presenting, of: presented, by: presenter, presentation, animated: animated,
      completion: completion)
    transition.enqueue(answers)
  }

  /// Dismisses what a controller presents, or itself.
  static func dismiss(
    from controller: UIViewController, animated: Bool, completion: (() -> Void)?
  ) {
    let world = controller.world
    guard let presenter = dismisser(for: controller), let presented = presenter.presented,
      let presentation = presented.pinnedPresentationController
    else { return world.report(.dismissNothing(controller: controller.outputName)) }
    guard presenter.transition == nil, presented.transition == nil else {
      return world.report(.dismissDuringTransition(controller: presented.outputName))
    }
    let answers = animated ? askDismissal(presented) : Answers()
    guard world.failure == nil else { return }
    let transition = ModalTransition(
      .dismissing, of: presented, by: presenter, presentation, animated: animated,
      completion: completion)
    transition.enqueue(answers)
  }

  /// What the delegate brought.
  struct Answers {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
  }

  /// Takes its place: it begins after the commit of this turn.
  private func enqueue(_ answers: Answers) {
    animator = answers.animator
    interactor = answers.interactor
    presented.transition = self
    presenter.transition = self
    world.deferAfterCommit { [self] in start() }
  }

  /// Why a presentation is refused, if it is.
  private static func refusal(
    of presented: UIViewController, by presenter: UIViewController
  ) -> Misuse? {
    let (name, other) = (presenter.outputName, presented.outputName)
    if presented.presenter != nil || presented === presenter {
      return .presentActive(presented: other)
    }
    if let current = presenter.presented {
      return presenter.transition != nil
        ? .presentDuringTransition(presenter: name, presented: other)
        : .presentWhilePresenting(
          presenter: name, presented: other, current: current.outputName)
    }
    if presenter.viewIfLoaded?.window == nil {
      return .presentOutsideWindow(presenter: name, presented: other)
    }
    return nil
  }

  /// What `.automatic` means: a sheet from iOS 13 on. (decision V10)
  private static func resolve(_ style: UIModalPresentationStyle) -> UIModalPresentationStyle {
    guard style == .automatic || style == .none else { return style }
    return UIApplication.shared.ios >= 13 ? .pageSheet : .fullScreen
  }

  /// The presentation controller: pinned before, the delegate's under `.custom`, or UIKit's own.
  private static func pin(
    _ presented: UIViewController, _ presenter: UIViewController, _ source: UIViewController,
    _ style: UIModalPresentationStyle
  ) -> UIPresentationController {
    var result = presented.pinnedPresentationController
    if result == nil, style == .custom, let delegate = delegate(of: presented) {
      result = source.world.question(
        .presentationController, name(delegate, "transitioningDelegate"),
        detail: "forPresented: \(presented.outputName)"
      ) {
        delegate.presentationController(
          forPresented: presented, presenting: presenter, source: source)
      }
    }
    let controller =
      result ?? UIPresentationController(presentedViewController: presented, presenting: presenter)
    controller.presenting = presenter
    controller.style = style
    if presented.pinnedPresentationController !== controller { presented.pin(controller) }
    return controller
  }

  private static func ask(
    _ presented: UIViewController, _ presenter: UIViewController, _ source: UIViewController
  ) -> Answers {
    guard let delegate = delegate(of: presented) else { return Answers() }
    let world = source.world
    let name = name(delegate, "transitioningDelegate")
    var answers = Answers()
    answers.animator = world.question(
      .animationController, name, detail: "forPresented: \(presented.outputName)"
    ) {
      delegate.animationController(
        forPresented: presented, presenting: presenter, source: source)
    }
    guard let animator = answers.animator else { return answers }
    answers.interactor = world.question(
      .interactionController, name, detail: "forPresentation"
    ) { delegate.interactionControllerForPresentation(using: animator) }
    return answers
  }

  private static func askDismissal(_ presented: UIViewController) -> Answers {
    guard let delegate = delegate(of: presented) else { return Answers() }
    let world = presented.world
    let name = name(delegate, "transitioningDelegate")
    var answers = Answers()
    answers.animator = world.question(
      .animationController, name, detail: "forDismissed: \(presented.outputName)"
    ) { delegate.animationController(forDismissed: presented) }
    guard let animator = answers.animator else { return answers }
    answers.interactor = world.question(
      .interactionController, name, detail: "forDismissal"
    ) { delegate.interactionControllerForDismissal(using: animator) }
    return answers
  }

  /// The delegate, after the script's garbage is gone: weak, and nil exactly when nobody holds it.
  private static func delegate(
    of controller: UIViewController
  ) -> (any UIViewControllerTransitioningDelegate)? {
    controller.world.collectBeforeQuestion()
    if controller.hadTransitioningDelegate, controller.transitioningDelegate == nil {
      controller.hadTransitioningDelegate = false
      controller.world.report(.delegateReleased(controller: controller.outputName))
    }
    return controller.transitioningDelegate
  }

  private static func link(_ presented: UIViewController, _ presenter: UIViewController) {
    presenter.presented = presented
    presented.presenter = presenter
    presenter.adopt(presented)
  }

  /// Who dismisses: the controller itself if it presents, else who presents it or what it is in.
  private static func dismisser(for controller: UIViewController) -> UIViewController? {
    var it: UIViewController? = controller
    while let current = it {
      if current.presented != nil { return current }
      if let presenter = current.presenter { return presenter }
      it = current.parent
    }
    return nil
  }
}
