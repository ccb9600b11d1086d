import Layers
import Motion

extension UIView {
  /// How a keyframe block animates: UIKit's bits; the curve's raw bits pace the whole.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 4)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 8)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 16)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 32)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 512)
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The calculation mode, bits 10-13.
    var mode: Keyframes.CalculationMode {
      switch rawValue >> 10 & 15 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }

  /// Animates in frames: `addKeyframe` inside says when each change happens.
  public static func animateKeyframes(
    withDuration duration: Double, delay: Double = 0, options: KeyframeAnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let collector = KeyframeCollector(isFromCurrent: options.contains(.beginFromCurrentState))
    // UIKit: the options have a curve only as raw bits; without them one around it is inherited.
    var paced = AnimationOptions(rawValue: options.rawValue)
    if paced.curve != .easeInOut { paced.formUnion(.overrideInheritedCurve) }
    let plain = AnimationBlock.open(
      duration: duration, delay: delay, pacing: .curve(paced.curve.timingFunction),
      options: paced, title: "a UIView.animateKeyframes block")
    plain.end(with: completion)
    guard case .animates(let timing) = plain.effect else {
      plain.perform(animations)
      return plain.begin()
    }
    let block = AnimationBlock(
      .keyframes(collector), run: plain.run, options: plain.options, duration: plain.duration,
      pacing: plain.pacing)
    block.nestedStart = plain.nestedStart
    block.perform(animations)
    plain.hasNested = block.hasNested
    collector.finish(into: plain, timing: timing, mode: options.mode)
    plain.begin()
  }

  /// Makes changes in a frame of the keyframe block around the running code.
  /// - Parameters:
  ///   - start: When it begins, as a fraction of the block's duration.
  ///   - duration: How long it takes, as a fraction.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: () -> Void
  ) {
    guard let block = UIApplication.shared.blocks.last,
      case .keyframes(let collector) = block.effect
    else { return animations() }
    let outer = collector.frame
    collector.frame = (start, duration)
    animations()
    collector.frame = outer
  }
}
