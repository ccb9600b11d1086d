import Motion

extension UIScrollView {
  /// Which part of the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// As `scrollableAxes`; and the top and bottom of a controller's scroll view in a navigation
    /// controller always.
    case automatic
    /// The edges of the directions in which it can scroll.
    case scrollableAxes
    /// None.
    case never
    /// All of it.
    case always
  }

  /// What is left of the content's velocity after a millisecond.
  public struct DecelerationRate: RawRepresentable, Sendable, Hashable {
    public let rawValue: Double

    /// A rate of one's own; one that is not between 0 and 1 is the normal one.
    public init(rawValue: Double) {
      self.rawValue = rawValue > 0 && rawValue < 1 ? rawValue : Deceleration.normalRate
    }

    /// 0.998
    public static let normal = DecelerationRate(rawValue: Deceleration.normalRate)
    /// 0.99
    public static let fast = DecelerationRate(rawValue: Deceleration.fastRate)
  }
}
