/// Who hears of an animation's start and end. UIKit: an animation keeps its delegate alive.
public protocol CAAnimationDelegate: AnyObject {
  /// It became active.
  func animationDidStart(_ animation: CAAnimation)
  /// It is over, or was taken away before.
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ animation: CAAnimation) {}
  /// Does nothing.
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}
