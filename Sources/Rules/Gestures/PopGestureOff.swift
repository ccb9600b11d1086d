extension Rule {
  /// The swipe back of a navigation controller does not begin.
  static let popGestureOff = Rule(
    "pop-gesture-off", claim: "The swipe back from the edge is off.",
    explanation: """
      UIKit switches its own swipe off when the navigation delegate implements the animation-controller
      method (even if it answers nil), when the bar is hidden, and when a left bar button takes the place
      of the button back. With an animator of your own, add an edge pan and a driver:

        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(swipe))
        pan.edges = .left
        view.addGestureRecognizer(pan)
      """)
}
