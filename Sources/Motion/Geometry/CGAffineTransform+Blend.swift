extension CGAffineTransform {
  /// Part of the way to another transform by scale, shear, angle and movement; the angle takes the
  /// short arc. A mirroring transform can be told as flipped in x or in y: the telling that turns
  /// less is taken. Pure scales and movements go number by number.
  public func mixed(with other: CGAffineTransform, _ fraction: Double) -> CGAffineTransform {
    if fraction == 1 || self == other { return other }
    if fraction == 0 { return self }
    guard determinant != 0, other.determinant != 0 else { return other }
    if b == 0 && c == 0 && other.b == 0 && other.c == 0 {
      return CGAffineTransform(
        a.mixed(with: other.a, fraction), 0, 0, d.mixed(with: other.d, fraction),
        tx.mixed(with: other.tx, fraction), ty.mixed(with: other.ty, fraction))
    }
    var from = decomposed()
    var to = other.decomposed()
    let isMirrored = from.scale.height < 0
    let becomesMirrored = to.scale.height < 0
    var turn = CGAffineTransform.shortArc(to.rotation - from.rotation)
    if isMirrored != becomesMirrored, abs(turn) > .pi / 2 {
      if isMirrored { from.turnHalf() } else { to.turnHalf() }
      turn = CGAffineTransform.shortArc(to.rotation - from.rotation)
    }
    to.rotation = from.rotation + turn
    return CGAffineTransform(from.mixed(with: to, fraction))
  }

  /// The same direction as a turn between minus and plus half a turn, in radians.
  static func shortArc(_ angle: CGFloat) -> CGFloat {
    angle.remainder(dividingBy: 2 * .pi)
  }
}

extension CGAffineTransformComponents {
  /// Tells the same transform with both scales negated and half a turn more.
  fileprivate mutating func turnHalf() {
    scale = CGSize(width: -scale.width, height: -scale.height)
    rotation = CGAffineTransform.shortArc(rotation + .pi)
  }

  /// Part of the way to other components, each number by itself.
  public func mixed(with other: CGAffineTransformComponents, _ fraction: Double)
    -> CGAffineTransformComponents
  {
    CGAffineTransformComponents(
      scale: scale.mixed(with: other.scale, fraction),
      horizontalShear: horizontalShear.mixed(with: other.horizontalShear, fraction),
      rotation: rotation.mixed(with: other.rotation, fraction),
      translation: CGVector(
        dx: translation.dx.mixed(with: other.translation.dx, fraction),
        dy: translation.dy.mixed(with: other.translation.dy, fraction)))
  }
}
