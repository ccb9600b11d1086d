extension Rule {
  /// A transition moved an anchor point and did not put it back.
  static let anchorPointLeft = Rule(
    "anchor-point-left", claim: "A transition moved an anchor point and did not put it back.",
    explanation: """
      position, which center reads, is where the anchor point lies. With an anchor at (0, 0.5) and
      the frame restored, the center of a view 390 wide is at x 0 in place of 195, and whoever
      moves it by its center later is off by half a width. At the end:

        view.layer.anchorPoint = CGPoint(0.5, 0.5)
        view.frame = ctx:finalFrame(to)
      """)
}
