/// UIKit's own transitions of presented controllers, by `modalTransitionStyle`.
enum StandardTransition {
  /// The animator that presents or dismisses a controller without one of its own.
  static func animator(
    for controller: UIViewController
  ) -> any StandardAnimator {
    var style = controller.modalTransitionStyle
    if let context = controller.presenter, context.providesPresentationContextTransitionStyle,
      let presentation = controller.pinnedPresentationController?.style,
      presentation == .currentContext || presentation == .overCurrentContext
    {
      style = context.modalTransitionStyle
    }
    return switch style {
    case .crossDissolve: CrossDissolve()
    case .flipHorizontal: FlipHorizontal()
    case .coverVertical, .partialCurl: CoverVertical()
    }
  }
}
