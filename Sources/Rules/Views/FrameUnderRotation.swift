extension Rule {
  /// A frame was set under a transform that turns the view.
  static let frameUnderRotation = Rule(
    "frame-under-rotation", claim: "A frame was set under a transform that turns the view.",
    explanation: """
      frame is the bounding box of the transformed view; Apple leaves setting it undefined unless the
      transform is the identity. Set what it is made of:

        view.bounds.size = size
        view.center = center
      """)
}
