import Timeline

/// A diagnosis: what goes wrong, why, how it is done right, and how a timeline shows it. To add
/// one: one file and its name in `all`.
public struct Rule: Sendable {
  /// The name in output and after `explain`: "never-completed".
  public let id: String
  /// What goes wrong, in one line.
  public let claim: String
  /// Why it goes wrong and the code that is right.
  public let explanation: String
  /// Finds it in a timeline. Nothing for what only the engine can notice while it runs: that is in
  /// `Timeline.findings` already.
  public let check: @Sendable (Timeline) -> [Finding]

  /// A rule from its parts.
  public init(
    _ id: String, claim: String, explanation: String,
    check: @escaping @Sendable (Timeline) -> [Finding] = { _ in [] }
  ) {
    self.id = id
    self.claim = claim
    self.explanation = explanation
    self.check = check
  }

  /// Every rule, in the order of the help.
  public static let all: [Rule] = [
    .neverCompleted, .completedTwice, .completedAfterCancel, .blackAtTheEnd, .lostWithContainer,
    .appearedButInvisible, .alreadyPresenting, .presentDuringTransition, .presentOutsideWindow,
    .presentActive, .dismissNothing, .dismissDuringTransition, .delegateReleased,
    .noDelegateAtDismissal, .presenterInContainer, .endedBeforeStart, .unbalancedCalls,
    .notASibling, .frameUnderRotation, .nearMiss, .singularTransform, .unsatisfiableConstraints,
    .ambiguousLayout, .duplicateConstraint, .frameUnderTransform, .convertBeforeLayout,
    .finalFrameIgnored, .safeAreaJumps, .anchorPointLeft, .presentedFrameStale, .presenterJumps,
    .contentSizeMissing, .itemTooLarge, .layoutFeedbackLoop,
    .animatedOutsideWindow,
    .nothingAnimated,
    .endlessWork, .endlessTurns, .animatorStopped, .animatorInactive, .animatorNotStopped,
    .animatorNotPaused, .animatorNotInterruptible, .animatorActive, .animatorReleased,
    .durationIgnored, .gestureState, .interactiveWithoutGesture, .notDriven, .touchIgnored,
    .noCoordinator, .flashAfterCancel, .popGestureOff, .nobodyDrives,
    .anotherInterruptibleAnimator, .foreignAppearanceCalls, .pageCurl, .snapsBack, .standsStill,
    .mirroredPerspective, .transitionFromNowhere,
  ]

  /// The rule of an id.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }

  /// What all rules find, in order of time. A rule that the engine itself noticed while it ran is not
  /// asked again.
  public static func findings(in timeline: Timeline) -> [Finding] {
    let told = Set(timeline.findings.map(\.rule))
    let found = all.filter { !told.contains($0.id) }.flatMap { $0.check(timeline) }
    return found.enumerated().sorted { one, other in
      (one.element.time, one.offset) < (other.element.time, other.offset)
    }.map(\.element)
  }
}
