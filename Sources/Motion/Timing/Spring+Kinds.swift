extension Spring {
  /// The spring of navigation, of sheets and of curve 7: far above critical damping, so evaluated as
  /// critical, with 18.2574 radians a second (facts 1.2). Also `UISpringTimingParameters()`.
  public static let system = Spring(mass: 3, stiffness: 1000, damping: 500)

  /// How long curve 7 runs in a block, in seconds, whatever was asked for; then it snaps to the end
  /// (facts 1.2, V13).
  public static let curve7Duration = 0.5

  /// How long built-in pushes, pops and sheets run on the system spring, in seconds (V13).
  public static let systemTransitionDuration = 0.50573

  /// iOS 17's spring: a perceptual duration in seconds, and a bounce from -1 (heavy) over 0 (none) to
  /// 1 (for ever). Negative bounce really is overdamped (facts 2.4).
  public init(perceptualDuration: Double, bounce: Double, initialVelocity: Double = 0) {
    let w = 2 * Double.pi / perceptualDuration
    let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + bounce)
    self.init(
      mass: 1, stiffness: w * w, damping: 2 * ratio * w, initialVelocity: initialVelocity,
      allowsOverdamping: true)
  }

  /// A spring from its response (the period without friction, in seconds) and damping ratio.
  public init(
    mass: Double = 1, response: Double, dampingRatio: Double, initialVelocity: Double = 0
  ) {
    let w = 2 * Double.pi / response
    self.init(
      mass: mass, stiffness: mass * w * w, damping: 2 * dampingRatio * mass * w,
      initialVelocity: initialVelocity)
  }

  /// The perceptual duration iOS 17 would show for this spring, in seconds.
  public var perceptualDuration: Double { 2 * Double.pi / angularFrequency }

  /// The bounce iOS 17 would show for this spring.
  public var bounce: Double {
    let ratio = dampingRatio
    return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
  }
}
