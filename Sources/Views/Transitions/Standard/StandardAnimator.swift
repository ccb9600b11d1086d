import Motion

/// One of UIKit's own animators: what a coordinator says of it is not what it takes.
protocol StandardAnimator: UIViewControllerAnimatedTransitioning {
  /// The duration that the coordinator reports, in seconds. (decisions V6, V16)
  func reportedDuration(for style: UIModalPresentationStyle) -> Double
  /// The curve that the coordinator reports.
  var reportedCurve: UIView.AnimationCurve { get }
}

extension StandardAnimator {
  var reportedCurve: UIView.AnimationCurve { .easeInOut }
}
