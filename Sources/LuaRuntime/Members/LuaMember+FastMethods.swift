extension LuaMember where Subject: AnyObject {
  private static func fast(
    _ name: String, _ parameters: @escaping () -> [LuaParameter], _ doc: String,
    _ body: @escaping LuaMethodCode<Subject>.Body,
    _ code: @escaping (LuaMethodCode<Subject>) -> LuaCode
  ) -> LuaMember {
    LuaMember { owner in
      let signature = LuaSignature(owner: owner, name: name, parameters: parameters)
      return LuaMemberInfo(
        .method, name, doc: doc, type: nil, signature: signature,
        code: code(LuaMethodCode(signature, body)))
    }
  }

  /// A method without arguments and result, on the fast path.
  public static func method(
    _ name: String, doc: String, _ body: @escaping (Subject) throws -> Void
  ) -> LuaMember {
    fast(name, { [] }, doc, { object, _, _, _ in try body(object) }, { LuaPlainCode($0, body) })
  }

  /// A method of two positional numbers, on the fast path.
  public static func method(
    _ name: String, _ parameters: @autoclosure @escaping () -> [LuaParameter], doc: String,
    _ body: @escaping (Subject, Double, Double) throws -> Void
  ) -> LuaMember {
    let typed = LuaSignature.typed(parameters(), Double.self, Double.self)
    guard typed.allSatisfy(\.isPositional) else {
      return fast(
        name, { typed }, doc, { object, arguments, _, _ in try two(object, arguments, body) },
        { $0 })
    }
    return fast(
      name, { typed }, doc, { object, arguments, _, _ in try two(object, arguments, body) },
      { LuaTwoNumbersCode($0, body) })
  }

  private static func two(
    _ object: Subject, _ arguments: LuaArguments,
    _ body: (Subject, Double, Double) throws -> Void
  ) throws {
    try body(
      object, try arguments.value(at: 0, as: Double.self),
      try arguments.value(at: 1, as: Double.self))
  }
}
