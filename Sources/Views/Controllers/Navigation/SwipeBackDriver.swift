import Layers

/// Drives the pop of a finger that swipes back. UIKit's own remembers an end that comes before the start.
final class SwipeBackDriver: UIPercentDrivenInteractiveTransition {
  private var fraction = 0.0
  private var hasStarted = false
  private var goes: Bool?

  override func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(context)
    hasStarted = true
    update(fraction)
    if let goes { end(goes) }
  }

  /// The finger is this far, 0...1.
  func follow(_ fraction: Double) {
    self.fraction = fraction
    if hasStarted { update(fraction) }
  }

  /// The finger left: it pops, or goes back.
  func end(_ goes: Bool) {
    self.goes = goes
    guard hasStarted else { return }
    if goes { finish() } else { cancel() }
  }
}
