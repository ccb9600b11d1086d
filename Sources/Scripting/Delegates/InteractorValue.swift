import Layers
import LuaRuntime
import Views

/// An interaction controller on its way between Lua and UIKit.
struct InteractorValue: LuaConvertible {
  let interactor: any UIViewControllerInteractiveTransitioning

  init(_ interactor: any UIViewControllerInteractiveTransitioning) {
    self.interactor = interactor
  }

  static let luaTypeName = "interaction controller"
  static let luaAcceptsTable = true

  static func read(_ slot: LuaSlot) throws(LuaFailure) -> InteractorValue {
    if let own = slot.object as? any UIViewControllerInteractiveTransitioning {
      return InteractorValue(own)
    }
    return InteractorValue(
      ScriptAnimator(try ScriptDelegate.read(slot), try LuaValue.read(slot)))
  }

  func push(onto state: LuaState) throws(LuaFailure) {
    if let script = interactor as? ScriptAnimator {
      try script.hold.push(onto: state)
    } else {
      try state.push(object: interactor)
    }
  }
}
