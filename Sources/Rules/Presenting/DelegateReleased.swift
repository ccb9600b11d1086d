extension Rule {
  /// The transitioning or container delegate was released before UIKit asked it.
  static let delegateReleased = Rule(
    "delegate-released",
    claim: "The transitioning or container delegate was released before UIKit asked it.",
    explanation: """
      transitioningDelegate and a container's delegate are weak. An object that nothing else holds is
      gone at the end of the turn, and UIKit's own transition runs.

      Keep it where it lives long enough:

        final class Detail: UIViewController {
          private let zoom = ZoomDelegate()            // strong
          override init(nibName: String?, bundle: Bundle?) {
            super.init(nibName: nibName, bundle: bundle)
            transitioningDelegate = zoom
          }
        }
      """)
}
