extension LuaMember where Subject: LuaInline {
  private static func field<Value: LuaConvertible>(
    _ kind: LuaMemberInfo.Kind, _ name: String, _ doc: String, _ type: Value.Type,
    _ code: LuaCode
  ) -> LuaMember {
    LuaMember { owner in
      LuaMemberInfo(
        kind, name, doc: doc, type: Value.luaTypeName,
        signature: LuaSignature(owner: owner, name: name, parameters: { [] }), code: code)
    }
  }

  /// A part of the value; `set` changes a copy, for `:with{...}`.
  public static func field<Value: LuaConvertible>(
    _ name: String, _ get: @escaping (Subject) -> Value,
    set: @escaping (inout Subject, Value) throws -> Void, doc: String
  ) -> LuaMember {
    field(.field, name, doc, Value.self, LuaTypedFieldCode<Subject, Value>(name, get, set))
  }

  /// Something that follows from the value.
  public static func readOnly<Value: LuaConvertible>(
    _ name: String, _ get: @escaping (Subject) -> Value, doc: String
  ) -> LuaMember {
    field(.readOnly, name, doc, Value.self, LuaDerivedCode<Subject, Value>(name, get))
  }

  private static func method(
    _ name: String, _ parameters: @escaping () -> [LuaParameter], _ doc: String,
    _ type: @autoclosure @escaping () -> String?,
    _ body: @escaping LuaValueMethodCode<Subject>.Body
  ) -> LuaMember {
    LuaMember { owner in
      let signature = LuaSignature(
        owner: owner, name: name, allowsPositional: true, parameters: parameters)
      return LuaMemberInfo(
        .method, name, doc: doc, type: type(), signature: signature,
        code: LuaValueMethodCode(signature, body))
    }
  }

  /// A method; arguments are positional or labelled.
  public static func method<each Argument: LuaConvertible, Result: LuaConvertible>(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter] = [], doc: String,
    _ body: @escaping (Subject, repeat each Argument) throws -> Result
  ) -> LuaMember {
    let typed = { LuaSignature.typed(parameters(), repeat (each Argument).self) }
    return method(name, typed, doc, Result.luaTypeName) { value, arguments, out, state in
      var reader = LuaArgumentReader(arguments)
      try out.push(try body(value, repeat try reader.next((each Argument).self)), state)
    }
  }

  /// A method that reads its arguments itself.
  public static func method(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter],
    returns type: String? = nil, doc: String,
    arguments body: @escaping (Subject, LuaArguments) throws -> (any LuaConvertible)?
  ) -> LuaMember {
    method(name, parameters, doc, type) { value, arguments, out, state in
      if let result = try body(value, arguments) { try out.push(result, state) }
    }
  }

  /// A constant of the class: `CGRect.zero`.
  public static func constant<Value: LuaConvertible>(
    _ name: String, _ value: @escaping @autoclosure () -> Value, doc: String
  ) -> LuaMember {
    staticProperty(name, value, doc: doc)
  }

  /// An operator. The first whose operand types fit is used; a number may be an operand.
  public static func operation<Left: LuaConvertible, Right: LuaConvertible, Result: LuaConvertible>(
    _ operation: LuaOperation, _ body: @escaping (Left, Right) throws -> Result
  ) -> LuaMember {
    LuaMember { owner in
      LuaMemberInfo(
        .operation, operation.rawValue, doc: "", type: Result.luaTypeName,
        signature: LuaSignature(owner: owner, name: operation.rawValue, parameters: { [] }),
        code: LuaBinaryCode(operation, body))
    }
  }

  /// Unary minus.
  public static func negation<Result: LuaConvertible>(
    _ body: @escaping (Subject) throws -> Result
  ) -> LuaMember {
    operation(.negate) { (value: Subject, _: Subject) in try body(value) }
  }
}
