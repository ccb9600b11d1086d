import Layers
import Motion

extension UIView {
  /// Animates the changes that a closure makes.
  /// - Parameters:
  ///   - duration: How long, in seconds; 0 applies the changes at once.
  ///   - delay: When it begins, in seconds from now; the old values show meanwhile.
  ///   - completion: Called at the exact end, with whether every animation ran to it.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let pacing: Pacing =
      options.curve == .keyboard
      ? .spring(.system) : .curve(options.curve.timingFunction)
    AnimationBlock.run(
      duration: options.curve == .keyboard ? Spring.curve7Duration : duration, delay: delay,
      pacing: pacing, options: options, animations: animations, completion: completion)
  }

  /// Animates on a spring that is at rest after the duration. (facts 2.3)
  /// - Parameters:
  ///   - dampingRatio: 1 does not overshoot; towards 0 it swings more.
  ///   - velocity: At the start, in whole distances per second.
  public static func animate(
    withDuration duration: Double, delay: Double = 0, usingSpringWithDamping dampingRatio: Double,
    initialSpringVelocity velocity: Double, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      duration: duration, dampingRatio: dampingRatio, initialVelocity: velocity)
    AnimationBlock.run(
      duration: duration, delay: delay, pacing: .spring(spring), options: options,
      animations: animations, completion: completion)
  }

  /// Animates on a spring given by its perceived duration and its bounce; it runs until it is at rest.
  /// (facts 2.4)
  public static func animate(
    springDuration duration: Double = 0.5, bounce: Double = 0,
    initialSpringVelocity velocity: Double = 0, delay: Double = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring = Spring(
      perceptualDuration: duration, bounce: bounce, initialVelocity: velocity)
    AnimationBlock.run(
      duration: spring.settlingDuration, delay: delay, pacing: .spring(spring), options: options,
      animations: animations, completion: completion)
  }

  /// Makes changes without animation, also inside a block.
  public static func performWithoutAnimation(_ actions: () -> Void) {
    let application = UIApplication.shared
    let wereEnabled = application.areAnimationsEnabled
    application.areAnimationsEnabled = false
    actions()
    application.areAnimationsEnabled = wereEnabled
  }

  /// Lets the changes that a closure makes inside an animation block repeat.
  /// - Parameters:
  ///   - count: How many cycles; half a cycle more ends an autoreversed one on the new values.
  ///   - autoreverses: Whether a cycle also runs back.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let application = UIApplication.shared
    guard let outer = application.blocks.last, case .animates(let timing) = outer.effect else {
      return animations()
    }
    let block = AnimationBlock(
      .animates(timing.repeating(count, autoreverses: autoreverses)), run: outer.run,
      options: outer.options, duration: outer.duration, pacing: outer.pacing)
    block.vertical = outer.vertical?.repeating(count, autoreverses: autoreverses)
    block.nestedStart = outer.nestedStart
    application.blocks.append(block)
    animations()
    application.blocks.removeLast()
  }

  /// Switches animations by blocks on or off; running ones carry on.
  public static func setAnimationsEnabled(_ enabled: Bool) {
    UIApplication.shared.areAnimationsEnabled = enabled
  }

  /// Whether animations by blocks are on.
  public static var areAnimationsEnabled: Bool { UIApplication.shared.areAnimationsEnabled }

  /// The duration of the block around the running code, in seconds; 0 outside.
  public static var inheritedAnimationDuration: Double {
    let application = UIApplication.shared
    return application.areAnimationsEnabled ? application.blocks.last?.duration ?? 0 : 0
  }
}

extension AnimationTiming {
  /// The same with another count of cycles.
  fileprivate func repeating(_ count: Double, autoreverses: Bool) -> AnimationTiming {
    AnimationTiming(
      delay: delay, duration: duration, speed: speed, timeOffset: timeOffset, repeatCount: count,
      repeatDuration: repeatDuration, autoreverses: autoreverses, fillMode: fillMode,
      pacing: pacing, parent: parent)
  }
}
