import LuaRuntime
import Motion

/// Refuses what UIKit would trap on: numbers that are not finite, by the name of the property.
enum Finite {
  /// The number itself.
  static func check(_ value: Double, _ name: String) throws -> Double {
    guard value.isFinite else { throw refusal(name, "\(value)") }
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
