import Layers
import LuaRuntime
import Motion
import Views

/// The tables of what belongs to a transition.
enum TransitionTables {
  /// `UIViewControllerContextTransitioning`
  static func context(_ parent: LuaType) -> LuaClass<TransitionContext> {
    LuaClass<TransitionContext>(
      "UIViewControllerContextTransitioning", parent: parent,
      doc: "What an animator knows of its transition.", members: states + sides + driving)
  }

  private static var states: [LuaMember<TransitionContext>] {
    [
      .readOnly("containerView", { $0.containerView }, doc: "The view it happens in."),
      .readOnly("isAnimated", { $0.isAnimated }, doc: "Whether it is animated."),
      .readOnly("isInteractive", { $0.isInteractive }, doc: "Whether a user drives it now."),
      .readOnly(
        "transitionWasCancelled", { $0.transitionWasCancelled }, doc: "Whether it was cancelled."),
      .readOnly("presentationStyle", { $0.presentationStyle }, doc: "The presentation's style."),
      .readOnly("targetTransform", { $0.targetTransform }, doc: "The rotation it brings."),
      .method(
        "completeTransition", ["_ didComplete"], doc: "Ends the transition: call it once."
      ) { (it: TransitionContext, flag: Bool) in it.completeTransition(flag) },
    ]
  }

  private static var sides: [LuaMember<TransitionContext>] {
    [
      .method("viewController", ["forKey"], doc: "A side of the transition: 'from' or 'to'.") {
        (it: TransitionContext, key: UITransitionContextViewControllerKey) in
        it.viewController(forKey: key)
      },
      .method(
        "view", ["forKey"], doc: "The view of a side that UIKit adds or removes; else nil."
      ) { (it: TransitionContext, key: UITransitionContextViewKey) in it.view(forKey: key) },
      .method("initialFrame", ["for controller"], doc: "Where a controller's view is at first.") {
        (it: TransitionContext, controller: UIViewController) in it.initialFrame(for: controller)
      },
      .method("finalFrame", ["for controller"], doc: "Where its view must be at the end.") {
        (it: TransitionContext, controller: UIViewController) in it.finalFrame(for: controller)
      },
    ]
  }

  private static var driving: [LuaMember<TransitionContext>] {
    [
      .method(
        "updateInteractiveTransition", ["_ percentComplete"], doc: "How far a user drove it."
      ) { (it: TransitionContext, percent: Double) in it.updateInteractiveTransition(percent) },
      .method("finishInteractiveTransition", doc: "The user let go: it goes on.") {
        (it: TransitionContext) in it.finishInteractiveTransition()
      },
      .method("cancelInteractiveTransition", doc: "The user let go: it goes back.") {
        (it: TransitionContext) in it.cancelInteractiveTransition()
      },
      .method("pauseInteractiveTransition", doc: "A running transition becomes interactive.") {
        (it: TransitionContext) in it.pauseInteractiveTransition()
      },
    ]
  }

  /// `UIViewControllerTransitionCoordinator`
  static func coordinator(_ parent: LuaType) -> LuaClass<TransitionCoordinator> {
    LuaClass<TransitionCoordinator>(
      "UIViewControllerTransitionCoordinator", parent: parent,
      doc: "Lets others animate along a transition and hear of its end.",
      members: coordinatorStates + coordinatorCalls)
  }

  private static var coordinatorStates: [LuaMember<TransitionCoordinator>] {
    [
      .readOnly("containerView", { $0.containerView }, doc: "The view it happens in."),
      .readOnly("isAnimated", { $0.isAnimated }, doc: "Whether it is animated."),
      .readOnly("isInteractive", { $0.isInteractive }, doc: "Whether a user drives it now."),
      .readOnly(
        "initiallyInteractive", { $0.initiallyInteractive }, doc: "Whether it began interactive."),
      .readOnly("isCancelled", { $0.isCancelled }, doc: "Whether it was cancelled."),
      .readOnly(
        "transitionDuration", { $0.transitionDuration }, doc: "The whole duration, in seconds."),
      .readOnly("percentComplete", { $0.percentComplete }, doc: "How far it was driven, 0...1."),
      .readOnly("completionVelocity", { $0.completionVelocity }, doc: "How fast the rest runs."),
      .readOnly("completionCurve", { $0.completionCurve }, doc: "How the rest is paced."),
      .readOnly("presentationStyle", { $0.presentationStyle }, doc: "The presentation's style."),
      .readOnly(
        "isInterruptible", { $0.isInterruptible }, doc: "Whether it can be paused and reversed."),
      .readOnly("targetTransform", { $0.targetTransform }, doc: "The rotation it brings."),
    ]
  }

  private static var coordinatorCalls: [LuaMember<TransitionCoordinator>] {
    [
      .method("viewController", ["forKey"], doc: "A side of the transition: 'from' or 'to'.") {
        (it: TransitionCoordinator, key: UITransitionContextViewControllerKey) in
        it.viewController(forKey: key)
      },
      .method("view", ["forKey"], doc: "The view of a side that UIKit adds or removes.") {
        (it: TransitionCoordinator, key: UITransitionContextViewKey) in it.view(forKey: key)
      },
      .method(
        "animate", ["alongsideTransition: function?", "completion: function?"],
        returns: "boolean", doc: "Changes made along the animation, and what comes after it.",
        arguments: { try alongside($0, $1, in: nil, "alongsideTransition") }),
      .method(
        "animateAlongsideTransition",
        ["in view: UIView?", "animation: function?", "completion: function?"],
        returns: "boolean", doc: "The same for a view outside the container.",
        arguments: { try alongside($0, $1, in: $1.optional("in"), "animation") }),
      .method(
        "notifyWhenInteractionChanges", ["_ handler"], doc: "Called when interaction switches."
      ) { (it: TransitionCoordinator, handler: LuaFunction) in
        let host = try SessionHost.of(handler)
        it.notifyWhenInteractionChanges { coordinator in host.tell(handler, coordinator) }
      },
      .method(
        "notifyWhenInteractionEnds", ["_ handler"], doc: "Called once, when interaction ends."
      ) { (it: TransitionCoordinator, handler: LuaFunction) in
        let host = try SessionHost.of(handler)
        it.notifyWhenInteractionEnds { coordinator in host.tell(handler, coordinator) }
      },
    ]
  }

  private static func alongside(
    _ it: TransitionCoordinator, _ arguments: LuaArguments, in view: UIView?, _ label: String
  ) throws -> (any LuaConvertible)? {
    let host = try SessionHost.of(arguments.state)
    let changes: LuaFunction? = try arguments.optional(label)
    let completion: LuaFunction? = try arguments.optional("completion")
    return it.animateAlongsideTransition(
      in: view, animation: changes.map { changes in { host.tell(changes, $0) } },
      completion: completion.map { completion in { host.tell(completion, $0) } })
  }
}
