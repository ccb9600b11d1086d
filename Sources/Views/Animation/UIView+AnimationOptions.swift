import Motion

extension UIView {
  /// How a block animates: UIKit's bits.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 2)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
    public static let `repeat` = AnimationOptions(rawValue: 8)
    public static let autoreverse = AnimationOptions(rawValue: 16)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)
    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The curve field, bits 16-19.
    public var curve: AnimationCurve { AnimationCurve(rawValue: Int(rawValue >> 16) & 15) }

    /// The transition style field, bits 20-22.
    public var transition: Int { Int(rawValue >> 20) & 7 }
  }

  /// A pacing by UIKit's raw value: 0...3, and 7, the keyboard's spring. (facts 1.1, 1.2)
  public struct AnimationCurve: RawRepresentable, Sendable, Hashable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let easeInOut = AnimationCurve(rawValue: 0)
    public static let easeIn = AnimationCurve(rawValue: 1)
    public static let easeOut = AnimationCurve(rawValue: 2)
    public static let linear = AnimationCurve(rawValue: 3)
    /// The curve of the keyboard and of navigation: a spring that ignores the block's duration.
    public static let keyboard = AnimationCurve(rawValue: 7)

    /// The curve as a function; the keyboard's is a spring and has none.
    public var timingFunction: CAMediaTimingFunction {
      switch rawValue {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInEaseOut
      }
    }
  }
}
