/// How much a constraint weighs: 1000 must hold, less is a wish.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number, from 0 to 1000.
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how views resist being smaller than their content.
  public static let defaultHigh = UILayoutPriority(750)
  /// 250: how views resist being larger than their content.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: how a view that is asked for its fitting size keeps to the size it is asked about.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
