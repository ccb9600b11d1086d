import Layers
import LuaRuntime
import Motion
import Timeline
import Views

/// A world with a Lua state in it: runs scenario files and REPL lines.
public final class Session {
  let state: LuaState
  let host: SessionHost

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
      host.stage.printing = options.printing
      state.host = host
      try state.register(Catalogue().types)
      for function in StageFunctions.all(host) { try state.register(function) }
      try state.setGlobal("DispatchQueue", to: DispatchQueueTable.make(host))
      try host.begin()
    } catch { throw SessionError((error as? LuaError)?.message ?? "\(error)") }
  }

  deinit {
    host.world.tearDown()
    state.close()
  }

  private static let screen = Screen(
    size: CGSize(width: 390, height: 844), scale: 3,
    safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

  /// What happened so far, with what the rules find in it.
  public var timeline: Timeline { host.world.timeline.examined }

  /// Runs a whole file: its turn, and what it has started.
  public func run(source: String, name: String, arguments: [String] = []) -> Outcome {
    host.world.bind {
      host.world.openTurn()
      do {
        try state.run(source: source, chunkName: name, arguments: arguments)
        try host.finish()
      } catch { return outcome(of: error) }
      return .finished
    }
  }

  /// Runs a REPL line as a turn of its own; an expression's values are told.
  public func evaluate(_ line: String) -> Evaluation {
    host.world.bind {
      host.world.openTurn()
      do {
        switch try state.evaluate(line, chunkName: "input") {
        case .incomplete: return .incomplete
        case .values(let values):
          host.world.endTurn()
          if let failure = host.luaTakeFailure() { return .failed(failure.message) }
          let comparison = Comparison(accuracy: 0, state: state)
          let texts = try values.map { try comparison.text($0) }
          return .values(texts.isEmpty ? nil : texts.joined(separator: "  "))
        }
      } catch {
        host.world.endTurn()
        switch outcome(of: error) {
        case .interrupted: return .interrupted
        case .failed(let text): return .failed(text)
        case .finished: return .values(nil)
        }
      }
    }
  }

  /// Asks whatever runs to stop; async-signal-safe.
  public static func requestInterrupt() { LuaState.requestInterruptOfAll() }

  /// How a failed run ended.
  private func outcome(of error: any Error) -> Outcome {
    host.world.failure = nil
    guard let error = error as? LuaError else {
      return .failed((error as? LuaFailure)?.message ?? "\(error)")
    }
    if error.kind == .interrupted { return .interrupted }
    let trace = error.traceback.isEmpty ? "" : "\n" + error.traceback
    return .failed(error.message + trace)
  }
}
