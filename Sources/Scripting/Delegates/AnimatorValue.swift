import Layers
import LuaRuntime
import Views

/// An animator on its way between Lua and UIKit.
struct AnimatorValue: LuaConvertible {
  let animator: any UIViewControllerAnimatedTransitioning

  init(_ animator: any UIViewControllerAnimatedTransitioning) { self.animator = animator }

  static let luaTypeName = "animator"
  static let luaAcceptsTable = true

  static func read(_ slot: LuaSlot) throws(LuaFailure) -> AnimatorValue {
    if let own = slot.object as? any UIViewControllerAnimatedTransitioning {
      return AnimatorValue(own)
    }
    return AnimatorValue(
      ScriptAnimator(try ScriptDelegate.read(slot), try LuaValue.read(slot)))
  }

  func push(onto state: LuaState) throws(LuaFailure) {
    if let script = animator as? ScriptAnimator {
      try script.hold.push(onto: state)
    } else {
      try state.push(object: animator)
    }
  }
}
