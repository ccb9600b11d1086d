import Motion

/// A basic animation on a spring; its duration does not follow from the spring.
public final class CASpringAnimation: CABasicAnimation {
  /// The spring.
  public var spring = Spring()

  /// An animation of a key path on Core Animation's default spring.
  public override init(keyPath: String?) { super.init(keyPath: keyPath) }

  /// An animation on iOS 17's spring, by perceptual duration in seconds and bounce.
  public init(keyPath: String? = nil, perceptualDuration: Double, bounce: Double) {
    super.init(keyPath: keyPath)
    spring = Spring(perceptualDuration: perceptualDuration, bounce: bounce)
  }

  /// The mass at the end of the spring.
  public var mass: CGFloat {
    get { spring.mass }
    set { spring.mass = newValue }
  }

  /// The spring constant.
  public var stiffness: CGFloat {
    get { spring.stiffness }
    set { spring.stiffness = newValue }
  }

  /// The friction.
  public var damping: CGFloat {
    get { spring.damping }
    set { spring.damping = newValue }
  }

  /// The velocity at the start, in whole distances a second.
  public var initialVelocity: CGFloat {
    get { spring.initialVelocity }
    set { spring.initialVelocity = newValue }
  }

  /// Whether damping above critical is real; otherwise it is evaluated as critical.
  public var allowsOverdamping: Bool {
    get { spring.allowsOverdamping }
    set { spring.allowsOverdamping = newValue }
  }

  /// The estimated time until it is at rest, in seconds.
  public var settlingDuration: Double { spring.settlingDuration }
  /// The perceptual duration iOS 17 would show, in seconds.
  public var perceptualDuration: Double { spring.perceptualDuration }
  /// The bounce iOS 17 would show.
  public var bounce: CGFloat { spring.bounce }

  override func values(
    duration: Double, in layer: CALayer, parent: AnimationTiming?
  ) -> [Animation] {
    animation(
      content,
      timing(duration: duration, in: layer, parent: parent, pacing: .spring(spring)))
  }

  public override func copy() -> CAAnimation {
    let copy = CASpringAnimation(keyPath: keyPath)
    copyValues(to: copy)
    copy.spring = spring
    return copy
  }
}
