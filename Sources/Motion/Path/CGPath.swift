/// An immutable outline: lines and cubic curves, in points.
public struct CGPath: Hashable, Sendable, Codable {
  /// One piece of an outline.
  public enum Element: Hashable, Sendable, Codable {
    case move(CGPoint)
    case line(CGPoint)
    case quad(control: CGPoint, to: CGPoint)
    case curve(control1: CGPoint, control2: CGPoint, to: CGPoint)
    case close
  }

  /// The pieces in drawing order.
  public var elements: [Element]

  /// An outline from its pieces.
  public init(elements: [Element] = []) { self.elements = elements }
}
