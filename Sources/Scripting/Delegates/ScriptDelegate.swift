import Layers
import LuaRuntime
import Views

/// Stands for a script's table (or object) as UIKit's delegate: one per table, gone with it, so that
/// UIKit's weak references behave.
final class ScriptDelegate: RoleNamed, LuaConvertible {
  let session: SessionHost
  let roleName: String?
  /// The object of the engine that the table is, if it is one.
  private(set) weak var subject: AnyObject?

  init(_ session: SessionHost, roleName: String?, subject: AnyObject? = nil) {
    self.session = session
    self.roleName = roleName
    self.subject = subject
  }

  static let luaTypeName = "delegate"
  static let luaAcceptsTable = true

  /// The stand-in of a table or object.
  static func read(_ slot: LuaSlot) throws(LuaFailure) -> ScriptDelegate {
    guard slot.kind == .table || slot.kind == .object else { throw .expected("table", slot) }
    let session = try SessionHost.of(slot.state)
    let role = (slot.object as? EngineObject)?.outputName ?? Self.className(slot)
    return try slot.state.companion(of: slot, as: ScriptDelegate.self) {
      () throws(LuaFailure) in
      ScriptDelegate(session, roleName: role, subject: slot.object as? EngineObject)
    }
  }

  /// The script class of a table that is an instance; nil for a plain table.
  private static func className(_ slot: LuaSlot) -> String? {
    slot.typeName == LuaTable.luaTypeName ? nil : slot.typeName
  }

  /// The table itself.
  func push(onto state: LuaState) throws(LuaFailure) { try state.push(object: self) }

  /// Calls an optional method of the table; nil if it has none.
  func ask<each Argument: LuaConvertible, Answer: LuaConvertible>(
    _ method: String, _ arguments: repeat each Argument, returning type: Answer.Type
  ) -> Answer? {
    guard session.state.implements(self, method) else { return session.world.notImplemented() }
    return session.attempt { () throws(LuaError) in
      try session.state.invoke(self, method, repeat each arguments, returning: type)
    } ?? nil
  }

  /// Tells the table something, if it has the method.
  func tell<each Argument: LuaConvertible>(
    _ method: String, _ arguments: repeat each Argument
  ) {
    guard session.state.implements(self, method) else { return session.world.notImplemented() }
    session.attempt { () throws(LuaError) in
      try session.state.invoke(self, method, repeat each arguments)
    }
  }
}
