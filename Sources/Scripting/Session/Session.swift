import Layers
import LuaRuntime
import Motion
import Timeline
import Views

/// A world with a Lua state in it: runs scenario files and REPL lines.
public final class Session {
  let state: LuaState
  let host: SessionHost
  /// Whether a file broke off: then rules would find only what did not come to its end.
  private var hasFailed = false

  /// Opens a session.
  /// - Throws: A sentence, if the device is unknown or memory is short.
  public init(
    _ options: SessionOptions, print: @escaping (String) -> Void,
    load: @escaping (String) -> (source: String, name: String)?
  ) throws(SessionError) {
    let screen: Screen
    do {
      screen = try options.device.map { try DeviceSetting.screen(named: $0) } ?? Self.screen
    } catch { throw SessionError((error as? LuaFailure)?.message ?? "\(error)") }
    let world = World(screen: screen, fps: options.fps)
    let configuration = LuaConfiguration(
      isUnsafe: options.isUnsafe, timeLimit: options.timeLimit,
      memoryLimit: options.memoryLimit.map { $0 << 20 })
    do {
      state = try LuaState(configuration)
      host = SessionHost(state: state, world: world, output: print, load: load)
      host.isUnsafe = options.isUnsafe
      host.stage.printing = options.printing
      host.limits.memory = configuration.memoryLimit
      host.limits.output = options.outputLimit.map { $0 << 20 }
      state.host = host
      try state.register(Catalogue().types)
      host.functions = StageFunctions.groups(host) + [HelpFunction.group(host)]
      for function in host.functions.flatMap(\.functions) { try state.register(function) }
      try state.setGlobal("CATransform3DIdentity", to: CATransform3D.identity)
      try state.setGlobal("CGAffineTransformIdentity", to: CGAffineTransform.identity)
      try state.setGlobal("DispatchQueue", to: DispatchQueueTable.make(host))
      try host.begin()
    } catch { throw SessionError((error as? LuaError)?.message ?? "\(error)") }
  }

  deinit {
    host.world.tearDown()
    state.close()
    host.letGo()
  }

  private static let screen = Screen(
    size: CGSize(width: 390, height: 844), scale: 3,
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// What happened so far, with what the rules find in it.
  public var timeline: Timeline {
    hasFailed ? host.world.timeline : host.world.timeline.examined
  }

  /// Runs a whole file: its turn, and what it has started, all under one time limit.
  public func run(source: String, name: String, arguments: [String] = []) -> Outcome {
    run(bytes: Array(source.utf8), name: name, arguments: arguments)
  }

  /// Runs a whole file byte by byte as it is: Lua's texts need not be UTF-8.
  public func run(bytes: [UInt8], name: String, arguments: [String] = []) -> Outcome {
    host.world.bind {
      host.world.openTurn()
      do {
        try state.budgeted { () throws in
          try state.run(bytes: bytes, chunkName: name, arguments: arguments)
          try host.finish()
        }
      } catch {
        hasFailed = true
        return outcome(of: error, in: name)
      }
      return .finished
    }
  }

  /// Runs a REPL line as a turn of its own; an expression's values are told, and the first is `_`
  /// afterwards.
  public func evaluate(_ line: String) -> Evaluation {
    host.world.bind { state.budgeted { evaluation(of: line) } }
  }

  private func evaluation(of line: String) -> Evaluation {
    host.world.openTurn()
    do {
      guard case .values(let values) = try state.evaluate(line, chunkName: "input") else {
        return .incomplete
      }
      host.world.endTurn()
      if let failure = host.luaTakeFailure() { throw LuaError(failure, in: state) }
      guard let first = values.first else { return .values(nil) }
      try state.setGlobal("_", to: first)
      let inspection = Inspection(state: state)
      return .values(try values.map { try inspection.text($0) }.joined(separator: "  "))
    } catch {
      host.world.endTurn()
      switch outcome(of: error) {
      case .interrupted: return .interrupted
      case .failed(let text): return .failed(message(text, of: line))
      case .finished: return .values(nil)
      }
    }
  }

  /// What the engine noticed since the last question; what a rule finds is no part of it.
  public func takeFindings() -> [Finding] {
    let findings = host.world.timeline.findings
    let told = findings.count < host.stage.toldFindings ? 0 : host.stage.toldFindings
    host.stage.toldFindings = findings.count
    return Array(findings[told...])
  }

  /// What could stand in place of the word that ends at byte `offset`: whole words with their path.
  public func completions(for chunk: String, at offset: Int) -> [String] {
    host.world.bind {
      Completion(reference: host.reference, state: state).candidates(for: chunk, at: offset)
    }
  }

  /// The reference for a terminal: of a name, or the list of all names.
  /// - Throws: A sentence, if nothing has that name.
  public func reference(of name: String?) throws(SessionError) -> String {
    guard let name else { return host.reference.index.text }
    do { return try host.reference.page(named: name).text } catch {
      throw SessionError((error as? LuaFailure)?.message ?? "\(error)")
    }
  }

  /// The whole reference in Markdown.
  public var referenceInMarkdown: String { host.reference.markdown }

  /// The release of Lua that scripts run in: "Lua 5.4.4".
  public static var luaRelease: String { LuaState.release }

  /// Asks whatever runs to stop; async-signal-safe.
  public static func requestInterrupt() { LuaState.requestInterruptOfAll() }
}
