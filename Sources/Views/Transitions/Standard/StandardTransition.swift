/// UIKit's own transitions of presented controllers, by `modalTransitionStyle`.
enum StandardTransition {
  /// The animator that presents or dismisses a controller without one of its own.
  static func animator(
    for controller: UIViewController
  ) -> any StandardAnimator {
    switch controller.modalTransitionStyle {
    case .crossDissolve: CrossDissolve()
    case .coverVertical, .flipHorizontal, .partialCurl: CoverVertical()
    }
  }
}
