/// A rectangle: an origin and a size, in points. A negative size means the same area seen from the
/// opposite corner; every member but `origin` and `size` reads the standardised rectangle.
public struct CGRect: Hashable, Sendable, Codable {
  /// The corner with the smallest coordinates (if the size is not negative), in points.
  public var origin: CGPoint
  /// The width and height, in points.
  public var size: CGSize

  /// A rectangle from its parts.
  @inlinable
  public init(origin: CGPoint = .zero, size: CGSize = .zero) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from four numbers, in points.
  @inlinable
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// The empty rectangle at the origin.
  public static let zero = CGRect()
  /// No rectangle at all: what two rectangles that do not meet have in common.
  public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The rectangle without bounds.
  public static let infinite = CGRect(
    x: -CGFloat.greatestFiniteMagnitude / 2, y: -CGFloat.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The width, never negative, in points.
  public var width: CGFloat { abs(size.width) }
  /// The height, never negative, in points.
  public var height: CGFloat { abs(size.height) }
  /// The left edge, in points.
  public var minX: CGFloat { size.width < 0 ? origin.x + size.width : origin.x }
  /// The horizontal centre, in points.
  public var midX: CGFloat { origin.x + size.width / 2 }
  /// The right edge, in points.
  public var maxX: CGFloat { size.width < 0 ? origin.x : origin.x + size.width }
  /// The top edge, in points.
  public var minY: CGFloat { size.height < 0 ? origin.y + size.height : origin.y }
  /// The vertical centre, in points.
  public var midY: CGFloat { origin.y + size.height / 2 }
  /// The bottom edge, in points.
  public var maxY: CGFloat { size.height < 0 ? origin.y : origin.y + size.height }

  /// Whether it is no rectangle at all.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether it has no area.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
  /// Whether it is the rectangle without bounds.
  public var isInfinite: Bool { self == .infinite }

  /// The same area with a size that is not negative.
  public var standardized: CGRect {
    isNull ? .null : CGRect(x: minX, y: minY, width: width, height: height)
  }

  /// The smallest rectangle with whole coordinates that holds this one.
  public var integral: CGRect {
    guard !isNull else { return .null }
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return CGRect(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }
}
