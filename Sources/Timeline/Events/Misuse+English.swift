extension Misuse {
  /// The rule's id.
  public var rule: String {
    switch self {
    case .completedTwice: "completed-twice"
    case .completedTrueAfterCancel: "completed-true-after-cancel"
    case .presentWhilePresenting: "already-presenting"
    case .presentDuringTransition: "present-during-transition"
    case .presentOutsideWindow: "present-outside-window"
    case .presentActive: "present-active"
    case .dismissNothing: "dismiss-nothing"
    case .dismissDuringTransition: "dismiss-during-transition"
    case .notASibling: "not-a-sibling"
    case .frameUnderRotation: "frame-under-rotation"
    case .delegateReleased: "delegate-released"
    case .noDelegateAtDismissal: "no-delegate-at-dismissal"
    case .presenterMovedIntoContainer: "presenter-in-container"
    case .endlessWork: "endless-work"
    case .endlessTurns: "endless-turns"
    case .animatedOutsideWindow: "animated-outside-window"
    case .nothingAnimated: "nothing-animated"
    case .singularTransform: "singular-transform"
    case .transitionFromNowhere: "transition-from-nowhere"
    case .animator(_, let misuse): misuse.rule
    case .layout(let misuse): misuse.rule
    case .transitionNeverCompleted: "never-completed"
    case .changeDuringTransition: "unbalanced-calls"
    case .containerDelegateReleased: "delegate-released"
    case .endedBeforeStart: "ended-before-start"
    case .anotherInterruptibleAnimator: "another-interruptible-animator"
    case .pageCurl: "page-curl"
    case .foreignAppearance: "foreign-appearance-calls"
    case .unbalancedAppearance: "unbalanced-calls"
    case .gestureState: "gesture-state"
    case .popGestureOff: "pop-gesture-off"
    case .nobodyDrives: "nobody-drives"
    case .interactiveWithoutGesture: "interactive-without-gesture"
    case .notDriven: "not-driven"
    case .touchIgnored: "touch-ignored"
    case .noCoordinator: "no-coordinator"
    case .unsatisfiableConstraints: "unsatisfiable-constraints"
    case .ambiguousLayout: "ambiguous-layout"
    case .duplicateConstraint: "duplicate-constraint"
    }
  }

  /// How bad it is.
  public var severity: Finding.Severity {
    switch self {
    case .completedTwice, .completedTrueAfterCancel, .presentWhilePresenting,
      .presentDuringTransition, .presentOutsideWindow, .presentActive, .dismissDuringTransition,
      .changeDuringTransition, .containerDelegateReleased, .presenterMovedIntoContainer,
      .endedBeforeStart, .anotherInterruptibleAnimator, .foreignAppearance, .unbalancedAppearance,
      .endlessTurns, .gestureState, .nobodyDrives,
      .transitionNeverCompleted, .delegateReleased, .unsatisfiableConstraints:
      .error
    case .dismissNothing, .notASibling, .frameUnderRotation, .noDelegateAtDismissal, .endlessWork,
      .animatedOutsideWindow, .pageCurl, .ambiguousLayout, .interactiveWithoutGesture, .notDriven,
      .touchIgnored, .noCoordinator(_, _, comes: true):
      .warning
    case .nothingAnimated, .popGestureOff, .duplicateConstraint, .noCoordinator: .note
    case .singularTransform, .transitionFromNowhere: .warning
    case .animator(_, let misuse): misuse.severity
    case .layout(let misuse): misuse.severity
    }
  }

  /// The name of the object it is about.
  public var object: String? {
    switch self {
    case .completedTwice(let it), .completedTrueAfterCancel(let it), .presentActive(let it),
      .dismissNothing(let it), .dismissDuringTransition(let it), .frameUnderRotation(let it),
      .delegateReleased(let it), .containerDelegateReleased(let it),
      .noDelegateAtDismissal(let it), .animatedOutsideWindow(let it),
      .singularTransform(let it), .transitionFromNowhere(let it), .animator(let it, _):
      it
    case .presentWhilePresenting(let it, _, _), .presentDuringTransition(let it, _),
      .presentOutsideWindow(let it, _), .notASibling(let it, _, _),
      .presenterMovedIntoContainer(let it, _), .changeDuringTransition(let it, _, _),
      .anotherInterruptibleAnimator(let it), .pageCurl(let it), .foreignAppearance(let it, _),
      .unbalancedAppearance(let it, _), .gestureState(let it, _, _), .popGestureOff(let it, _),
      .unsatisfiableConstraints(let it, _, _), .ambiguousLayout(let it, _),
      .duplicateConstraint(let it, _), .noCoordinator(let it, _, _):
      it
    case .layout(let misuse): misuse.object
    case .endlessWork, .endlessTurns, .endedBeforeStart, .nothingAnimated,
      .transitionNeverCompleted, .nobodyDrives, .interactiveWithoutGesture, .notDriven,
      .touchIgnored:
      nil
    }
  }

  /// One sentence, with the likely fix.
  public var message: String {
    switch self {
    case .completedTwice(let context):
      "completeTransition was called again on \(context): the transition had already ended, "
        + "and the call changes nothing"
    case .completedTrueAfterCancel(let context):
      "completeTransition(true) on \(context) after the transition was cancelled: pass "
        + "`not ctx.transitionWasCancelled`"
    case .presentWhilePresenting(let presenter, let presented, let current):
      "Attempt to present \(presented) on \(presenter), which is already presenting \(current): "
        + "the call is dropped and its completion will never run"
    case .presentDuringTransition(let presenter, let presented):
      "Attempt to present \(presented) on \(presenter) while a presentation is in progress: "
        + "the call is dropped and its completion will never run"
    case .presentOutsideWindow(let presenter, let presented):
      "Attempt to present \(presented) on \(presenter), whose view is not in the window "
        + "hierarchy: nothing happens"
    case .presentActive(let presented):
      "Application tried to present \(presented), which is already presented"
    case .dismissNothing(let controller):
      "\(controller) presents nothing and is not presented: dismiss does nothing, and its "
        + "completion will not run"
    case .dismissDuringTransition(let controller):
      "Attempt to dismiss \(controller) while a transition is in progress: the call is dropped"
    case .notASibling(let view, let reference, let call):
      "\(call): \(reference) is not a subview of the same view, so \(view) goes to the "
        + (call.contains("above") ? "top" : "bottom")
    case .frameUnderRotation(let view):
      "the frame of \(view) was set under a rotation: UIKit leaves the result undefined; set "
        + "bounds, center and transform instead"
    default: others
    }
  }

  /// The sentences of the remaining cases.
  private var others: String {
    switch self {
    case .delegateReleased(let controller):
      "the transitioningDelegate of \(controller) was released before UIKit asked it: it is held "
        + "weakly, so keep it in a variable or a field that lives as long as the controller"
    case .noDelegateAtDismissal(let controller):
      "no transitioningDelegate at the dismissal of \(controller), though it was presented with "
        + "one: UIKit's own transition runs"
    case .presenterMovedIntoContainer(let presenter, let style):
      "the view of \(presenter) is moved into the container although the style \(style) does not "
        + "remove the presenter: it will vanish with the container"
    case .endlessWork(let what): "nothing is left to happen but work without end: \(what)"
    case .endlessTurns:
      "more than 100,000 turns at one instant: some callback starts itself again without time "
        + "passing"
    case .animatedOutsideWindow(let view):
      "\(view) is not in a window: the change is not animated and the completion comes at once"
    case .transitionFromNowhere(let view):
      "UIView.transition(from: \(view), ...): it has no superview (did an earlier transition remove it?),"
        + " so nothing is shown"
    case .singularTransform(let view):
      "the new or old transform of \(view) has no inverse (a scale of 0?), so nothing lies between "
        + "them and it jumps: scale to 0.001 instead"
    case .animator(let name, let misuse): misuse.message(about: name)
    case .layout(let misuse): misuse.message
    case .nothingAnimated:
      "the block changed nothing animatable: its completion comes at once, whatever the duration"
    case .changeDuringTransition(let container, let call, let current):
      "Unbalanced calls to begin/end appearance transitions: \(call) on \(container) during "
        + "\(current): it waits until that has ended"
    case .containerDelegateReleased(let container):
      "the delegate of \(container) was released before UIKit asked it: it is held weakly, so keep "
        + "it in a variable or a field"
    case .endedBeforeStart(let call):
      "\(call)() came before UIKit started the interactive transition: it is not remembered, and "
        + "the transition waits for ever; note it and call it again once it has started"
    case .anotherInterruptibleAnimator(let animator):
      "interruptibleAnimator(using:) of \(animator) answered another object than before: make one, "
        + "keep it until animationEnded, and always answer that"
    case .pageCurl(let controller):
      "\(controller) has the transition style partialCurl, which is not imitated here: it slides in "
        + "from below instead"
    case .foreignAppearance(let controller, let call):
      "\(call) on \(controller), which you do not contain: these calls are for children of a "
        + "container of your own; on others they leave it in a state that it is not in"
    case .unbalancedAppearance(let controller, let call):
      "Unbalanced calls to begin/end appearance transitions for \(controller): \(call) came "
        + "without its counterpart"
    case .gestureState(let recognizer, let from, let to):
      "\(recognizer) was set from \(from) to \(to), which is no legal move: nothing changes"
    case .popGestureOff(let container, let because):
      "the swipe back of \(container) is off because \(because)"
    case .nobodyDrives(let transition):
      "\(transition) is interactive and waits for update, finish or cancel of its interaction "
        + "controller, but nobody drives it: bring one only while a gesture is active"
    case .transitionNeverCompleted(let what): "\(what) was never completed: call completeTransition"
    default: layout
    }
  }

  /// The sentences about constraints.
  private var layout: String {
    switch self {
    case .unsatisfiableConstraints(_, let constraints, let broken):
      "Unable to simultaneously satisfy constraints: \(constraints.joined(separator: "; ")). "
        + "Will attempt to recover by breaking constraint \(broken)"
    case .ambiguousLayout(let view, let parts):
      "the constraints of \(view) leave its \(parts.joined(separator: ", ")) open: add constraints "
        + "until there is one solution"
    case .duplicateConstraint(_, let text):
      "the constraint \(text) is active twice: make it once, in viewDidLoad, and keep it"
    default: interaction
    }
  }
}
