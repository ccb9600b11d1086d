extension Rule {
  /// A recogniser of one's own was set to a state that it cannot go to.
  static let gestureState = Rule(
    "gesture-state", claim: "A gesture recogniser was set to a state that it cannot go to.",
    explanation: """
      From possible a recogniser goes to began (a gesture that lasts), to ended (one of a moment) or to
      failed; from began and changed to changed, ended or cancelled. After that it is possible again by
      itself, once its fingers have left: there is nothing to set.

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
          state = state == .possible ? .failed : .ended
        }
      """)
}
