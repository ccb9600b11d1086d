extension Rule {
  /// An interactive transition waits for a finger that is not there.
  static let nobodyDrives = Rule(
    "nobody-drives", claim: "An interactive transition waits, and nobody drives it.",
    explanation: """
      If the delegate answers an interaction controller, UIKit holds the animation at its start until
      that calls update, finish or cancel. After a plain tap nobody does, and the app hangs. Answer one
      only while a gesture is active:

        func interactionControllerForDismissal(using animator: UIViewControllerAnimatedTransitioning)
          -> UIViewControllerInteractiveTransitioning? {
          pan.state == .began || pan.state == .changed ? driver : nil
        }

      and clear what you keep of a gesture in all its ends: ended, cancelled and failed.
      """)
}
