import Layers
import Motion
import Timeline

/// A finger drags a sheet: down it dismisses interactively, between detents it resizes. Whoever knows
/// the finger calls `move` with how far it has gone since it was recognised, then `end`.
/// (measured S4-S7, S15)
final class SheetDrag: EngineObject, UIViewControllerInteractiveTransitioning {
  /// What the drag does.
  private enum Phase {
    /// Between detents, or not moved yet.
    case resting
    /// The dismissal has been asked for and follows the finger.
    case dismissing((any UIViewControllerContextTransitioning)?)
    /// The finger is gone before the dismissal has begun; with its velocity.
    case released(CGFloat)
    /// The finger is gone.
    case ended
  }

  private let sheet: UISheetPresentationController
  private let rest: CGRect
  private let mayDismiss: Bool
  private var phase = Phase.resting
  private var offset = 0.0

  /// A drag that begins; nil if the sheet is in a transition.
  init?(_ sheet: UISheetPresentationController) {
    let presented = sheet.presentedViewController
    guard sheet.containerView != nil, presented.transition == nil, presented.presented == nil,
      presented.presenter?.transition == nil
    else { return nil }
    self.sheet = sheet
    rest = sheet.shownFrame
    mayDismiss = !sheet.presentedViewController.isModalInPresentation && sheet.userMayDismiss()
    super.init()
  }

  override var preferredName: String? { className }
  override var sharesName: Bool { true }

  /// The finger is this far below where it was recognised, in points.
  func move(to offset: CGFloat) {
    self.offset = offset
    switch phase {
    case .resting:
      let lowest = sheet.detentFrames.last?.frame ?? rest
      if rest.minY + offset <= lowest.minY {
        resize(to: max(rest.minY + offset, sheet.detentFrames.first?.frame.minY ?? rest.minY))
      } else if mayDismiss {
        resize(to: lowest.minY)
        phase = .dismissing(nil)
        sheet.tellDelegate(.presentationControllerWillDismiss)
        ModalTransition.dismiss(sheet, by: self)
      }
    case .dismissing: follow()
    case .released, .ended: break
    }
  }

  /// The finger left with a velocity, in points a second, downwards positive.
  func end(velocity: CGFloat) {
    switch phase {
    case .resting: settle(velocity)
    case .dismissing(let context?): release(context, velocity)
    case .dismissing(nil):
      phase = .released(velocity)
      return
    case .released, .ended: return
    }
    phase = .ended
  }

  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    (context as? TransitionContext)?.transition.coordinator?.runAlongside()
    switch phase {
    case .resting, .ended: return
    case .dismissing:
      phase = .dismissing(context)
      follow()
    case .released(let velocity):
      phase = .dismissing(context)
      follow()
      release(context, velocity)
      phase = .ended
    }
  }

  /// Where the sheet is on its way out: its top, and how far of its height.
  private var way: (top: CGFloat, fraction: Double) {
    let lowest = sheet.detentFrames.last?.frame ?? rest
    let down = max(0, rest.minY + offset - lowest.minY)
    return (lowest.minY + down, lowest.height > 0 ? down / lowest.height : 0)
  }

  /// UIKit: the sheet follows 1:1, the dim view fades linearly. (measured S4, S5)
  private func follow() {
    guard case .dismissing(let context?) = phase else { return }
    let (top, fraction) = way
    let view = sheet.shownView
    view.frame = CGRect(origin: CGPoint(x: view.frame.minX, y: top), size: view.frame.size)
    sheet.dimming.alpha = sheet.dimLevel * max(0, 1 - fraction)
    context.updateInteractiveTransition(fraction)
  }

  /// UIKit: beyond half the height or at 1000 points a second it goes, both on the spring with the
  /// finger's velocity. (measured S6, S7)
  private func release(_ context: any UIViewControllerContextTransitioning, _ velocity: CGFloat) {
    let (top, fraction) = way
    let goes = fraction > 0.5 || velocity >= 1000
    let container = context.containerView.bounds.height
    let lowest = sheet.detentFrames.last?.frame.minY ?? rest.minY
    let target = goes ? container : lowest
    (context as? TransitionContext)?.transition.endInteraction(
      cancelled: !goes, rest: Spring.systemTransitionDuration)
    let view = sheet.shownView
    spring(from: top, to: target, velocity) { [sheet] in
      view.frame = CGRect(origin: CGPoint(x: view.frame.minX, y: target), size: view.frame.size)
      sheet.dimming.alpha = goes ? 0 : sheet.dimLevel
    } completion: { [sheet] in
      context.completeTransition(goes)
      if goes { sheet.tellDelegate(.presentationControllerDidDismiss) }
    }
  }

  private func resize(to top: CGFloat) {
    let bottom = rest.maxY
    sheet.shownView.frame = CGRect(
      x: rest.minX, y: top, width: rest.width, height: bottom - top)
  }

  /// It comes to rest at the nearest detent. (measured S15)
  private func settle(_ velocity: CGFloat) {
    if offset > 0, !mayDismiss { sheet.tellDelegate(.presentationControllerDidAttemptToDismiss) }
    let top = sheet.shownView.frame.minY
    let nearest = sheet.detentFrames.min { abs($0.frame.minY - top) < abs($1.frame.minY - top) }
    guard let nearest, top != rest.minY || nearest.frame != rest else { return }
    let changes = nearest.detent.identifier != sheet.selectedDetent.identifier
    spring(from: top, to: nearest.frame.minY, velocity) { [sheet] in
      sheet.selectedDetentIdentifier = nearest.detent.identifier
      sheet.shownView.frame = nearest.frame
    } completion: {
    }
    if changes { sheet.tellDelegateOfDetent() }
  }

  private func spring(
    from: CGFloat, to: CGFloat, _ velocity: CGFloat, _ changes: () -> Void,
    completion: @escaping () -> Void
  ) {
    var spring = Spring.system
    if to != from { spring.initialVelocity = velocity / (to - from) }
    AnimationBlock.run(
      duration: Spring.systemTransitionDuration, delay: 0, pacing: .spring(spring), options: [],
      isQuiet: true, animations: changes, completion: { _ in completion() })
  }
}
