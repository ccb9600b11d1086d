extension Rule {
  /// A transition left the new view in another place than finalFrame(for:).
  static let finalFrameIgnored = Rule(
    "final-frame-ignored",
    claim: "A transition left the new view in another place than finalFrame(for:).",
    explanation: """
      A view that is loaded for a transition is as large as the screen. Where it belongs only the
      context knows: under an opaque navigation bar it begins below the bar, and what is left at y
      0 is hidden by it. UIKit does not put it right at the end:

        to.view.frame = ctx:finalFrame(to)
      """)
}
