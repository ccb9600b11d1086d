import Glibc

/// A rotation in space as a unit quaternion.
public struct Quaternion: Hashable, Sendable, Codable {
  /// The axis times the sine of half the angle, and the cosine of half the angle.
  public var x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1

  /// No rotation.
  public init() {}

  /// A quaternion from its four numbers.
  public init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// The rotation in the upper left 3 x 3 part of an orthonormal matrix for row vectors. The largest
  /// component is found first, so that half turns keep their axis (Shepperd's method).
  public init(rotation m: CATransform3D) {
    let trace = m.m11 + m.m22 + m.m33
    if trace >= max(m.m11, max(m.m22, m.m33)) {
      let s = (1 + trace).squareRoot() * 2
      self.init(
        x: (m.m23 - m.m32) / s, y: (m.m31 - m.m13) / s, z: (m.m12 - m.m21) / s, w: s / 4)
    } else if m.m11 >= m.m22 && m.m11 >= m.m33 {
      let s = (1 + m.m11 - m.m22 - m.m33).squareRoot() * 2
      self.init(
        x: s / 4, y: (m.m12 + m.m21) / s, z: (m.m13 + m.m31) / s, w: (m.m23 - m.m32) / s)
    } else if m.m22 >= m.m33 {
      let s = (1 + m.m22 - m.m11 - m.m33).squareRoot() * 2
      self.init(
        x: (m.m12 + m.m21) / s, y: s / 4, z: (m.m23 + m.m32) / s, w: (m.m31 - m.m13) / s)
    } else {
      let s = (1 + m.m33 - m.m11 - m.m22).squareRoot() * 2
      self.init(
        x: (m.m13 + m.m31) / s, y: (m.m23 + m.m32) / s, z: s / 4, w: (m.m12 - m.m21) / s)
    }
  }

  /// The rotation as a matrix for row vectors.
  public var matrix: CATransform3D {
    var m = CATransform3D()
    (m.m11, m.m12, m.m13) = (
      1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)
    )
    (m.m21, m.m22, m.m23) = (
      2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)
    )
    (m.m31, m.m32, m.m33) = (
      2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y)
    )
    return m
  }

  /// The four-dimensional scalar product: the cosine of half the angle between two rotations.
  public func dot(_ o: Quaternion) -> Double { x * o.x + y * o.y + z * o.z + w * o.w }

  /// Part of the way to another rotation at even speed along the short arc; fractions outside 0...1
  /// turn on (springs overshoot).
  public func slerp(to other: Quaternion, _ fraction: Double) -> Quaternion {
    var cosine = dot(other)
    let sign: Double = cosine < 0 ? -1 : 1
    cosine = min(cosine * sign, 1)
    let angle = acos(cosine)
    let sine = sin(angle)
    var near = 1 - fraction
    var far = fraction
    if sine > 1e-9 {
      near = sin((1 - fraction) * angle) / sine
      far = sin(fraction * angle) / sine
    }
    far *= sign
    let q = Quaternion(
      x: near * x + far * other.x, y: near * y + far * other.y, z: near * z + far * other.z,
      w: near * w + far * other.w)
    let length = q.dot(q).squareRoot()
    return Quaternion(x: q.x / length, y: q.y / length, z: q.z / length, w: q.w / length)
  }
}
