extension Rule {
  /// A transitioning or container delegate, or a data source, was released before UIKit asked it.
  static let delegateReleased = Rule(
    "delegate-released",
    claim: "A delegate or data source was released before UIKit asked it.",
    explanation: """
      transitioningDelegate, a container's delegate and a list's data source are weak. An object that
      nothing else holds is gone at the end of the turn: UIKit's own transition runs, the list is empty.

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
