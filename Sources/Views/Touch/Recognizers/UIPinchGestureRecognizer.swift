import Layers
import Motion

/// Follows two fingers that move apart or together: it begins when their distance has changed by 8
/// points. (chosen)
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  static let slop = 8.0

  private final var motion: TwoFingerMotion?
  private final var factor = 1.0
  private final var last: (time: Double, scale: Double)?
  private final var speed = 0.0

  /// The fingers' distance, as a multiple of that at the start; setting it counts on from there.
  public final var scale: Double {
    get { motion.map { $0.distance / $0.first * factor } ?? factor }
    set { factor = motion.map { newValue * $0.first / max($0.distance, 1e-9) } ?? newValue }
  }

  /// How fast the scale changes, a second.
  public final var velocity: Double { speed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { motion = TwoFingerMotion(self.touches) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    motion?.follow(self.touches)
    guard let motion else { return }
    if let last, world.now > last.time { speed = (scale - last.scale) / (world.now - last.time) }
    last = (world.now, scale)
    if state.isActive {
      state = .changed
    } else if pending == nil, abs(motion.distance - motion.first) >= Self.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive { state = .ended } else if numberOfTouches == 0 { state = .failed }
  }

  open override func reset() {
    motion = nil
    factor = 1
    last = nil
    speed = 0
  }
}
