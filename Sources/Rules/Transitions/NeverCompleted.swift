import Timeline

extension Rule {
  /// A transition that began and never ended.
  public static let neverCompleted = Rule(
    "never-completed", claim: "The transition was never completed.",
    explanation: """
      UIKit waits until the animator calls completeTransition. Until then no touch gets through, the
      controllers stay between "will" and "did", and the next present or push does nothing.

      Call it in the completion of the last animation, whatever happened:

        UIView.animate(withDuration: duration, animations: { ... }, completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        })

      An interactive transition also needs finish() or cancel() of its driver, after UIKit has called
      startInteractiveTransition.
      """
  ) { timeline in
    let stuck = Appearance(timeline).stuck
    // One that waits for a hand is told already as what it is.
    let isTold = timeline.findings.contains { $0.rule == nobodyDrives.id }
    let open = Transition.read(timeline).transitions.filter { transition in
      transition.completion == nil
        && !(isTold && transition.beginning.name == .startInteractiveTransition)
    }
    return open.map { transition in
      let begin = transition.beginning
      let what = transition.awaitsAnimator ? "interactive transition" : "transition"
      var message =
        "the \(what) that began at \(begin.time.seconds) s was never completed:"
        + " nobody called completeTransition"
      if !stuck.isEmpty { message += "; " + stuck.joined(separator: ", ") }
      return Finding(
        rule: "never-completed", severity: .error, time: begin.time, object: begin.object,
        message: message, line: begin.line)
    }
  }
}
