extension Double {
  /// Part of the way to another number: 0 is this one, 1 the other, both exactly, and equal numbers
  /// stay exactly what they are.
  @inlinable
  public func mixed(with other: Double, _ fraction: Double) -> Double {
    fraction == 1 ? other : self + (other - self) * fraction
  }
}

extension CGPoint {
  /// Part of the way to another point.
  @inlinable
  public func mixed(with other: CGPoint, _ fraction: Double) -> CGPoint {
    CGPoint(x: x.mixed(with: other.x, fraction), y: y.mixed(with: other.y, fraction))
  }
}

extension CGSize {
  /// Part of the way to another size.
  @inlinable
  public func mixed(with other: CGSize, _ fraction: Double) -> CGSize {
    CGSize(
      width: width.mixed(with: other.width, fraction),
      height: height.mixed(with: other.height, fraction))
  }
}

extension CGRect {
  /// Part of the way to another rectangle, origin and size each by itself.
  @inlinable
  public func mixed(with other: CGRect, _ fraction: Double) -> CGRect {
    CGRect(
      origin: origin.mixed(with: other.origin, fraction),
      size: size.mixed(with: other.size, fraction))
  }
}
