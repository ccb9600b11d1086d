import LuaRuntime
import Motion

/// Refuses what UIKit would trap on: numbers that are not finite, by the name of the property.
enum Finite {
  /// The number itself.
  static func check(_ value: Double, _ name: String) throws -> Double {
    guard value.isFinite else { throw refusal(name, "\(value)") }
    return value
  }

  /// The number itself: a time, or another that is no geometry.
  static func seconds(_ value: Double, _ name: String) throws -> Double {
    guard value.isFinite else { throw LuaFailure("\(name) must be finite, got \(value)") }
    return value
  }

  /// The number itself: finite or infinite.
  static func count(_ value: Double, _ name: String) throws -> Double {
    guard !value.isNaN else { throw LuaFailure("\(name) must be a number, got \(value)") }
    return value
  }

  /// The size itself.
  static func check(_ value: CGSize, _ name: String) throws -> CGSize {
    guard value.width.isFinite, value.height.isFinite else {
      throw refusal(name, "CGSize(\(value.width), \(value.height))")
    }
    return value
  }

  /// The vector itself.
  static func check(_ value: CGVector, _ name: String) throws -> CGVector {
    guard value.dx.isFinite, value.dy.isFinite else {
      throw refusal(name, "CGVector(\(value.dx), \(value.dy))")
    }
    return value
  }

  /// The point itself.
  static func check(_ value: CGPoint, _ name: String) throws -> CGPoint {
    guard value.x.isFinite, value.y.isFinite else { throw refusal(name, "\(value)") }
    return value
  }

  /// The rectangle itself.
  static func check(_ value: CGRect, _ name: String) throws -> CGRect {
    let parts = [value.origin.x, value.origin.y, value.size.width, value.size.height]
    guard parts.allSatisfy(\.isFinite) else {
      throw refusal(name, "CGRect(\(parts.map { "\($0)" }.joined(separator: ", ")))")
    }
    return value
  }

  /// The insets themselves.
  static func check(_ value: UIEdgeInsets, _ name: String) throws -> UIEdgeInsets {
    let parts = [value.top, value.left, value.bottom, value.right]
    guard parts.allSatisfy(\.isFinite) else {
      throw refusal(name, "UIEdgeInsets(\(parts.map { "\($0)" }.joined(separator: ", ")))")
    }
    return value
  }

  /// The insets themselves.
  static func check(
    _ value: NSDirectionalEdgeInsets, _ name: String
  ) throws -> NSDirectionalEdgeInsets {
    let parts = [value.top, value.leading, value.bottom, value.trailing]
    guard parts.allSatisfy(\.isFinite) else {
      throw refusal(
        name, "NSDirectionalEdgeInsets(\(parts.map { "\($0)" }.joined(separator: ", ")))")
    }
    return value
  }

  /// The transform itself.
  static func check(_ value: CGAffineTransform, _ name: String) throws -> CGAffineTransform {
    let parts = [value.a, value.b, value.c, value.d, value.tx, value.ty]
    guard parts.allSatisfy(\.isFinite) else { throw refusal(name, "a transform") }
    return value
  }

  /// The matrix itself.
  static func check(_ value: CATransform3D, _ name: String) throws -> CATransform3D {
    guard value.numbers.allSatisfy(\.isFinite) else { throw refusal(name, "a transform") }
    return value
  }

  private static func refusal(_ name: String, _ value: String) -> LuaFailure {
    LuaFailure(
      "CALayerInvalidGeometry: \(name) must be finite, got \(value) (a division by zero?)")
  }
}
