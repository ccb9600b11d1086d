extension LuaMember where Subject: AnyObject {
  private static func property(
    _ kind: LuaMemberInfo.Kind, _ name: String, _ doc: String,
    _ type: @autoclosure @escaping () -> String?,
    isOverridable: Bool = false, _ code: LuaCode
  ) -> LuaMember {
    LuaMember { owner in
      LuaMemberInfo(
        kind, name, doc: doc, type: type(),
        signature: LuaSignature(owner: owner, name: name, parameters: { [] }),
        isOverridable: isOverridable, code: code)
    }
  }

  /// A number that can be read and set.
  public static func property(
    _ name: String, _ get: @escaping (Subject) -> Double,
    set: @escaping (Subject, Double) throws -> Void, doc: String
  ) -> LuaMember {
    property(.property, name, doc, Double.luaTypeName, LuaNumberCode(name, get, set))
  }

  /// A boolean that can be read and set.
  public static func property(
    _ name: String, _ get: @escaping (Subject) -> Bool,
    set: @escaping (Subject, Bool) throws -> Void, doc: String
  ) -> LuaMember {
    property(.property, name, doc, Bool.luaTypeName, LuaBooleanCode(name, get, set))
  }

  /// A property that can be read and set.
  public static func property<Value: LuaConvertible>(
    _ name: String, _ get: @escaping (Subject) throws -> Value,
    set: @escaping (Subject, Value) throws -> Void, doc: String
  ) -> LuaMember {
    property(.property, name, doc, Value.luaTypeName, LuaPropertyCode(name, get, set))
  }

  /// A number that can be read.
  public static func readOnly(
    _ name: String, _ get: @escaping (Subject) -> Double, doc: String
  ) -> LuaMember {
    property(.readOnly, name, doc, Double.luaTypeName, LuaNumberCode(name, get, nil))
  }

  /// A boolean that can be read.
  public static func readOnly(
    _ name: String, _ get: @escaping (Subject) -> Bool, doc: String
  ) -> LuaMember {
    property(.readOnly, name, doc, Bool.luaTypeName, LuaBooleanCode(name, get, nil))
  }

  /// A property that can be read.
  public static func readOnly<Value: LuaConvertible>(
    _ name: String, _ get: @escaping (Subject) throws -> Value, doc: String
  ) -> LuaMember {
    property(.readOnly, name, doc, Value.luaTypeName, LuaPropertyCode(name, get, nil))
  }

  /// A read-only property that a script class may override by a function; `get` is the built-in
  /// answer, also called as `Card.super.presentedView(self)`.
  public static func overridableProperty<Value: LuaConvertible>(
    _ name: String, _ get: @escaping (Subject) throws -> Value, doc: String
  ) -> LuaMember {
    property(
      .readOnly, name, doc, Value.luaTypeName, isOverridable: true,
      LuaPropertyCode(name, get, nil))
  }
}

extension LuaMember {
  /// A property of the class itself.
  public static func staticProperty<Value: LuaConvertible>(
    _ name: String, _ get: @escaping () throws -> Value,
    set: ((Value) throws -> Void)? = nil, doc: String
  ) -> LuaMember {
    LuaMember { owner in
      LuaMemberInfo(
        .staticProperty, name, doc: doc, type: Value.luaTypeName,
        signature: LuaSignature(owner: owner, name: name, isStatic: true, parameters: { [] }),
        code: LuaStaticCode(name, get, set))
    }
  }
}
