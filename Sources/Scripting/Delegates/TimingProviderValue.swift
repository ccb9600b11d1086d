import LuaRuntime
import Motion

/// Timing parameters on their way between Lua and UIKit.
struct TimingProviderValue: LuaConvertible {
  let provider: any UITimingCurveProvider

  static let luaTypeName = "UICubicTimingParameters or UISpringTimingParameters"

  static func read(_ slot: LuaSlot) throws(LuaFailure) -> TimingProviderValue {
    guard let provider = slot.object as? any UITimingCurveProvider else {
      throw .expected(luaTypeName, slot)
    }
    return TimingProviderValue(provider: provider)
  }

  func push(onto state: LuaState) throws(LuaFailure) { try state.push(object: provider) }
}
