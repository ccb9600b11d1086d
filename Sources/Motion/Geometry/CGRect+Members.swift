/// One side of a rectangle.
public enum CGRectEdge: UInt32, Hashable, Sendable, Codable {
  /// The left side.
  case minXEdge
  /// The top side.
  case minYEdge
  /// The right side.
  case maxXEdge
  /// The bottom side.
  case maxYEdge
}

extension CGRect {
  /// The rectangle with its sides moved inwards (outwards if negative), in points; null if nothing
  /// is left.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return .null }
    let inset = CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
  }

  /// The rectangle moved, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    guard !isNull else { return .null }
    return CGRect(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// The rectangle with each edge moved inwards. UIKit: the size may become negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    guard !isNull else { return .null }
    return CGRect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }

  /// The smallest rectangle that holds both.
  public func union(_ other: CGRect) -> CGRect {
    if isNull { return other }
    if other.isNull { return self }
    return box(
      min(minX, other.minX), min(minY, other.minY), max(maxX, other.maxX),
      max(maxY, other.maxY), other)
  }

  /// The rectangle between four edges; sides that are this one's or another's keep their exact length.
  private func box(
    _ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat, _ other: CGRect
  ) -> CGRect {
    var size = CGSize(width: right - left, height: bottom - top)
    for rect in [self, other] {
      if rect.minX == left && rect.maxX == right { size.width = rect.width }
      if rect.minY == top && rect.maxY == bottom { size.height = rect.height }
    }
    return CGRect(origin: CGPoint(x: left, y: top), size: size)
  }

  /// What both have in common; null if they do not meet, without area if they only touch.
  public func intersection(_ other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    guard left <= right, top <= bottom else { return .null }
    return box(left, top, right, bottom, other)
  }

  /// Whether both have something in common, be it an edge.
  public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }

  /// Whether a point lies inside; the left and top edge do, the right and bottom edge do not.
  public func contains(_ point: CGPoint) -> Bool {
    !isEmpty && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether another rectangle lies wholly inside.
  public func contains(_ other: CGRect) -> Bool {
    if isNull || other.isNull { return !isNull }
    return other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The rectangle cut in two, some points from an edge: the slice at that edge and the rest.
  public func divided(atDistance distance: CGFloat, from edge: CGRectEdge)
    -> (slice: CGRect, remainder: CGRect)
  {
    guard !isNull else { return (.null, .null) }
    switch edge {
    case .minXEdge, .maxXEdge:
      let cut = min(max(distance, 0), width)
      let atMin = edge == .minXEdge
      return (
        CGRect(x: atMin ? minX : maxX - cut, y: minY, width: cut, height: height),
        CGRect(x: atMin ? minX + cut : minX, y: minY, width: width - cut, height: height)
      )
    case .minYEdge, .maxYEdge:
      let cut = min(max(distance, 0), height)
      let atMin = edge == .minYEdge
      return (
        CGRect(x: minX, y: atMin ? minY : maxY - cut, width: width, height: cut),
        CGRect(x: minX, y: atMin ? minY + cut : minY, width: width, height: height - cut)
      )
    }
  }

  /// The bounding box of the rectangle after an affine transform.
  public func applying(_ t: CGAffineTransform) -> CGRect {
    isNull ? .null : PlaneTransform(t).box(of: standardized)
  }
}
