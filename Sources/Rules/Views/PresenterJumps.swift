extension Rule {
  /// A presenter that is no full screen comes back too large and jumps.
  static let presenterJumps = Rule(
    "presenter-jumps", claim: "A presenter that is no full screen comes back too large and jumps.",
    explanation: """
      A style that removes the presenter, as fullScreen does, takes its view into a container as
      large as the window and gives it that size; where it was, a card for example, it is put back
      when the dismissal has ended. Leave the card where it is:

        detail.modalPresentationStyle = "overFullScreen"

      or let the card's presentation controller set the frame whenever its container lays out.
      """)
}
