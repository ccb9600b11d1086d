import CLuaBridge

/// Swift's half of the bridge: plain C functions that find the state and the code to run.
enum LuaCallbacks {
  static func table(context: UnsafeMutableRawPointer) -> segue_callbacks {
    segue_callbacks(
      context: context, get: getMember, set: setMember, call: callMember,
      construct: construct, fill: fillClass, unknown: unknownField, noticed: noticeField,
      stored: storeField,
      describe: describe,
      retain: retainObject, release: releaseObject, destroy: destroyValue, equal: compareValues,
      arithmetic: arithmetic, print: printText, module: loadModule, now: currentTime)
  }
}

/// Runs Swift code for Lua: errors become a status.
@inline(__always)
private func guarded(
  _ context: UnsafeMutableRawPointer?, _ body: (LuaState) throws -> Void
) -> Int32 {
  guard let context else { preconditionFailure("The bridge lost its context.") }
  return Unmanaged<LuaLink>.fromOpaque(context)._withUnsafeGuaranteedRef { link in
    link.openState._withUnsafeGuaranteedRef { state in
      do {
        try body(state)
        if state.hasPendingFailure, let failure = state.host?.luaTakeFailure() { throw failure }
        return Int32(SEGUE_OK)
      } catch {
        return state.report(error)
      }
    }
  }
}

@inline(__always)
private func withCode<Result>(
  _ code: UnsafeRawPointer?, _ body: (LuaCode) throws -> Result
) rethrows -> Result {
  guard let code else { preconditionFailure("A member without code.") }
  return try Unmanaged<LuaCode>.fromOpaque(code)._withUnsafeGuaranteedRef(body)
}

private func getMember(
  context: UnsafeMutableRawPointer?, code: UnsafeRawPointer?, object: UnsafeMutableRawPointer?,
  out: UnsafeMutablePointer<segue_value>?
) -> Int32 {
  guarded(context) { state in
    guard let out else { return }
    try withCode(code) { try $0.get(object, LuaResult(out), state) }
  }
}

private func setMember(
  context: UnsafeMutableRawPointer?, code: UnsafeRawPointer?, object: UnsafeMutableRawPointer?,
  value: UnsafePointer<segue_value>?
) -> Int32 {
  guarded(context) { state in
    guard let value else { return }
    try withCode(code) { code in
      do {
        try code.set(object, value, state)
      } catch let failure as LuaFailure {
        throw failure.placed("bad value for '\(code.name)'")
      }
    }
  }
}

private func callMember(
  context: UnsafeMutableRawPointer?, code: UnsafeRawPointer?, object: UnsafeMutableRawPointer?,
  arguments: UnsafePointer<segue_value>?, count: Int32, out: UnsafeMutablePointer<segue_value>?
) -> Int32 {
  guarded(context) { state in
    guard let out, let arguments else { return }
    try withCode(code) {
      try $0.call(object, LuaCallValues(arguments, Int(count)), LuaResult(out), state)
    }
  }
}

private func construct(
  context: UnsafeMutableRawPointer?, id: Int32, selfIndex: Int32,
  arguments: UnsafePointer<segue_value>?, count: Int32, out: UnsafeMutablePointer<segue_value>?
) -> Int32 {
  guarded(context) { state in
    guard let out, let arguments else { return }
    try state.construct(
      id: Int(id), selfIndex: selfIndex, values: LuaCallValues(arguments, Int(count)),
      result: LuaResult(out))
  }
}

private func unknownField(
  context: UnsafeMutableRawPointer?, id: Int32, key: UnsafePointer<segue_value>?,
  isStatic: Int32, isWriting: Int32
) -> Int32 {
  guarded(context) { state in
    guard let key else { return }
    throw state.unknownField(
      LuaSlot(key.pointee, state), of: state.types[Int(id)], isStatic: isStatic != 0,
      isWriting: isWriting != 0)
  }
}

private func noticeField(
  context: UnsafeMutableRawPointer?, id: Int32, classIndex: Int32,
  key: UnsafePointer<segue_value>?, isWriting: Int32
) {
  _ = guarded(context) { state in
    guard let key, let field = LuaSlot(key.pointee, state).string else { return }
    state.notice(
      field, builtin: state.types[Int(id)], classIndex: classIndex, isWriting: isWriting != 0)
  }
}

private func fillClass(context: UnsafeMutableRawPointer?, id: Int32) -> Int32 {
  guarded(context) { state in try state.fill(Int(id)) }
}

private func storeField(
  context: UnsafeMutableRawPointer?, owner: UnsafeMutableRawPointer?,
  key: UnsafePointer<segue_value>?, object: UnsafeMutableRawPointer?
) {
  _ = guarded(context) { state in
    guard let owner, let key, let object, let field = LuaSlot(key.pointee, state).string else {
      return
    }
    state.host?.luaDidStore(
      Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue(), inField: field,
      of: Unmanaged<AnyObject>.fromOpaque(owner).takeUnretainedValue())
  }
}

private func describe(
  context: UnsafeMutableRawPointer?, value: UnsafePointer<segue_value>?
) -> Int32 {
  guarded(context) { state in
    guard let value else { return }
    state.setMessage(try state.describe(LuaSlot(value.pointee, state)))
  }
}

private func retainObject(context: UnsafeMutableRawPointer?, object: UnsafeMutableRawPointer?) {
  if let object { _ = Unmanaged<AnyObject>.fromOpaque(object).retain() }
}

private func releaseObject(context: UnsafeMutableRawPointer?, object: UnsafeMutableRawPointer?) {
  guard let object else { return }
  let unmanaged = Unmanaged<AnyObject>.fromOpaque(object)
  _ = guarded(context) { state in
    guard state.isOpen, segue_is_exposed(state.raw, object) == 0 else { return }
    state.host?.luaDidForget(unmanaged.takeUnretainedValue())
  }
  unmanaged.release()
}

private func destroyValue(
  context: UnsafeMutableRawPointer?, id: Int32, payload: UnsafeMutableRawPointer?
) {
  _ = guarded(context) { state in
    if let payload { state.types[Int(id)].destroyValue(payload) }
  }
}

private func compareValues(
  context: UnsafeMutableRawPointer?, id: Int32, left: UnsafeRawPointer?,
  right: UnsafeRawPointer?
) -> Int32 {
  var isEqual = false
  _ = guarded(context) { state in
    if let left, let right { isEqual = state.types[Int(id)].valuesAreEqual(left, right) }
  }
  return isEqual ? 1 : 0
}

private func arithmetic(
  context: UnsafeMutableRawPointer?, operation: Int32, left: UnsafePointer<segue_value>?,
  right: UnsafePointer<segue_value>?, out: UnsafeMutablePointer<segue_value>?
) -> Int32 {
  guarded(context) { state in
    guard let left, let right, let out else { return }
    try state.arithmetic(
      operation, LuaSlot(left.pointee, state), LuaSlot(right.pointee, state), LuaResult(out))
  }
}

private func printText(
  context: UnsafeMutableRawPointer?, text: UnsafePointer<CChar>?, length: Int
) {
  _ = guarded(context) { state in
    let bytes = UnsafeRawBufferPointer(start: text, count: length)
    state.host?.luaDidPrint(String(decoding: bytes, as: UTF8.self))
  }
}

private func loadModule(
  context: UnsafeMutableRawPointer?, name: UnsafePointer<CChar>?, length: Int,
  out: UnsafeMutablePointer<segue_value>?
) -> Int32 {
  guarded(context) { state in
    let bytes = UnsafeRawBufferPointer(start: name, count: length)
    let name = String(decoding: bytes, as: UTF8.self)
    guard let host = state.host, let out else { throw LuaFailure("module '\(name)' not found") }
    let module = try host.luaSource(ofModule: name)
    try module.source.push(onto: state)
    try module.chunkName.push(onto: state)
    LuaResult(out).setOnStack(2)
  }
}

private func currentTime(context: UnsafeMutableRawPointer?) -> Double {
  var now = 0.0
  _ = guarded(context) { state in now = state.host?.luaNow ?? 0 }
  return now
}
