import Layers
import LuaRuntime
import Motion
import Timeline
import Views

/// The global functions that drive a scenario. (CONTRACT section 2)
enum StageFunctions {
  /// All of them but `help`, for one session.
  static func groups(_ host: SessionHost) -> [FunctionGroup] {
    [
      FunctionGroup("Time", clock(host) + timers(host)),
      FunctionGroup("The device", device(host) + [RotationFunction.rotate(host)]),
      FunctionGroup("Fingers", FingerFunctions.all(host) + DragFunctions.all(host)),
      FunctionGroup("Looking", looking(host) + PrintingFunctions.all(host)),
      FunctionGroup("Expectations", ExpectationFunctions.all(host)),
      FunctionGroup("Matrices", MatrixFunctions.all()),
    ]
  }

  private static func clock(_ host: SessionHost) -> [LuaGlobalFunction] {
    [
      LuaGlobalFunction("step", ["_ n: integer = 1"], doc: "Moves to the n-th next frame tick.") {
        (count: Int?) in
        let count = count ?? 1
        guard count >= 0 else { throw LuaFailure("step goes forwards: n must not be negative") }
        try host.moveClock("step") { $0.step(count) }
      },
      LuaGlobalFunction(
        "wait", ["_ seconds"], doc: "Moves the clock, including everything due at its end."
      ) { (seconds: Double) in
        _ = try Finite.check(seconds, "seconds")
        guard seconds >= 0 else {
          throw LuaFailure("wait goes forwards: use back() or seek() to look at the past")
        }
        try host.moveClock("wait") { $0.advance(by: seconds) }
      },
      LuaGlobalFunction(
        "settle", ["limit: number = 60"],
        doc: "Moves until nothing is left to happen; false if only endless work remains."
      ) { (limit: Double?) throws -> Bool in
        try host.moveClock("settle") { (world: World) -> Bool in world.settle(limit: limit ?? 60) }
      },
    ]
  }

  private static func timers(_ host: SessionHost) -> [LuaGlobalFunction] {
    [
      LuaGlobalFunction("now", doc: "The time, in seconds.") { () in host.world.now },
      LuaGlobalFunction("CACurrentMediaTime", doc: "The time, in seconds.") { () in
        host.world.now
      },
      LuaGlobalFunction(
        "after", ["_ seconds", "_ action"], doc: "Calls a function some seconds from now."
      ) { (seconds: Double, action: LuaFunction) in
        host.world.after(try Finite.check(seconds, "seconds")) { host.run(action) }
      },
      LuaGlobalFunction(
        "recording", ["keep: number"], doc: "How much of the past is kept, in seconds."
      ) { (keep: Double) in host.world.recorder.keep = max(0, keep) },
      LuaGlobalFunction(
        "reset", doc: "Ends all work without callbacks; time 0, a new window and timeline."
      ) { () in try host.reset() },
    ]
  }

  private static func device(_ host: SessionHost) -> [LuaGlobalFunction] {
    [
      LuaGlobalFunction(
        "device",
        [
          "_ name: string?", "width: number?", "height: number?", "scale: number?",
          "safeArea: UIEdgeInsets?", "ios: integer?",
        ], doc: "The device: before the first view. Without arguments, lists them.",
        arguments: { try DeviceSetting.set($0, host) })
    ]
  }

  private static func looking(_ host: SessionHost) -> [LuaGlobalFunction] {
    [
      LuaGlobalFunction(
        "at", ["_ time: number or view", "_ view: UIView?", "_ moment: string?"],
        doc: "The record of a view at a time: what a frame then shows, or just \"after\".",
        arguments: { try Looking.at($0, host) }),
      LuaGlobalFunction("seek", ["_ time"], doc: "Moves the viewing time, in seconds.") {
        (time: Double) in
        guard time >= 0, time <= host.world.now + Time.tolerance else {
          throw LuaFailure("seek: \(time) is not between 0 and now (\(host.world.now))")
        }
        host.stage.viewingTime = time
      },
      LuaGlobalFunction("back", ["_ n: integer = 1"], doc: "Moves the viewing time back n frames.")
      { (count: Int?) in
        let from = host.stage.viewingTime ?? host.world.now
        host.stage.viewingTime = max(0, from - Double(count ?? 1) / host.world.fps)
      },
    ]
  }
}
