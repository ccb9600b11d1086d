import Glibc

/// The numbers behind "transform.rotation.z" and its like.
extension CATransform3D {
  /// One part of the matrix as a number: an angle in radians, a factor or a length in points; nil for
  /// parts that matrices do not have.
  func part(_ component: AnimationKeyPath.Component) -> Double? {
    switch component {
    case .translationX: return m41
    case .translationY: return m42
    case .translationZ: return m43
    default: break
    }
    let parts = Parts(self)
    switch component {
    case .rotation, .rotationZ: return parts.angles.z
    case .rotationX: return parts.angles.x
    case .rotationY: return parts.angles.y
    case .scale: return (parts.rest.scale.x + parts.rest.scale.y + parts.rest.scale.z) / 3
    case .scaleX: return parts.rest.scale.x
    case .scaleY: return parts.rest.scale.y
    case .scaleZ: return parts.rest.scale.z
    default: return nil
    }
  }

  /// The matrix with one part replaced.
  func replacing(_ component: AnimationKeyPath.Component, with number: Double) -> CATransform3D {
    var m = self
    switch component {
    case .translationX: m.m41 = number
    case .translationY: m.m42 = number
    case .translationZ: m.m43 = number
    default:
      var parts = Parts(self)
      switch component {
      case .rotation, .rotationZ: parts.angles.z = number
      case .rotationX: parts.angles.x = number
      case .rotationY: parts.angles.y = number
      case .scale: parts.rest.scale = .init(x: number, y: number, z: number)
      case .scaleX: parts.rest.scale.x = number
      case .scaleY: parts.rest.scale.y = number
      case .scaleZ: parts.rest.scale.z = number
      default: return self
      }
      return parts.matrix
    }
    return m
  }

  /// The matrix with its movement along x and y replaced, in points.
  func moved(to x: CGFloat, _ y: CGFloat) -> CATransform3D {
    var m = self
    (m.m41, m.m42) = (x, y)
    return m
  }

  /// A matrix told as scale, shear, turns about x, then y, then z, movement and perspective.
  private struct Parts {
    var rest: CATransform3DComponents
    var angles: CATransform3DComponents.Triple

    init(_ m: CATransform3D) {
      rest = CATransform3DComponents()
      angles = .init(x: 0, y: 0, z: 0)
      rest.translation = .init(x: m.m41, y: m.m42, z: m.m43)
      if m.isScaleAndTranslation {
        rest.scale = .init(x: m.m11, y: m.m22, z: m.m33)
      } else if m.isAffine {
        let flat = m.affine.decomposed()
        rest.scale = .init(x: flat.scale.width, y: flat.scale.height, z: 1)
        rest.shear.x = flat.horizontalShear
        angles.z = flat.rotation
      } else if let full = CATransform3DComponents(m) {
        rest = full
        angles = full.rotation.matrix.eulerAngles
      }
    }

    var matrix: CATransform3D {
      var shaped = rest
      shaped.rotation = Quaternion()
      (shaped.translation, shaped.perspective) = (.init(x: 0, y: 0, z: 0), Quaternion())
      var placed = CATransform3DComponents()
      (placed.translation, placed.perspective) = (rest.translation, rest.perspective)
      var turned = shaped.matrix
      if angles.x != 0 { turned = turned.concat(.rotation(angles.x, 1, 0, 0)) }
      if angles.y != 0 { turned = turned.concat(.rotation(angles.y, 0, 1, 0)) }
      if angles.z != 0 { turned = turned.concat(.rotation(angles.z, 0, 0, 1)) }
      return turned.concat(placed.matrix)
    }
  }

  /// The turns about x, y and z, in this order, that make a rotation, in radians.
  private var eulerAngles: CATransform3DComponents.Triple {
    let y = asin(min(max(-m13, -1), 1))
    // Looking along the axis, only the sum or difference of the other two shows.
    guard abs(m13) < 1 - 1e-12 else {
      return .init(x: 0, y: y, z: atan2(-m21, m22))
    }
    return .init(x: atan2(m23, m33), y: y, z: atan2(m12, m11))
  }
}
