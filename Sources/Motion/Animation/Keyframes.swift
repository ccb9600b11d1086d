/// The values of a keyframe animation and how to go between them.
public struct Keyframes: Hashable, Sendable, Codable {
  /// How values between the keyframes are found.
  public enum CalculationMode: String, Hashable, Sendable, Codable, CaseIterable {
    case linear, discrete, paced, cubic, cubicPaced
  }

  /// The values, in order.
  public var values: [LayerValue]
  /// When each is reached, as fractions of the duration; empty is evenly.
  public var keyTimes: [Double]
  /// The pace of each segment; empty is even.
  public var timingFunctions: [CAMediaTimingFunction]
  /// How values in between are found.
  public var calculationMode: CalculationMode
  /// Replaces `values`: points along an outline.
  public var path: CGPath?
  /// Makes the values the outline's direction, as an angle in radians, in place of its points.
  public var turning: CAAnimationRotationMode?
  /// How tight the cubic modes pass each keyframe (Kochanek-Bartels); empty is 0.
  public var tensionValues: [Double] = []
  /// How sharp the corner at each keyframe is; empty is 0.
  public var continuityValues: [Double] = []
  /// Whether each keyframe is passed early or late; empty is 0.
  public var biasValues: [Double] = []

  /// Keyframes from their parts.
  public init(
    values: [LayerValue], keyTimes: [Double] = [], timingFunctions: [CAMediaTimingFunction] = [],
    calculationMode: CalculationMode = .linear, path: CGPath? = nil
  ) {
    self.values = values
    self.keyTimes = keyTimes
    self.timingFunctions = timingFunctions
    self.calculationMode = calculationMode
    self.path = path
  }
}
