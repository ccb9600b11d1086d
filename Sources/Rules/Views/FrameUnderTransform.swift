extension Rule {
  /// A frame was set while a transform is on.
  static let frameUnderTransform = Rule(
    "frame-under-transform", claim: "A frame was set while a transform is on.",
    explanation: """
      frame is the box around the transformed view. Setting it sets bounds and center so that this
      box comes out, so under a scale of 0.96 a frame 375 wide makes bounds of 390.625. Apple
      leaves it undefined unless the transform is the identity. What the transform does not touch:

        view.bounds = CGRect(0, 0, 375, 667)
        view.center = CGPoint(187.5, 333.5)
      """)
}
