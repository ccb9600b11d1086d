extension LuaMember {
  private static func function(
    _ name: String, _ parameters: @escaping () -> [LuaParameter], _ doc: String,
    _ type: @autoclosure @escaping () -> String?,
    allowsPositional: Bool, _ body: @escaping LuaFunctionCode.Body
  ) -> LuaMember {
    LuaMember { owner in
      let signature = LuaSignature(
        owner: owner, name: name, isStatic: true,
        allowsPositional: allowsPositional, parameters: parameters)
      return LuaMemberInfo(
        .staticMethod, name, doc: doc, type: type(), signature: signature,
        code: LuaFunctionCode(signature, body))
    }
  }

  /// A static method without a result.
  public static func staticMethod<each Argument: LuaConvertible>(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter] = [],
    allowsPositional: Bool = false,
    doc: String, _ body: @escaping (repeat each Argument) throws -> Void
  ) -> LuaMember {
    let typed = { LuaSignature.typed(parameters(), repeat (each Argument).self) }
    return function(name, typed, doc, nil, allowsPositional: allowsPositional) {
      arguments, _, _ in
      var reader = LuaArgumentReader(arguments)
      try body(repeat try reader.next((each Argument).self))
    }
  }

  /// A static method with a result.
  public static func staticMethod<each Argument: LuaConvertible, Result: LuaConvertible>(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter] = [],
    allowsPositional: Bool = false,
    doc: String, _ body: @escaping (repeat each Argument) throws -> Result
  ) -> LuaMember {
    let typed = { LuaSignature.typed(parameters(), repeat (each Argument).self) }
    return function(
      name, typed, doc, Result.luaTypeName, allowsPositional: allowsPositional
    ) { arguments, out, state in
      var reader = LuaArgumentReader(arguments)
      try out.push(try body(repeat try reader.next((each Argument).self)), state)
    }
  }

  /// A static method that reads its arguments itself.
  public static func staticMethod(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter],
    returns type: String? = nil,
    allowsPositional: Bool = false, doc: String,
    arguments body: @escaping (LuaArguments) throws -> (any LuaConvertible)?
  ) -> LuaMember {
    function(name, parameters, doc, type, allowsPositional: allowsPositional) {
      arguments, out, state in
      if let result = try body(arguments) { try out.push(result, state) }
    }
  }

  /// What a call of the class runs. Labels that are no parameters are set as properties (objects)
  /// or refused (values, which also take their arguments in order).
  public static func constructor(
    _ parameters: @autoclosure @escaping () -> [LuaParameter], doc: String,
    _ body: @escaping (LuaArguments) throws -> Subject
  ) -> LuaMember {
    let isObject = Subject.self is AnyObject.Type
    return LuaMember { owner in
      let signature = LuaSignature(
        owner: owner, name: "", isStatic: true,
        allowsPositional: !isObject, allowsOtherLabels: isObject, parameters: parameters)
      return LuaMemberInfo(
        .constructor, "", doc: doc, type: owner, signature: signature,
        code: LuaConstructorCode(body))
    }
  }
}

/// A global function: `device("iPhone 15")`, `CATransform3DMakeRotation(a, 0, 0, 1)`.
public struct LuaGlobalFunction {
  /// What is known about it.
  public let info: LuaMemberInfo

  private init(
    _ name: String, _ parameters: @escaping () -> [LuaParameter],
    _ type: @autoclosure @escaping () -> String?, _ allowsPositional: Bool,
    _ doc: String, _ body: @escaping LuaFunctionCode.Body
  ) {
    let signature = LuaSignature(
      owner: "", name: name, isStatic: true,
      allowsPositional: allowsPositional, parameters: parameters)
    info = LuaMemberInfo(
      .staticMethod, name, doc: doc, type: type(), signature: signature,
      code: LuaFunctionCode(signature, body))
  }

  /// A function without a result.
  public init<each Argument: LuaConvertible>(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter] = [],
    allowsPositional: Bool = true,
    doc: String, _ body: @escaping (repeat each Argument) throws -> Void
  ) {
    let typed = { LuaSignature.typed(parameters(), repeat (each Argument).self) }
    self.init(name, typed, nil, allowsPositional, doc) { arguments, _, _ in
      var reader = LuaArgumentReader(arguments)
      try body(repeat try reader.next((each Argument).self))
    }
  }

  /// A function with a result.
  public init<each Argument: LuaConvertible, Result: LuaConvertible>(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter] = [],
    allowsPositional: Bool = true,
    doc: String, _ body: @escaping (repeat each Argument) throws -> Result
  ) {
    let typed = { LuaSignature.typed(parameters(), repeat (each Argument).self) }
    self.init(name, typed, Result.luaTypeName, allowsPositional, doc) { arguments, out, state in
      var reader = LuaArgumentReader(arguments)
      try out.push(try body(repeat try reader.next((each Argument).self)), state)
    }
  }

  /// A function that reads its arguments itself.
  public init(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter],
    returns type: String? = nil,
    allowsPositional: Bool = true, doc: String,
    arguments body: @escaping (LuaArguments) throws -> (any LuaConvertible)?
  ) {
    self.init(name, parameters, type, allowsPositional, doc) { arguments, out, state in
      if let result = try body(arguments) { try out.push(result, state) }
    }
  }
}
