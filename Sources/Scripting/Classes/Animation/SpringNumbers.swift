import LuaRuntime

/// Refuses the numbers of springs that could not swing.
enum SpringNumbers {
  /// A mass or stiffness.
  static func positive(_ value: Double, _ name: String) throws -> Double {
    guard value > 0, value.isFinite else {
      throw LuaFailure("\(name) of a spring must be positive, got \(value)")
    }
    return value
  }

  /// A friction: 0 swings for ever.
  static func friction(_ value: Double, _ name: String) throws -> Double {
    guard value >= 0, value.isFinite else {
      throw LuaFailure("\(name) of a spring must not be negative, got \(value)")
    }
    return value
  }

  /// A bounce: between -1 and 1.
  static func bounce(_ value: Double) throws -> Double {
    guard value > -1, value <= 1 else {
      throw LuaFailure("bounce of a spring is above -1 and at most 1, got \(value)")
    }
    return value
  }
}
