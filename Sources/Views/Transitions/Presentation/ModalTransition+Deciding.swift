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
    let style = presented.modalPresentationStyle.resolved
    let presenter = presenter(for: source, style)
    if let exception = exception(for: presented, presenter, style) {
      return world.raise(exception)
    }
    if let misuse = refusal(of: presented, by: presenter) { return world.report(misuse) }
    if presented.modalTransitionStyle == .partialCurl {
      world.report(.pageCurl(controller: presented.outputName))
    }
    var answers = Answers()
    if style.loadsFirst { presented.loadViewIfNeeded() }
    let presentation = pin(presented, presenter, source, style)
    if animated { answers = ask(presented, presenter, source) }
    presented.loadViewIfNeeded()
    guard world.failure == nil else { return }
    link(presented, presenter)
    if animated { CoordinatorReads.of(world).tell("present", presented, [source, presenter]) }
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
    guard let presenter = dismisser(for: controller), let first = presenter.presented else {
      return world.report(.dismissNothing(controller: controller.outputName))
    }
    // UIKit: of a chain only the top-most is animated, the others vanish.
    var chain = [first]
    while let next = chain.last?.presented { chain.append(next) }
    let presented = chain.removeLast()
    guard let presentation = presented.pinnedPresentationController else { return }
    guard ([presenter, presented] + chain).allSatisfy({ $0.transition == nil }) else {
      return world.report(.dismissDuringTransition(controller: presented.outputName))
    }
    let answers = animated ? askDismissal(presented) : Answers()
    guard world.failure == nil else { return }
    let transition = ModalTransition(
      .dismissing, of: presented, by: presenter, presentation, between: chain,
      animated: animated, completion: completion)
    transition.enqueue(answers)
  }

  /// What the delegate brought.
  struct Answers {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
  }

  /// Takes its place: it begins after the commit of this turn.
  func enqueue(_ answers: Answers) {
    animator = answers.animator
    interactor = answers.interactor
    for controller in [presented, presenter] + between { controller.transition = self }
    world.deferAfterCommit { [self] in start() }
  }

  /// Why a presentation is refused, if it is.
  private static func refusal(
    of presented: UIViewController, by presenter: UIViewController
  ) -> Misuse? {
    let (name, other) = (presenter.outputName, presented.outputName)
    if let current = presenter.presented {
      return presenter.transition != nil
        ? .presentDuringTransition(presenter: name, presented: other)
        : .presentWhilePresenting(
          presenter: name, presented: other, current: current.outputName)
    }
    if presenter.viewIfLoaded?.window == nil {
      return .presentOutsideWindow(presenter: name, presented: other)
    }
    if presenter.transition != nil {
      return .presentDuringTransition(presenter: name, presented: other)
    }
    return nil
  }

  /// The controller that really presents: the context for the styles that have one, else the container
  /// around everything.
  private static func presenter(
    for source: UIViewController, _ style: UIModalPresentationStyle
  ) -> UIViewController {
    guard style == .currentContext || style == .overCurrentContext else { return source.topParent }
    var it = source
    while !it.isPresentationContext, let above = it.parent { it = above }
    return it
  }

  /// What UIKit raises instead of presenting.
  private static func exception(
    for presented: UIViewController, _ presenter: UIViewController,
    _ style: UIModalPresentationStyle
  ) -> UIKitException? {
    let name = presented.outputName
    let reason: String
    if style == .none {
      reason =
        "The specified modal presentation style doesn't have a corresponding presentation "
        + "controller."
    } else if presented.presenter != nil {
      reason = Misuse.presentActive(presented: name).message
    } else if presented === presenter || presented.window != nil {
      reason = "Application tried to present modally an active controller \(name)."
    } else if presented.parent != nil {
      reason =
        "Application tried to present modally a view controller \(name) that has a parent view "
        + "controller \(presented.parent?.outputName ?? "")."
    } else if presented.modalTransitionStyle == .partialCurl, style != .fullScreen {
      reason =
        "Application tried to present UIModalTransitionStylePartialCurl to or from "
        + "non-fullscreen view controller \(name)."
    } else {
      return nil
    }
    return UIKitException("NSInvalidArgumentException", reason)
  }

  /// The presentation controller: pinned before, the delegate's under `.custom`, or UIKit's own.
  private static func pin(
    _ presented: UIViewController, _ presenter: UIViewController, _ source: UIViewController,
    _ style: UIModalPresentationStyle
  ) -> UIPresentationController {
    var result = presented.pinnedPresentationController
    if let pinned = result, style != .custom, pinned.isUIKitsOwn, !pinned.suits(style) {
      result = nil
    }
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
      result ?? UIPresentationController.own(for: presented, style, presenting: presenter)
    controller.hadDelegate = presented.transitioningDelegate != nil
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
    let world = presented.world
    let wasReleased = presented.hadTransitioningDelegate
    guard let delegate = delegate(of: presented) else {
      if !wasReleased, presented.pinnedPresentationController?.hadDelegate == true {
        world.report(.noDelegateAtDismissal(controller: presented.outputName))
      }
      return Answers()
    }
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
