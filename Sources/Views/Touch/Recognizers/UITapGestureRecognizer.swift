import Layers
import Motion

/// Recognises fingers that come down and leave without moving away: at most 10 points, at most 0.75 s
/// down, at most 0.35 s between two taps that are at most 30 points apart. (measured 1.7, chosen)
open class UITapGestureRecognizer: UIGestureRecognizer {
  static let allowedMovement = 10.0
  static let longest = 0.75
  static let pause = 0.35
  static let allowedDistance = 30.0

  /// How many taps.
  public final var numberOfTapsRequired = 1
  /// How many fingers.
  public final var numberOfTouchesRequired = 1
  private final var taps = 0
  private final var since = 0.0
  private final var fingers = 0
  private final var place = CGPoint.zero
  private final var cancelWait: (() -> Void)?

  open override var numberOfTouches: Int { state == .ended ? fingers : super.numberOfTouches }

  override var isWaiting: Bool { super.isWaiting || taps > 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    stopWaiting()
    if self.touches.count == touches.count {
      since = world.now
      fingers = 0
    }
    fingers = max(fingers, self.touches.count)
    if fingers > numberOfTouchesRequired { return state = .failed }
    if taps > 0, (center - place).length > Self.allowedDistance { return state = .failed }
    if taps == 0 { place = center }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.contains(where: { ($0.point - $0.start).length > Self.allowedMovement }) {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard world.now - since <= Self.longest + 1e-9 else { return state = .failed }
    guard numberOfTouches == 0 else { return }
    guard fingers == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    if taps >= numberOfTapsRequired { return state = .ended }
    cancelWait = world.after(Self.pause) { [weak self] in
      guard let self, state == .possible else { return }
      state = .failed
      TouchDelivery.shared.settle()
    }
  }

  open override func reset() {
    stopWaiting()
    taps = 0
    fingers = 0
  }

  private final func stopWaiting() {
    cancelWait?()
    cancelWait = nil
  }
}
