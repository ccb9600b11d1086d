/// Reads arguments one after the other for a parameter pack.
struct LuaArgumentReader {
  let arguments: LuaArguments
  private var index = 0

  init(_ arguments: LuaArguments) { self.arguments = arguments }

  mutating func next<Value: LuaConvertible>(_ type: Value.Type) throws -> Value {
    defer { index += 1 }
    return try arguments.value(at: index, as: type)
  }
}

extension LuaSignature {
  /// Completes declared parameters by what their Swift types tell.
  static func typed<each Argument: LuaConvertible>(
    _ parameters: [LuaParameter], _ types: repeat (each Argument).Type
  ) -> [LuaParameter] {
    var result = parameters
    var index = 0
    for type in repeat each types {
      guard index < result.count else {
        preconditionFailure("A method takes more arguments than it declares parameters.")
      }
      if result[index].type == nil {
        let name = type.luaTypeName
        result[index].type = name.hasSuffix(" or nil") ? String(name.dropLast(7)) : name
      }
      if type.luaAcceptsNil { result[index].isOptional = true }
      if type.luaAcceptsTable { result[index].acceptsTable = true }
      index += 1
    }
    return result
  }
}

extension LuaMember where Subject: AnyObject {
  private static func method(
    _ name: String, _ parameters: @escaping () -> [LuaParameter], _ doc: String,
    _ type: @autoclosure @escaping () -> String?,
    isOverridable: Bool = false, _ body: @escaping LuaMethodCode<Subject>.Body
  ) -> LuaMember {
    LuaMember { owner in
      let signature = LuaSignature(
        owner: owner, name: name, allowsOrder: isOverridable, parameters: parameters)
      return LuaMemberInfo(
        .method, name, doc: doc, type: type(), signature: signature, isOverridable: isOverridable,
        code: LuaMethodCode(signature, body))
    }
  }

  /// A method without a result; its parameters are read by their Swift types.
  public static func method<each Argument: LuaConvertible>(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter] = [], doc: String,
    _ body: @escaping (Subject, repeat each Argument) throws -> Void
  ) -> LuaMember {
    let typed = { LuaSignature.typed(parameters(), repeat (each Argument).self) }
    return method(name, typed, doc, nil) { object, arguments, _, _ in
      var reader = LuaArgumentReader(arguments)
      try body(object, repeat try reader.next((each Argument).self))
    }
  }

  /// A method with a result; its parameters are read by their Swift types.
  public static func method<each Argument: LuaConvertible, Result: LuaConvertible>(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter] = [], doc: String,
    _ body: @escaping (Subject, repeat each Argument) throws -> Result
  ) -> LuaMember {
    let typed = { LuaSignature.typed(parameters(), repeat (each Argument).self) }
    return method(name, typed, doc, Result.luaTypeName) { object, arguments, out, state in
      var reader = LuaArgumentReader(arguments)
      try out.push(try body(object, repeat try reader.next((each Argument).self)), state)
    }
  }

  /// A Swift method as it is: `.method("fade", ["to level", "seconds"], doc: "...", Lamp.fade)`.
  public static func method<each Argument: LuaConvertible>(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter] = [], doc: String,
    _ body: @escaping (Subject) -> (repeat each Argument) -> Void
  ) -> LuaMember {
    let typed = { LuaSignature.typed(parameters(), repeat (each Argument).self) }
    return method(name, typed, doc, nil) { object, arguments, _, _ in
      var reader = LuaArgumentReader(arguments)
      body(object)(repeat try reader.next((each Argument).self))
    }
  }

  /// A Swift method with a result as it is.
  public static func method<each Argument: LuaConvertible, Result: LuaConvertible>(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter] = [], doc: String,
    _ body: @escaping (Subject) -> (repeat each Argument) -> Result
  ) -> LuaMember {
    let typed = { LuaSignature.typed(parameters(), repeat (each Argument).self) }
    return method(name, typed, doc, Result.luaTypeName) { object, arguments, out, state in
      var reader = LuaArgumentReader(arguments)
      try out.push(body(object)(repeat try reader.next((each Argument).self)), state)
    }
  }

  /// A method that reads its arguments itself: several Swift methods under one name, tables,
  /// defaults. `returns` names the result's type for the documentation.
  public static func method(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter],
    returns type: String? = nil, doc: String,
    arguments body: @escaping (Subject, LuaArguments) throws -> (any LuaConvertible)?
  ) -> LuaMember {
    method(name, parameters, doc, type) { object, arguments, out, state in
      if let result = try body(object, arguments) { try out.push(result, state) }
    }
  }

  /// A method that a script class may override. `base` is what UIKit's own class does; a script
  /// calls it as `Card.super.viewDidLoad(self)`.
  public static func overridable<each Argument: LuaConvertible>(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter] = [], doc: String,
    base body: @escaping (Subject, repeat each Argument) throws -> Void
  ) -> LuaMember {
    let typed = { LuaSignature.typed(parameters(), repeat (each Argument).self) }
    return method(name, typed, doc, nil, isOverridable: true) { object, arguments, _, _ in
      var reader = LuaArgumentReader(arguments)
      try body(object, repeat try reader.next((each Argument).self))
    }
  }

  /// An overridable method with a result.
  public static func overridable<each Argument: LuaConvertible, Result: LuaConvertible>(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter] = [], doc: String,
    base body: @escaping (Subject, repeat each Argument) throws -> Result
  ) -> LuaMember {
    let typed = { LuaSignature.typed(parameters(), repeat (each Argument).self) }
    return method(name, typed, doc, Result.luaTypeName, isOverridable: true) {
      object, arguments, out, state in
      var reader = LuaArgumentReader(arguments)
      try out.push(try body(object, repeat try reader.next((each Argument).self)), state)
    }
  }
}
