import Timeline

extension Rule {
  /// completeTransition(true) although the transition was cancelled.
  static let completedAfterCancel = Rule(
    "completed-true-after-cancel", claim: "A cancelled transition was completed with true.",
    explanation: """
      After cancel() the animation runs back, and the animator must say so. With true UIKit believes
      that the transition took place: the wrong controller stays on top.

        context.completeTransition(!context.transitionWasCancelled)
      """
  ) { timeline in
    Transition.read(timeline).transitions.compactMap { transition in
      guard transition.cancel != nil, let end = transition.completion, end.detail == "true"
      else { return nil }
      return Finding(
        rule: "completed-true-after-cancel", severity: .error, time: end.time, object: end.object,
        message: "the transition was cancelled, but completeTransition(true) was called;"
          + " pass !context.transitionWasCancelled", line: end.line)
    }
  }
}
