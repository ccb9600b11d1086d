import Timeline

extension Rule {
  /// A second call of completeTransition for the same transition.
  static let completedTwice = Rule(
    "completed-twice", claim: "completeTransition was called again for a transition that was over.",
    explanation: """
      The first call ends the transition; the second changes nothing here, and in UIKit it can end
      the next transition before its time. Usual causes: two animations whose completions both call
      it, or a call at the end of animateTransition beside the one in a completion.

      Call it once, where the longest animation ends:

        let group = DispatchGroup()
        // enter and leave for each animation
        group.notify(queue: .main) {
          context.completeTransition(!context.transitionWasCancelled)
        }
      """
  ) { timeline in
    // Of a shortened timeline nobody knows what was open at its beginning.
    guard timeline.horizon == 0 else { return [] }
    return Transition.read(timeline).strays.map { event in
      Finding(
        rule: "completed-twice", severity: .error, time: event.time, object: event.object,
        message: "completeTransition was called at \(event.time.seconds) s,"
          + " but the transition was over", line: event.line)
    }
  }
}
