import Layers
import Motion

/// UIKit's own turn about the vertical axis: the old view turns away in the first half, the new one
/// comes round in the second; 0.75 s. (decision V6)
final class FlipHorizontal: EngineObject, StandardAnimator {
  override var preferredName: String? { className }
  override var sharesName: Bool { true }

  func reportedDuration(for style: UIModalPresentationStyle) -> Double { 0.75 }

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    0.75
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let container = context.containerView
    let to = context.viewController(forKey: .to)
    let isPresenting = to?.presentingViewController === context.viewController(forKey: .from)
    let (old, new) = (context.view(forKey: .from), context.view(forKey: .to))
    if let new, let to {
      new.layer.frame = context.finalFrame(for: to)
      container.addSubview(new)
    }
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 1000
    container.layer.sublayerTransform = perspective
    let quarter = (isPresenting ? 1 : -1) * Double.pi / 2
    new?.transform3D = CATransform3DMakeRotation(-quarter, 0, 1, 0)
    UIView.animateKeyframes(withDuration: 0.75) {
      UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
        old?.transform3D = CATransform3DMakeRotation(quarter, 0, 1, 0)
      }
      UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
        new?.transform3D = CATransform3DIdentity
      }
    } completion: { _ in
      old?.transform3D = CATransform3DIdentity
      new?.transform3D = CATransform3DIdentity
      container.layer.sublayerTransform = CATransform3DIdentity
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
