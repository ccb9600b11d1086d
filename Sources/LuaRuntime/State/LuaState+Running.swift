import CLuaBridge

/// What a line of a REPL gave.
public enum LuaEvaluation {
  /// The values of the expression or the chunk.
  case values([LuaValue])
  /// The text breaks off: more lines are wanted.
  case incomplete
}

extension LuaState {
  /// The release of Lua that runs: "Lua 5.4.4".
  public static var release: String { String(cString: segue_lua_version()) }

  /// Runs a chunk. `chunkName` is what messages show: `foo.lua` gives `foo.lua:22: ...`.
  public func run(
    source: String, chunkName: String, arguments: [String] = []
  ) throws(LuaError) {
    try run(bytes: Array(source.utf8), chunkName: chunkName, arguments: arguments)
  }

  /// Runs a chunk byte by byte as it is: Lua's texts need not be UTF-8.
  public func run(
    bytes: [UInt8], chunkName: String, arguments: [String] = []
  ) throws(LuaError) {
    try balanced { () throws(LuaFailure) in
      try check(
        bytes.withUnsafeBytes { bytes in
          chunkName.withCString {
            segue_load(raw, bytes.assumingMemoryBound(to: CChar.self).baseAddress, bytes.count, $0)
          }
        })
      for argument in arguments { try argument.push(onto: self) }
      var results: Int32 = 0
      try check(segue_call(raw, Int32(arguments.count), &results))
    }
  }

  /// Evaluates a line as a REPL does: first as an expression, then as a chunk.
  public func evaluate(_ line: String, chunkName: String) throws(LuaError) -> LuaEvaluation {
    try balanced { () throws(LuaFailure) -> LuaEvaluation in
      if !compiles("return " + line, chunkName: chunkName) {
        do throws(LuaFailure) {
          try load(line, chunkName: chunkName)
        } catch {
          guard case .script(let found) = error.reason, found.isIncomplete else { throw error }
          return .incomplete
        }
      }
      let base = segue_top(raw)
      var results: Int32 = 0
      try check(segue_call(raw, 0, &results))
      var values: [LuaValue] = []
      for index in 0..<results { values.append(try LuaValue.read(slot(base + index))) }
      return .values(values)
    }
  }

  /// Whether the text is a complete chunk.
  public func isComplete(_ source: String) -> Bool {
    guard isOpen else { return true }
    let top = segue_top(raw)
    defer { segue_set_top(raw, top) }
    if compiles("return " + source, chunkName: "input") { return true }
    do { try load(source, chunkName: "input") } catch {
      if case .script(let found) = error.reason { return !found.isIncomplete }
    }
    return true
  }

  /// Whether the text compiles; then its function is on the stack.
  private func compiles(_ source: String, chunkName: String) -> Bool {
    do { try load(source, chunkName: chunkName) } catch { return false }
    return true
  }

  func load(_ source: String, chunkName: String) throws(LuaFailure) {
    try check(
      source.withUTF8Pointer { bytes, length in
        chunkName.withCString { segue_load(raw, bytes, length, $0) }
      })
  }

  /// The value at a place of the stack.
  func slot(_ index: Int32) -> LuaSlot {
    var value = segue_value()
    segue_read(raw, index, &value)
    return LuaSlot(value, self)
  }

  /// Calls the function below the arguments and reads its first result.
  func finishCall<Result: LuaConvertible>(
    arguments: Int32, as type: Result.Type, name: @autoclosure () -> String
  ) throws(LuaFailure) -> Result {
    let base = segue_top(raw) - arguments
    var results: Int32 = 0
    try check(segue_call(raw, arguments, &results))
    let first = results > 0 ? slot(base) : LuaSlot(segue_value(), self)
    do { return try Result.read(first) } catch {
      throw error.placed("bad result of '\(name())'")
    }
  }

  /// Calls the function below the arguments and drops its results.
  func finishCall(arguments: Int32) throws(LuaFailure) {
    let base = segue_top(raw) - arguments
    var results: Int32 = 0
    try check(segue_call(raw, arguments, &results))
    segue_set_top(raw, base - 1)
  }

  /// The line of the script that is running, 0 if none is. Frames of the host are skipped.
  public var currentLine: Int { isOpen ? Int(segue_current_line(raw)) : 0 }

  /// The chunk of the script that is running.
  public var currentChunk: String? {
    guard isOpen, let name = segue_current_chunk(raw) else { return nil }
    return String(cString: name)
  }

  /// Sets a global variable.
  public func setGlobal(_ name: String, to value: some LuaConvertible) throws(LuaError) {
    try balanced { () throws(LuaFailure) in
      try value.push(onto: self)
      try check(name.withCString { segue_set_global(raw, $0) })
    }
  }

  /// A global variable.
  public func global(_ name: String) throws(LuaError) -> LuaValue {
    try balanced { () throws(LuaFailure) in
      var value = segue_value()
      try check(name.withCString { segue_get_global(raw, $0, &value) })
      return try LuaValue.read(LuaSlot(value, self))
    }
  }

  /// The table of global variables.
  public func globals() throws(LuaError) -> LuaTable {
    try balanced { () throws(LuaFailure) in
      try check(segue_push_globals(raw))
      return try LuaTable.read(slot(-1))
    }
  }
}
