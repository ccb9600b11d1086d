/// The way from one 2-D transform to another (V8), with all that stands still on it found once.
///
/// Pure scales and movements go number by number; others by scale, shear, angle and movement, the
/// angle along the short arc. A mirroring transform can be told as flipped in x or in y: the telling
/// that turns less is taken. If one of the two cannot be undone there is no way in between: the
/// answer is the other one.
public struct AffineBlend: Hashable, Sendable {
  /// How what lies in between is found.
  @usableFromInline
  enum Course: UInt8, Hashable, Sendable {
    /// There is nothing in between.
    case none
    /// Number by number.
    case straight
    /// By components.
    case turning
  }

  /// Where it begins.
  public let from: CGAffineTransform
  /// Where it ends.
  public let to: CGAffineTransform
  @usableFromInline let course: Course
  /// The components at the start, and at the end.
  @usableFromInline let ends: (start: CGAffineTransformComponents, end: CGAffineTransformComponents)

  /// The way between two transforms.
  public init(_ from: CGAffineTransform, _ to: CGAffineTransform) {
    self.from = from
    self.to = to
    let none = CGAffineTransformComponents()
    if from == to || !from.canBeUndone || !to.canBeUndone {
      (course, ends) = (.none, (none, none))
    } else if from.isScaleAndTranslation && to.isScaleAndTranslation {
      (course, ends) = (.straight, (none, none))
    } else {
      (course, ends) = (.turning, Self.components(from, to))
    }
  }

  /// The transform part of the way along: 0 is the start, 1 the end, both exactly.
  @inlinable
  public func value(at fraction: Double) -> CGAffineTransform {
    if fraction == 1 { return to }
    if fraction == 0 { return from }
    switch course {
    case .none: return to
    case .turning: return CGAffineTransform(ends.start.mixed(with: ends.end, fraction))
    case .straight:
      return CGAffineTransform(
        from.a.mixed(with: to.a, fraction), 0, 0, from.d.mixed(with: to.d, fraction),
        from.tx.mixed(with: to.tx, fraction), from.ty.mixed(with: to.ty, fraction))
    }
  }

  /// The components of both ends, told so that the turn between them is the short one.
  private static func components(_ from: CGAffineTransform, _ to: CGAffineTransform)
    -> (start: CGAffineTransformComponents, end: CGAffineTransformComponents)
  {
    var start = from.decomposed()
    var end = to.decomposed()
    let isMirrored = start.scale.height < 0
    var turn = shortArc(end.rotation - start.rotation)
    if isMirrored != (end.scale.height < 0), abs(turn) > .pi / 2 {
      if isMirrored { start.turnHalf() } else { end.turnHalf() }
      turn = shortArc(end.rotation - start.rotation)
    }
    end.rotation = start.rotation + turn
    return (start, end)
  }

  /// The same direction as a turn between minus and plus half a turn, in radians.
  fileprivate static func shortArc(_ angle: CGFloat) -> CGFloat {
    angle.remainder(dividingBy: 2 * .pi)
  }

  public static func == (lhs: AffineBlend, rhs: AffineBlend) -> Bool {
    lhs.from == rhs.from && lhs.to == rhs.to
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(from)
    hasher.combine(to)
  }
}

extension CGAffineTransform {
  /// Part of the way to another transform: see `AffineBlend`.
  public func mixed(with other: CGAffineTransform, _ fraction: Double) -> CGAffineTransform {
    if fraction == 1 || self == other { return other }
    if fraction == 0 { return self }
    return AffineBlend(self, other).value(at: fraction)
  }

  /// Whether there is a way back: it has an area, and a finite one.
  fileprivate var canBeUndone: Bool { determinant != 0 && determinant.isFinite }

  /// Whether it only scales along the axes and moves.
  fileprivate var isScaleAndTranslation: Bool { b == 0 && c == 0 }
}

extension CGAffineTransformComponents {
  /// Tells the same transform with both scales negated and half a turn more.
  fileprivate mutating func turnHalf() {
    scale = CGSize(width: -scale.width, height: -scale.height)
    rotation = AffineBlend.shortArc(rotation + .pi)
  }

  /// Part of the way to other components, each number by itself.
  @inlinable
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
