import CLuaBridge

/// A class that Lua sees: its table, enumerable. `LuaClass` and `LuaValueClass` make them.
public class LuaType {
  /// Name in Lua, a global.
  public let name: String
  /// One sentence or more.
  public let doc: String
  /// What it inherits from.
  public let parent: LuaType?
  /// Its own members in the order of declaration.
  public private(set) lazy var members = makeMembers()
  private let makeMembers: () -> [LuaMemberInfo]
  /// Whether script classes may inherit from it.
  public let isSubclassable: Bool
  /// The Swift type.
  let swiftType: ObjectIdentifier

  init(
    name: String, doc: String, parent: LuaType?, members: @escaping () -> [LuaMemberInfo],
    isSubclassable: Bool, swiftType: ObjectIdentifier
  ) {
    self.name = name
    self.doc = doc
    self.parent = parent
    makeMembers = members
    self.isSubclassable = isSubclassable
    self.swiftType = swiftType
  }

  /// Whether its instances are immutable values.
  public var isValueType: Bool { false }

  /// Distance from the root class.
  var depth: Int { (parent?.depth ?? -1) + 1 }

  /// Members with inherited ones, ancestors first.
  public var allMembers: [LuaMemberInfo] { (parent?.allMembers ?? []) + members }

  /// The member of that name, inherited or own.
  public func member(named name: String) -> LuaMemberInfo? {
    members.first { $0.name == name && !$0.isConstructor } ?? parent?.member(named: name)
  }

  /// What a call of the class runs.
  public var constructor: LuaMemberInfo? { members.first(where: \.isConstructor) }

  /// Whether it is that class or inherits from it.
  public func isKind(of other: LuaType) -> Bool {
    self === other || parent?.isKind(of: other) == true
  }

  /// What is wrong with the declaration: empty texts, doubled names.
  public func validate() -> [String] {
    var problems: [String] = []
    var seen: Set<String> = []
    if doc.isEmpty { problems.append("\(name) has no doc line") }
    for member in members where member.kind != .operation {
      let shown = "\(name).\(member.isConstructor ? "init" : member.name)"
      if member.doc.isEmpty { problems.append("\(shown) has no doc line") }
      if !member.isConstructor && !LuaType.isName(member.name) {
        problems.append("\(shown) is not a name")
      }
      let key = member.isConstructor ? "init()" : (member.isStatic ? "." : ":") + member.name
      if !seen.insert(key).inserted { problems.append("\(shown) is declared twice") }
      var labels: Set<String> = []
      for parameter in member.signature.parameters {
        if !LuaType.isName(parameter.name) { problems.append("\(shown) has a nameless parameter") }
        if !labels.insert(parameter.label ?? "_ " + parameter.name).inserted {
          problems.append("\(shown) has the parameter '\(parameter.name)' twice")
        }
      }
    }
    return problems
  }

  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(48...57).contains(first) else { return false }
    return text.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95
    }
  }

  /// Size of a value in bytes.
  var valueSize: Int { 0 }
  /// Flags for the bridge.
  var flags: Int { isSubclassable ? SEGUE_CLASS_SUBCLASSED : 0 }
  /// Whether the object is of this class.
  func accepts(_ object: AnyObject) -> Bool { false }
  /// Ends the life of a value that is not plain bytes.
  func destroyValue(_ payload: UnsafeMutableRawPointer) {}
  /// Compares two values.
  func valuesAreEqual(_ left: UnsafeRawPointer, _ right: UnsafeRawPointer) -> Bool { false }
  /// The text of a value.
  func describeValue(_ slot: LuaSlot) throws -> String { name }
  /// The value with its type erased.
  func anyValue(_ slot: LuaSlot) throws(LuaFailure) -> LuaAnyValue {
    throw LuaFailure("\(name) is not a value class")
  }
  /// Its operators.
  var operationCodes: [LuaOperationCode] { [] }
  /// Makes an instance and pushes it, or binds it to a script instance.
  func construct(_ arguments: LuaArguments, selfIndex: Int32) throws {
    throw LuaFailure("\(name) cannot be made by a script")
  }
}
