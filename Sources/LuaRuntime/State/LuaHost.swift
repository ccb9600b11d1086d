/// What a state asks of the program around it. Every requirement has a default.
public protocol LuaHost: AnyObject {
  /// Text that a script prints, with its line end.
  func luaDidPrint(_ text: String)
  /// The name of an exposed object in messages; never an address.
  func luaName(of object: AnyObject) -> String?
  /// The name of an instance of a script class without a built-in ancestor.
  func luaName(of table: LuaTable, className: String) -> String?
  /// The objects that hold this one strongly. Asked when the object is first exposed: they are
  /// exposed as well, and hold the object's Lua side.
  func luaOwners(of object: AnyObject) -> [AnyObject]
  /// The object has a Lua side from now on.
  func luaDidExpose(_ object: AnyObject)
  /// The object's Lua side was collected; nothing in Lua knows the object any more.
  func luaDidForget(_ object: AnyObject)
  /// The script class of an object that was made as its instance.
  func luaScriptClass(of object: AnyObject) -> LuaScriptClass?
  /// Source and chunk name of a module for `require`.
  func luaSource(ofModule name: String) throws -> (source: String, chunkName: String)
  /// Virtual time in seconds.
  var luaNow: Double { get }
  /// A script put an exposed object into a field of an instance of a script class.
  func luaDidStore(_ object: AnyObject, inField field: String, of owner: AnyObject)
  /// The failure that `LuaState.hasPendingFailure` announced; it is raised at the script's line.
  func luaTakeFailure() -> LuaFailure?
  /// A script class uses a field that looks like a slip of a built-in member.
  func luaDidNotice(_ slip: LuaSlip)
  /// More words about an unknown field, for instance the name it has in UIKit's Swift.
  func luaHint(forUnknown field: String, in type: LuaType) -> String?
}

/// A field of a script class that is probably a misspelt member of its built-in ancestor.
public struct LuaSlip: Sendable, Equatable {
  /// Name of the script class.
  public let className: String
  /// The built-in class that has the member.
  public let builtinName: String
  /// What the script wrote.
  public let field: String
  /// What it probably meant; nil if no member comes near.
  public let suggestion: String?
  /// Where it stands.
  public let chunk: String
  /// Where it stands.
  public let line: Int
}

extension LuaHost {
  /// Nothing is printed.
  public func luaDidPrint(_ text: String) {}
  /// The class's name is used.
  public func luaName(of object: AnyObject) -> String? { nil }
  /// The class's name is used.
  public func luaName(of table: LuaTable, className: String) -> String? { nil }
  /// Nothing owns it.
  public func luaOwners(of object: AnyObject) -> [AnyObject] { [] }
  /// Nothing to do.
  public func luaDidExpose(_ object: AnyObject) {}
  /// Nothing to do.
  public func luaDidForget(_ object: AnyObject) {}
  /// It is of a built-in class.
  public func luaScriptClass(of object: AnyObject) -> LuaScriptClass? { nil }
  /// There are no modules.
  public func luaSource(
    ofModule name: String
  ) throws -> (source: String, chunkName: String) {
    throw LuaFailure("module '\(name)' not found")
  }
  /// Time stands still.
  public var luaNow: Double { 0 }
  /// Nobody listens.
  public func luaDidStore(_ object: AnyObject, inField field: String, of owner: AnyObject) {}
  /// There is none.
  public func luaTakeFailure() -> LuaFailure? { nil }
  /// Nobody listens.
  public func luaDidNotice(_ slip: LuaSlip) {}
  /// There is nothing to add.
  public func luaHint(forUnknown field: String, in type: LuaType) -> String? { nil }
}
