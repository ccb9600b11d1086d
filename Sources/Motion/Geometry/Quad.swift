/// The four corners of a rectangle after a transform, in points.
public struct Quad: Hashable, Sendable, Codable {
  /// Where the top left corner went.
  public var topLeft: CGPoint
  /// Where the top right corner went.
  public var topRight: CGPoint
  /// Where the bottom right corner went.
  public var bottomRight: CGPoint
  /// Where the bottom left corner went.
  public var bottomLeft: CGPoint

  /// A quad from its corners, clockwise from the top left.
  public init(
    topLeft: CGPoint, topRight: CGPoint, bottomRight: CGPoint, bottomLeft: CGPoint
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// The corners of a rectangle.
  public init(_ rect: CGRect) {
    self.init(
      topLeft: CGPoint(x: rect.minX, y: rect.minY), topRight: CGPoint(x: rect.maxX, y: rect.minY),
      bottomRight: CGPoint(x: rect.maxX, y: rect.maxY),
      bottomLeft: CGPoint(x: rect.minX, y: rect.maxY))
  }

  /// The corners, clockwise from the top left.
  public var corners: [CGPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The smallest upright rectangle around it.
  public var boundingBox: CGRect {
    let left = min(min(topLeft.x, topRight.x), min(bottomRight.x, bottomLeft.x))
    let right = max(max(topLeft.x, topRight.x), max(bottomRight.x, bottomLeft.x))
    let top = min(min(topLeft.y, topRight.y), min(bottomRight.y, bottomLeft.y))
    let bottom = max(max(topLeft.y, topRight.y), max(bottomRight.y, bottomLeft.y))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The quad with each corner mapped.
  public func map(_ move: (CGPoint) -> CGPoint) -> Quad {
    Quad(
      topLeft: move(topLeft), topRight: move(topRight), bottomRight: move(bottomRight),
      bottomLeft: move(bottomLeft))
  }
}
