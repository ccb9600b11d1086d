import CLuaBridge

/// What is known about one member of a class: the source of help, completion, reference pages and
/// editor stubs.
public final class LuaMemberInfo {
  /// How a member is used.
  public enum Kind: String, Sendable {
    case property, readOnly, method, staticProperty, staticMethod, constructor, field, operation
  }

  /// How it is used.
  public let kind: Kind
  /// Its name; that of a constructor is empty.
  public let name: String
  /// One sentence or more.
  public let doc: String
  /// The type of a property or result, if known.
  public private(set) lazy var type = makeType()
  /// Parameters and how it is called.
  public let signature: LuaSignature
  /// Whether a script class may replace it by a function.
  public let isOverridable: Bool
  let code: LuaCode
  private let makeType: () -> String?

  init(
    _ kind: Kind, _ name: String, doc: String,
    type: @autoclosure @escaping () -> String?, signature: LuaSignature,
    isOverridable: Bool = false, code: LuaCode
  ) {
    self.kind = kind
    self.name = name
    self.doc = doc
    makeType = type
    self.signature = signature
    self.isOverridable = isOverridable
    self.code = code
    code.info = self
  }

  /// Whether it belongs to the class itself.
  public var isStatic: Bool { kind == .staticProperty || kind == .staticMethod }
  /// Whether it makes instances.
  public var isConstructor: Bool { kind == .constructor }
  /// Whether it is called.
  public var isFunction: Bool { kind == .method || kind == .staticMethod || kind == .constructor }
  /// Whether it can be assigned.
  public var isWritable: Bool { kind == .property || (kind == .staticProperty && hasSetter) }
  var hasSetter: Bool { (code as? any LuaSettableCode)?.isSettable ?? false }

  /// `alpha: number`, `fade(to: number)` or `label(named: string): Label`.
  public var text: String {
    if !isFunction { return type.map { "\(name): \($0)" } ?? name }
    return type.map { "\(signature.text): \($0)" } ?? signature.text
  }
}

/// Code of a static property, which may or may not be settable.
protocol LuaSettableCode: LuaCode {
  var isSettable: Bool { get }
}

/// One row of a class table.
public struct LuaMember<Subject> {
  /// Makes the info once the name of the class is known.
  let make: (_ owner: String) -> LuaMemberInfo
}
