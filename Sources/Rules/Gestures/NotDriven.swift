extension Rule {
  /// A second animation that the first one's completion starts, in an interactive transition.
  static let notDriven = Rule(
    "not-driven",
    claim: "An animation inside an interactive transition is not driven by its progress.",
    explanation: """
      A driver holds what animateTransition has made. An animation that starts in the completion of
      another does not exist yet while the finger moves; it begins by itself once the first has run to
      its end, after the finger has left. Make the parts keyframes of one animation:

        UIView.animateKeyframes(withDuration: duration, delay: 0, animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { shrink() }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { grow() }
        }, completion: { _ in
          context.completeTransition(!context.transitionWasCancelled)
        })
      """)
}
