/// What a matrix does, step by step: scale, shear, rotate, move, and then perspective. After
/// Thomas and Goldman in Graphics Gems II, which CSS Transforms uses too.
public struct CATransform3DComponents: Hashable, Sendable, Codable {
  /// Three numbers, one an axis.
  public struct Triple: Hashable, Sendable, Codable {
    /// The number for each axis.
    public var x: Double, y: Double, z: Double
  }

  /// The factors along the axes.
  public var scale = Triple(x: 1, y: 1, z: 1)
  /// How far x leans with y, x with z, and y with z.
  public var shear = Triple(x: 0, y: 0, z: 0)
  /// The rotation.
  public var rotation = Quaternion()
  /// The movement, in points.
  public var translation = Triple(x: 0, y: 0, z: 0)
  /// The last column: what x, y, z and 1 add to w.
  public var perspective = Quaternion()

  /// Steps that do nothing.
  public init() {}

  /// The steps that make a matrix; nil if it cannot be undone.
  public init?(_ matrix: CATransform3D) {
    guard matrix.isInvertible else { return nil }
    var m = matrix
    if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 || m.m44 != 1 {
      var flat = m
      (flat.m14, flat.m24, flat.m34, flat.m44) = (0, 0, 0, 1)
      guard flat.isInvertible else { return nil }
      let back = flat.inverted()
      // The column p with flat * p = the last column of the matrix.
      perspective = Quaternion(
        x: back.m11 * m.m14 + back.m12 * m.m24 + back.m13 * m.m34 + back.m14 * m.m44,
        y: back.m21 * m.m14 + back.m22 * m.m24 + back.m23 * m.m34 + back.m24 * m.m44,
        z: back.m31 * m.m14 + back.m32 * m.m24 + back.m33 * m.m34 + back.m34 * m.m44,
        w: back.m41 * m.m14 + back.m42 * m.m24 + back.m43 * m.m34 + back.m44 * m.m44)
      m = flat
    }
    translation = Triple(x: m.m41, y: m.m42, z: m.m43)
    var rows = (
      Triple(x: m.m11, y: m.m12, z: m.m13), Triple(x: m.m21, y: m.m22, z: m.m23),
      Triple(x: m.m31, y: m.m32, z: m.m33)
    )
    orthonormalize(&rows)
    var turn = CATransform3D()
    (turn.m11, turn.m12, turn.m13) = (rows.0.x, rows.0.y, rows.0.z)
    (turn.m21, turn.m22, turn.m23) = (rows.1.x, rows.1.y, rows.1.z)
    (turn.m31, turn.m32, turn.m33) = (rows.2.x, rows.2.y, rows.2.z)
    rotation = Quaternion(rotation: turn)
  }

  /// Takes scale and shear out of the rows of a matrix and leaves them at right angles, not
  /// mirrored.
  private mutating func orthonormalize(_ r: inout (Triple, Triple, Triple)) {
    scale.x = r.0.length
    r.0 = r.0.times(1 / scale.x)
    shear.x = r.0.dot(r.1)
    r.1 = r.1.plus(r.0, times: -shear.x)
    scale.y = r.1.length
    r.1 = r.1.times(1 / scale.y)
    shear.x /= scale.y
    shear.y = r.0.dot(r.2)
    r.2 = r.2.plus(r.0, times: -shear.y)
    shear.z = r.1.dot(r.2)
    r.2 = r.2.plus(r.1, times: -shear.z)
    scale.z = r.2.length
    r.2 = r.2.times(1 / scale.z)
    shear.y /= scale.z
    shear.z /= scale.z
    if r.0.dot(r.1.cross(r.2)) < 0 {
      (r.0, r.1, r.2) = (r.0.times(-1), r.1.times(-1), r.2.times(-1))
      scale = scale.times(-1)
    }
  }

  /// The matrix that does these steps.
  public var matrix: CATransform3D {
    var lens = CATransform3D()
    (lens.m14, lens.m24, lens.m34, lens.m44) = (
      perspective.x, perspective.y, perspective.z, perspective.w
    )
    var lean = CATransform3D()
    (lean.m21, lean.m31, lean.m32) = (shear.x, shear.y, shear.z)
    return CATransform3D.scale(scale.x, scale.y, scale.z)
      .concat(lean)
      .concat(rotation.matrix)
      .concat(.translation(translation.x, translation.y, translation.z))
      .concat(lens)
  }

  /// Part of the way to other components: each number by itself, the rotation along the short arc.
  public func mixed(with other: CATransform3DComponents, _ f: Double) -> CATransform3DComponents {
    var r = self
    r.scale = scale.mixed(with: other.scale, f)
    r.shear = shear.mixed(with: other.shear, f)
    r.translation = translation.mixed(with: other.translation, f)
    r.rotation = rotation.slerp(to: other.rotation, f)
    r.perspective = Quaternion(
      x: perspective.x.mixed(with: other.perspective.x, f),
      y: perspective.y.mixed(with: other.perspective.y, f),
      z: perspective.z.mixed(with: other.perspective.z, f),
      w: perspective.w.mixed(with: other.perspective.w, f))
    return r
  }
}

extension CATransform3DComponents.Triple {
  /// The Euclidean length.
  var length: Double { dot(self).squareRoot() }

  /// The scalar product.
  func dot(_ o: Self) -> Double { x * o.x + y * o.y + z * o.z }

  /// The vector product.
  func cross(_ o: Self) -> Self {
    Self(x: y * o.z - z * o.y, y: z * o.x - x * o.z, z: x * o.y - y * o.x)
  }

  /// Every component times a factor.
  func times(_ f: Double) -> Self { Self(x: x * f, y: y * f, z: z * f) }

  /// The sum with some of another vector.
  func plus(_ o: Self, times f: Double) -> Self {
    Self(x: x + o.x * f, y: y + o.y * f, z: z + o.z * f)
  }

  /// Part of the way to another vector.
  func mixed(with o: Self, _ f: Double) -> Self {
    Self(x: x.mixed(with: o.x, f), y: y.mixed(with: o.y, f), z: z.mixed(with: o.z, f))
  }
}
