import Glibc

/// What an affine transform does, step by step: first scale, then shear, then rotate, then move.
public struct CGAffineTransformComponents: Hashable, Sendable, Codable {
  /// The factors along x and y; a mirroring transform has a negative height.
  public var scale: CGSize
  /// How far x leans with y.
  public var horizontalShear: CGFloat
  /// The rotation, in radians.
  public var rotation: CGFloat
  /// The movement, in points.
  public var translation: CGVector

  /// Components; the default is the identity.
  @inlinable
  public init(
    scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0,
    rotation: CGFloat = 0, translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// The transform that does these steps.
  @inlinable
  public init(_ components: CGAffineTransformComponents) {
    let sine = sin(components.rotation)
    let cosine = cos(components.rotation)
    let scale = components.scale
    // Row vectors: scale * shear * rotation * translation.
    let shear = components.horizontalShear
    self.init(
      scale.width * cosine, scale.width * sine,
      scale.height * (shear * cosine - sine), scale.height * (shear * sine + cosine),
      components.translation.dx, components.translation.dy)
  }

  /// The steps that make this transform: a rotation, a shear and a scale by Gram-Schmidt on the
  /// rows. A transform without area has a scale of 0 and as much of the rest as can be told.
  public func decomposed() -> CGAffineTransformComponents {
    let translation = CGVector(dx: tx, dy: ty)
    let width = hypot(a, b)
    guard width > 0 else {
      let height = hypot(c, d)
      return CGAffineTransformComponents(
        scale: CGSize(width: 0, height: height), rotation: height > 0 ? atan2(-c, d) : 0,
        translation: translation)
    }
    let height = determinant / width
    let lean = (a * c + b * d) / width
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height),
      horizontalShear: height == 0 ? 0 : lean / height, rotation: atan2(b, a),
      translation: translation)
  }
}
