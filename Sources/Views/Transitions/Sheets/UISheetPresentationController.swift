import Layers
import Motion

/// Manages a sheet: how high it stands, its grabber and what it dims. (measured S1-S18; decision V20)
public final class UISheetPresentationController: UIPresentationController {
  /// The heights at which it can stand, from the lowest to the highest.
  public var detents: [Detent] = [.large()] { didSet { geometryChanged() } }
  /// The height at which it stands; nil is the lowest.
  public var selectedDetentIdentifier: Detent.Identifier? { didSet { geometryChanged() } }
  /// The highest detent at which nothing is dimmed; nil dims at all.
  public var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { geometryChanged() }
  }
  /// Whether a grabber shows at the top.
  public var prefersGrabberVisible = false { didSet { updateGrabber() } }
  /// The radius of its corners, in points; nil leaves the view as it is.
  public var preferredCornerRadius: CGFloat? { didSet { updateCorners() } }
  /// Whether scrolling at the edge makes it higher.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  let dimming = DimmingView()
  private let grabber = Grabber()
  private lazy var pan = SheetPan(self)

  /// Makes changes of detents animated, on the sheet's spring.
  public func animateChanges(_ changes: () -> Void) {
    AnimationBlock.run(
      duration: Spring.systemTransitionDuration, delay: 0, pacing: .spring(.system), options: [],
      animations: {
        changes()
        containerView?.layoutIfNeeded()
      }, completion: nil)
  }

  public override var frameOfPresentedViewInContainerView: CGRect {
    geometry?.frame(of: selectedDetent) ?? .zero
  }

  public override func presentationTransitionWillBegin() {
    guard let containerView else { return }
    dimming.frame = containerView.bounds
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dimming.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    dimming.alpha = 0
    containerView.insertSubview(dimming, at: 0)
    updateGrabber()
    updateCorners()
    alongside { [self] in dimming.alpha = dimLevel }
  }

  public override func presentationTransitionDidEnd(_ completed: Bool) {
    if completed { shownView.addGestureRecognizer(pan) } else { dimming.removeFromSuperview() }
  }

  public override func dismissalTransitionWillBegin() {
    alongside { [self] in dimming.alpha = 0 }
  }

  public override func dismissalTransitionDidEnd(_ completed: Bool) {
    guard completed else { return dimming.alpha = dimLevel }
    dimming.removeFromSuperview()
    pan.view?.removeGestureRecognizer(pan)
  }

  public override func containerViewWillLayoutSubviews() { layOutGrabber() }

  /// The detent at which it stands.
  var selectedDetent: Detent {
    detents.first { $0.identifier == selectedDetentIdentifier } ?? detents.first ?? .large()
  }

  /// The rules of its geometry in the container it is in.
  var geometry: SheetGeometry? {
    containerView.map {
      SheetGeometry(container: $0.bounds.size, safeArea: $0.safeAreaInsets, style)
    }
  }

  /// How black it dims: 0.2, or nothing up to the largest undimmed detent. (measured S2)
  var dimLevel: CGFloat {
    guard
      let limit = detents.firstIndex(where: {
        $0.identifier == largestUndimmedDetentIdentifier
      }), let own = detents.firstIndex(where: { $0.identifier == selectedDetent.identifier })
    else { return 0.2 }
    return own <= limit ? 0 : 0.2
  }

  private func alongside(_ changes: @escaping () -> Void) {
    guard let coordinator = presentedViewController.currentCoordinator else {
      return changes()
    }
    coordinator.animateQuietly(changes)
  }

  private func geometryChanged() {
    placedSize = nil
    guard let containerView, presentedViewController.transition == nil else { return }
    dimming.alpha = dimLevel
    containerView.setNeedsLayout()
  }

  private func updateGrabber() {
    guard containerView != nil else { return }
    if prefersGrabberVisible {
      shownView.addSubview(grabber)
      layOutGrabber()
    } else {
      grabber.removeFromSuperview()
    }
  }

  /// UIKit: 36 x 5, 5 below the top, centred without rounding. (measured S8)
  private func layOutGrabber() {
    guard let view = grabber.superview else { return }
    grabber.frame = CGRect(
      x: (frameOfPresentedViewInContainerView.width - 36) / 2, y: 5, width: 36, height: 5)
    view.bringSubviewToFront(grabber)
  }

  private func updateCorners() {
    guard let preferredCornerRadius, containerView != nil else { return }
    shownView.layer.cornerRadius = preferredCornerRadius
  }
}
