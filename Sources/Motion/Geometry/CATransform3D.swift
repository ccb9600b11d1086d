/// A 4 x 4 matrix for row vectors: `[x y z 1] * M`; the translation is in `m41, m42, m43`.
public struct CATransform3D: Hashable, Sendable, Codable {
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  /// The identity.
  public init() {}

  /// Leaves every point where it is.
  public static let identity = CATransform3D()
}
