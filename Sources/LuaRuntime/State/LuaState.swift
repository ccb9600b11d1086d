import CLuaBridge

/// One Lua 5.4 state. It belongs to one thread.
///
/// Declaring a class and running a script:
/// ```swift
/// final class Lamp: LuaObject {
///   var brightness = 1.0
///   func fade(to level: Double, seconds: Double) { brightness = level }
/// }
/// struct Spot: LuaInline, Equatable { var x = 0.0, y = 0.0 }
///
/// let lamp = LuaClass<Lamp>("Lamp", doc: "A light.", members: [
///   .constructor([], doc: "A lamp at full brightness.") { _ in Lamp() },
///   .property("brightness", { $0.brightness }, set: { $0.brightness = $1 }, doc: "0 to 1."),
///   .method("fade", ["to level", "seconds"], doc: "Changes the brightness.") {
///     $0.fade(to: $1, seconds: $2)
///   },
/// ])
/// let spot = LuaValueClass<Spot>("Spot", doc: "A place.", members: [
///   .constructor(["x", "y"], doc: "A place.") {
///     Spot(x: try $0.optional("x", default: 0), y: try $0.optional("y", default: 0))
///   },
///   .field("x", { $0.x }, set: { $0.x = $1 }, doc: "To the right."),
///   .field("y", { $0.y }, set: { $0.y = $1 }, doc: "Down."),
///   .operation(.add) { (a: Spot, b: Spot) in Spot(x: a.x + b.x, y: a.y + b.y) },
/// ])
/// let state = try LuaState(LuaConfiguration(timeLimit: 5))
/// try state.register([lamp, spot])
/// try state.run(source: "local l = Lamp{}; l:fade{to = 0.5, seconds = 1}", chunkName: "a.lua")
/// ```
/// Parameters are written as in Swift: `"_ view"` has no label and is positional, `"seconds"` and
/// `"to level"` are labelled and go into the trailing table; `": Type"` and `"= default"` may
/// follow where the types cannot tell (`"delay: number = 0"`).
///
/// Ownership: an exposed object has one userdata, which owns the object; script fields, closures
/// attached with `LuaReference.attach(to:)` and owned children hang on it (`adopt`, `drop`). Only
/// `root`ed objects and unattached references are held for ever.
public final class LuaState {
  /// The bridge's state.
  let raw: OpaquePointer
  /// What handles go through, so that they never touch a closed state.
  let link: LuaLink
  /// The program around the state. Not kept alive.
  public weak var host: (any LuaHost)?
  /// Registered classes by their id.
  var types: [LuaType] = []
  /// Ids by the Swift type they were declared for.
  var idsByType: [ObjectIdentifier: Int] = [:]
  /// Ids by the dynamic type of exposed objects.
  var idsByDynamicType: [ObjectIdentifier: Int] = [:]
  /// Numbers of names that were looked up.
  var names: [String: Int32] = [:]
  /// Whether the host has a failure that a built-in function must raise when it returns: one of a
  /// callback that the function led to.
  @exclusivity(unchecked) public var hasPendingFailure = false
  /// Free functions that scripts can call.
  public internal(set) var globalFunctions: [LuaMemberInfo] = []

  /// Opens a fresh state.
  public init(
    _ configuration: LuaConfiguration = LuaConfiguration(), host: (any LuaHost)? = nil
  ) throws(LuaError) {
    link = LuaLink()
    var callbacks = LuaCallbacks.table(context: Unmanaged.passUnretained(link).toOpaque())
    var options = segue_options(
      is_unsafe: configuration.isUnsafe ? 1 : 0,
      memory_limit: configuration.memoryLimit.map { max($0, 1) } ?? 0,
      time_limit: configuration.timeLimit ?? 0, random_seed: configuration.randomSeed,
      fail_after: configuration.allocationsBeforeFailure.map(Int64.init) ?? -1)
    guard let raw = segue_open(&callbacks, &options) else {
      throw LuaError(kind: .memoryLimit, message: "not enough memory")
    }
    self.raw = raw
    self.host = host
    link.open(self, raw: raw)
  }

  deinit { link.close() }

  /// Closes the state now: every exposed object is released, every handle is dead.
  public func close() {
    link.close()
    globalFunctions = []
  }

  /// Whether the state can be used.
  public var isOpen: Bool { link.raw != nil }

  /// Turns a status of the bridge into a failure.
  @inline(__always)
  func check(_ status: Int32) throws(LuaFailure) {
    if status != 0 { throw LuaFailure(lastError()) }
  }

  /// The error that the bridge kept.
  func lastError() -> LuaError {
    guard let pointer = segue_last_error(raw) else {
      return LuaError(kind: .runtime, message: "unknown error")
    }
    let error = pointer.pointee
    let bytes = UnsafeRawBufferPointer(start: error.message, count: error.message_length)
    return LuaError(
      kind: LuaError.Kind(raw: error.kind), message: String(decoding: bytes, as: UTF8.self),
      chunk: String(cString: error.chunk), line: Int(error.line),
      traceback: String(cString: error.traceback), token: error.token)
  }

  /// Does something with the stack as it is and cuts it back afterwards.
  func balanced<Result>(_ body: () throws(LuaFailure) -> Result) throws(LuaError) -> Result {
    guard isOpen else { throw LuaError(kind: .host, message: "the Lua state is closed") }
    let top = segue_top(raw)
    defer { segue_set_top(raw, top) }
    do { return try body() } catch { throw LuaError(error, in: self) }
  }
}

extension LuaError {
  /// The error of a script that a failure carries, or one with the failure's sentence.
  public init(_ failure: LuaFailure, in state: LuaState) {
    if case .script(let error) = failure.reason {
      self = error
      return
    }
    let line = state.currentLine
    let chunk = state.currentChunk ?? ""
    let prefix = line > 0 ? "\(chunk):\(line): " : ""
    self.init(kind: .host, message: prefix + failure.message, chunk: chunk, line: line)
  }
}

extension LuaError.Kind {
  init(raw: Int32) {
    self =
      switch Int(raw) {
      case SEGUE_ERROR_SYNTAX: .syntax
      case SEGUE_ERROR_TIME: .timeLimit
      case SEGUE_ERROR_MEMORY: .memoryLimit
      case SEGUE_ERROR_INTERRUPT: .interrupted
      case SEGUE_ERROR_HOST: .host
      default: .runtime
      }
  }
}
