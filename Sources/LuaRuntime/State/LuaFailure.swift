/// What a built-in function throws to refuse something. The bridge adds the script's position.
public struct LuaFailure: Error {
  enum Reason {
    case message(String)
    case unfit(String)
    case script(LuaError)
  }

  let reason: Reason

  /// A whole sentence: shown as it is, after the script's position.
  public init(_ message: String) { reason = .message(message) }

  init(reason: Reason) { self.reason = reason }

  /// An error of a script that was called, passed on.
  public init(_ error: LuaError) { reason = .script(error) }

  /// A value that cannot be used; the place it was meant for is added:
  /// `bad argument #1 to 'fade' (<detail>)`.
  public static func unfit(_ detail: String) -> LuaFailure { LuaFailure(reason: .unfit(detail)) }

  /// A value of the wrong type: `number expected, got nil`.
  public static func expected(_ type: String, _ slot: LuaSlot) -> LuaFailure {
    .unfit("\(type) expected, got \(slot.typeName)")
  }

  /// Names the place of a value that was unfit.
  func placed(_ place: @autoclosure () -> String) -> LuaFailure {
    guard case .unfit(let detail) = reason else { return self }
    return LuaFailure("\(place()) (\(detail))")
  }

  /// The sentence without a position.
  public var message: String {
    switch reason {
    case .message(let text), .unfit(let text): text
    case .script(let error): error.message
    }
  }
}
