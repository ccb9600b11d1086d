/// A 4 x 4 matrix for row vectors: `[x y z 1] * M`; the translation is in `m41, m42, m43`.
public struct CATransform3D: Hashable, Sendable, Codable {
  /// What x adds to x, y, z and w.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// What y adds to x, y, z and w.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  /// What z adds to x, y, z and w; `m34` = -1 / d is a perspective seen from a distance d.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  /// The movement, in points, and what is added to w.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  /// The identity.
  @inlinable
  public init() {}

  /// An affine transform as a matrix that leaves z alone.
  public init(_ t: CGAffineTransform) {
    (m11, m12, m21, m22, m41, m42) = (t.a, t.b, t.c, t.d, t.tx, t.ty)
  }

  /// Leaves every point where it is.
  public static let identity = CATransform3D()

  /// Whether it leaves every point where it is.
  public var isIdentity: Bool {
    m11 == 1 && m22 == 1 && m41 == 0 && m42 == 0 && m12 == 0 && m21 == 0 && m33 == 1
      && m43 == 0 && m34 == 0 && m44 == 1 && m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0
      && m31 == 0 && m32 == 0
  }

  /// Whether it is a 2-D affine transform: z stays as it is and there is no perspective.
  public var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1
      && m34 == 0 && m43 == 0 && m44 == 1
  }

  /// The 2-D affine part; the identity if it is not affine, as `CALayer.affineTransform()` answers.
  public var affine: CGAffineTransform {
    isAffine ? CGAffineTransform(m11, m12, m21, m22, m41, m42) : .identity
  }

  /// Whether it only scales along the axes and moves: then its 16 numbers blend one by one.
  public var isScaleAndTranslation: Bool {
    m12 == 0 && m13 == 0 && m14 == 0 && m21 == 0 && m23 == 0 && m24 == 0 && m31 == 0
      && m32 == 0 && m34 == 0 && m44 == 1
  }

  /// The sixteen numbers, row by row.
  public var numbers: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// A matrix from sixteen numbers, row by row; nil if there are not sixteen.
  public init?(numbers n: [CGFloat]) {
    guard n.count == 16 else { return nil }
    (m11, m12, m13, m14) = (n[0], n[1], n[2], n[3])
    (m21, m22, m23, m24) = (n[4], n[5], n[6], n[7])
    (m31, m32, m33, m34) = (n[8], n[9], n[10], n[11])
    (m41, m42, m43, m44) = (n[12], n[13], n[14], n[15])
  }
}
