import Layers
import Motion

/// Recognises fingers that stay: it begins after a time, and lasts until they leave.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the fingers must stay, in seconds.
  public final var minimumPressDuration = 0.5
  /// How far they may move until then, in points.
  public final var allowableMovement = 10.0
  /// How many fingers.
  public final var numberOfTouchesRequired = 1
  /// How many taps come before the press.
  public final var numberOfTapsRequired = 0
  private final var cancelWait: (() -> Void)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible else { return }
    stopWaiting()
    if self.touches.count > numberOfTouchesRequired { return state = .failed }
    if touches.contains(where: { $0.tapCount <= numberOfTapsRequired }) { return state = .failed }
    guard self.touches.count == numberOfTouchesRequired else { return }
    guard minimumPressDuration > 0 else { return state = .began }
    cancelWait = world.after(minimumPressDuration) { [weak self] in
      guard let self, state == .possible else { return }
      cancelWait = nil
      state = .began
      TouchDelivery.shared.settle()
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive { return state = .changed }
    if touches.contains(where: { ($0.point - $0.start).length > allowableMovement }) {
      stopWaiting()
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
    guard numberOfTouches < numberOfTouchesRequired || !state.isActive else { return }
    state = state.isActive ? .ended : .failed
  }

  open override func reset() { stopWaiting() }

  private final func stopWaiting() {
    cancelWait?()
    cancelWait = nil
  }
}
