import CLuaBridge

extension LuaState {
  /// Makes the classes known to scripts, parents first. Their declarations are not checked here:
  /// `LuaType.validate` is for tests.
  public func register(_ types: [LuaType]) throws(LuaError) {
    for type in types { try register(type) }
  }

  /// Makes a class known to scripts, and its parent before it.
  public func register(_ type: LuaType) throws(LuaError) {
    if self.types.contains(where: { $0 === type }) { return }
    if let parent = type.parent { try register(parent) }
    try balanced { () throws(LuaFailure) in try define(type) }
  }

  private func define(_ type: LuaType) throws(LuaFailure) {
    let parent = type.parent.flatMap { parent in types.firstIndex { $0 === parent } } ?? -1
    let id = type.name.withCString {
      segue_define_class(raw, $0, Int32(parent), Int32(type.flags), type.valueSize)
    }
    if id < 0 { throw LuaFailure(LuaError(kind: .memoryLimit, message: "not enough memory")) }
    types.append(type)
    try check(segue_seal_class(raw, id))
    idsByType[type.swiftType] = Int(id)
    idsByDynamicType.removeAll()
  }

  /// Makes the members of a class known, at its first use.
  func fill(_ id: Int) throws(LuaFailure) {
    for member in types[id].members where !member.isConstructor && member.kind != .operation {
      let code = Unmanaged.passUnretained(member.code).toOpaque()
      try check(
        member.name.withCString {
          segue_define_member(raw, Int32(id), $0, Int32(member.flags), code)
        })
    }
  }

  /// The registered classes in the order of registration.
  public var registeredTypes: [LuaType] { types }

  /// The registered class of that name.
  public func type(named name: String) -> LuaType? { types.first { $0.name == name } }

  /// The class object of a registered class.
  public func luaClass(of type: LuaType) throws(LuaError) -> LuaScriptClass? {
    guard let id = types.firstIndex(where: { $0 === type }) else { return nil }
    return try balanced { () throws(LuaFailure) in
      try check(segue_push_class(raw, Int32(id)))
      return try LuaScriptClass.read(slot(-1))
    }
  }

  /// Frees the names of script classes, for a new scenario in the same state.
  public func forgetScriptClasses() {
    if isOpen { segue_forget_classes(raw) }
  }

  /// Makes a global function known to scripts.
  public func register(_ function: LuaGlobalFunction) throws(LuaError) {
    try balanced { () throws(LuaFailure) in
      globalFunctions.append(function.info)
      let code = Unmanaged.passUnretained(function.info.code).toOpaque()
      let name = function.info.name
      try check(name.withCString { segue_push_function(raw, $0, code) })
      try check(name.withCString { segue_set_global(raw, $0) })
    }
  }

  /// Makes an instance of a class for a script.
  func construct(
    id: Int, selfIndex: Int32, values: LuaCallValues, result: LuaResult
  ) throws {
    let type = types[id]
    guard let constructor = type.constructor else {
      if type.parent?.constructor != nil || !type.isSubclassable || selfIndex == 0 {
        throw LuaFailure("\(type.name) cannot be made by a script")
      }
      throw LuaFailure("\(type.name) has no constructor")
    }
    var arguments = try LuaArguments(values, constructor.signature, self)
    if selfIndex > 0, segue_push_class_of(raw, selfIndex) != 0 {
      arguments.scriptClass = try LuaScriptClass.read(slot(-1))
    }
    try type.construct(arguments, selfIndex: selfIndex)
    result.setOnStack(1)
  }

  /// Does what exposing an object brings, for one that was bound to a script instance.
  func linkOwners(of object: AnyObject) throws(LuaFailure) {
    host?.luaDidExpose(object)
    let top = segue_top(raw)
    for owner in host?.luaOwners(of: object) ?? [] {
      try push(object: owner)
      segue_set_top(raw, top)
      try check(segue_add_edge(raw, address(owner), address(object)))
    }
  }

  /// Runs an operator of a value class.
  func arithmetic(
    _ operation: Int32, _ left: LuaSlot, _ right: LuaSlot, _ out: LuaResult
  ) throws {
    var tried: Set<Int32> = []
    for slot in [left, right] where slot.kind == .value && tried.insert(slot.raw.class_id).inserted
    {
      for code in types[Int(slot.raw.class_id)].operationCodes where code.operation == operation {
        if try code.run(left, right, out, self) { return }
      }
    }
    let symbol = LuaOperation(raw: operation)
    throw LuaFailure(
      "no \(symbol?.text ?? "operator") for \(left.typeName) and \(right.typeName)")
  }
}

extension LuaMemberInfo {
  /// Flags for the bridge.
  var flags: Int {
    var flags = 0
    if isFunction { flags |= SEGUE_METHOD }
    if isStatic { flags |= SEGUE_STATIC }
    if isWritable { flags |= SEGUE_WRITABLE }
    if isOverridable { flags |= SEGUE_OVERRIDABLE }
    return flags
  }
}
