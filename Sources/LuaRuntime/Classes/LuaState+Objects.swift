import CLuaBridge

extension LuaState {
  /// The address by which Lua knows an object.
  @inline(__always)
  func address(_ object: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(object).toOpaque()
  }

  /// Pushes the object's userdata (or the table it stands for), made now if there is none. Then
  /// its owners are exposed too, so that what scripts hang on it lives as long as they do.
  public func push(object: AnyObject) throws(LuaFailure) {
    if segue_push_known(raw, address(object)) != 0 { return }
    let top = segue_top(raw)
    guard let id = classID(of: object) else {
      throw LuaFailure("\(Swift.type(of: object)) is not a registered class")
    }
    var script: Int32 = 0
    if let scriptClass = host?.luaScriptClass(of: object) {
      try scriptClass.pushValue(onto: self)
      script = segue_top(raw)
    }
    let status = segue_push_object(raw, address(object), Int32(id), script)
    if status < 0 { throw LuaFailure(lastError()) }
    let place = segue_top(raw)
    host?.luaDidExpose(object)
    for owner in host?.luaOwners(of: object) ?? [] {
      try push(object: owner)
      segue_set_top(raw, place)
      try check(segue_add_edge(raw, address(owner), address(object)))
    }
    if place > top + 1 {
      try check(segue_push_copy(raw, place))
      segue_move_top(raw, top + 1)
    }
  }

  /// The registered class nearest to the object's own.
  func classID(of object: AnyObject) -> Int? {
    let key = ObjectIdentifier(Swift.type(of: object))
    if let id = idsByDynamicType[key] { return id }
    var best: Int?
    for (id, type) in types.enumerated() where type.accepts(object) {
      if let found = best, types[found].depth >= type.depth { continue }
      best = id
    }
    if let best { idsByDynamicType[key] = best }
    return best
  }

  /// The registered class nearest to the object's own.
  public func type(of object: AnyObject) -> LuaType? { classID(of: object).map { types[$0] } }

  /// The Lua name of a Swift type.
  func typeName(of type: Any.Type) -> String {
    idsByType[ObjectIdentifier(type)].map { types[$0].name } ?? "\(type)"
  }

  /// The class of an exposed object: a script's, or the built-in one.
  public func luaClass(of object: AnyObject) throws(LuaError) -> LuaScriptClass? {
    try balanced { () throws(LuaFailure) in
      guard segue_push_known(raw, address(object)) != 0 else { return nil }
      guard segue_push_class_of(raw, -1) != 0 else { return nil }
      return try LuaScriptClass.read(slot(-1))
    }
  }

  /// Whether the object has a Lua side.
  public func isExposed(_ object: AnyObject) -> Bool {
    isOpen && segue_is_exposed(raw, address(object)) != 0
  }

  /// Tells that `owner` now holds `child` strongly. Call it after the change.
  public func adopt(owner: AnyObject, child: AnyObject) throws(LuaError) {
    guard isExposed(child) else { return }
    try balanced { () throws(LuaFailure) in
      try push(object: child)
      try push(object: owner)
      try check(segue_add_edge(raw, address(owner), address(child)))
    }
  }

  /// Tells that `owner` no longer holds `child`. Call it after the change: the host is asked
  /// whether it still does in another way.
  public func drop(owner: AnyObject, child: AnyObject) {
    guard isExposed(child), isExposed(owner) else { return }
    if let owners = host?.luaOwners(of: child), owners.contains(where: { $0 === owner }) { return }
    segue_remove_edge(raw, address(owner), address(child))
  }

  /// Exposes an object and keeps it until `unroot`.
  public func root(_ object: AnyObject) throws(LuaError) {
    try balanced { () throws(LuaFailure) in
      try push(object: object)
      try check(segue_add_root(raw, address(object)))
    }
  }

  /// Ends what `root` began.
  public func unroot(_ object: AnyObject) {
    if isOpen { segue_remove_root(raw, address(object)) }
  }

  /// The companion of a table that Swift holds already.
  public func companion<Companion: AnyObject>(
    of table: LuaTable, as type: Companion.Type, make: () throws(LuaFailure) -> Companion
  ) throws(LuaError) -> Companion {
    try balanced { () throws(LuaFailure) in
      try table.pushValue(onto: self)
      return try companion(of: slot(-1), as: type, make: make)
    }
  }

  /// The Swift object of that type that stands for an exposed object.
  public func companion<Companion: AnyObject>(
    ofObject object: AnyObject, as type: Companion.Type,
    make: () throws(LuaFailure) -> Companion
  ) throws(LuaError) -> Companion {
    try balanced { () throws(LuaFailure) in
      try push(object: object)
      return try companion(of: slot(-1), as: type, make: make)
    }
  }

  /// The Swift object of that type that stands for a table (or an object) of Lua: made once,
  /// released when the table is collected, pushed as the table itself. For delegates: keep it
  /// weakly and it becomes nil together with the table.
  public func companion<Companion: AnyObject>(
    of slot: LuaSlot, as type: Companion.Type, make: () throws(LuaFailure) -> Companion
  ) throws(LuaFailure) -> Companion {
    let kind = unsafeBitCast(ObjectIdentifier(type), to: UnsafeRawPointer.self)
    if let found = segue_companion(raw, slot.raw.index, kind) {
      return unsafeDowncast(
        Unmanaged<AnyObject>.fromOpaque(found).takeUnretainedValue(), to: type)
    }
    let companion = try make()
    try check(segue_add_companion(raw, slot.raw.index, kind, address(companion)))
    return companion
  }
}
