import Layers
import Motion

/// Follows two fingers that turn about each other: it begins when they have turned by 0.05 radians.
/// (chosen)
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  static let slop = 0.05

  private final var motion: TwoFingerMotion?
  private final var base = 0.0
  private final var last: (time: Double, turn: Double)?
  private final var speed = 0.0

  /// How far the fingers have turned, in radians, clockwise positive; setting it counts on from there.
  public final var rotation: Double {
    get { (motion?.turn ?? 0) - base }
    set { base = (motion?.turn ?? 0) - newValue }
  }

  /// How fast they turn, in radians a second.
  public final var velocity: Double { speed }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { motion = TwoFingerMotion(self.touches) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    motion?.follow(self.touches)
    guard let motion else { return }
    if let last, world.now > last.time {
      speed = (motion.turn - last.turn) / (world.now - last.time)
    }
    last = (world.now, motion.turn)
    if state.isActive {
      state = .changed
    } else if pending == nil, abs(motion.turn) >= Self.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state.isActive { state = .ended } else if numberOfTouches == 0 { state = .failed }
  }

  open override func reset() {
    motion = nil
    base = 0
    last = nil
    speed = 0
  }
}
