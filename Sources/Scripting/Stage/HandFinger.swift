import Layers
import LuaRuntime
import Motion
import Views

/// `touch`: a finger that the script moves by hand. Each call acts now, as a turn of its own.
final class HandFinger: LuaObject {
  /// The table of `touch`.
  static func table() -> LuaClass<HandFinger> {
    LuaClass<HandFinger>(
      "touch", isSubclassable: false,
      doc: "A finger moved by hand: each call acts now, as a turn of its own.",
      members: moving + leaving)
  }

  private static var moving: [LuaMember<HandFinger>] {
    [
      .staticMethod("down", ["_ point"], doc: "Touches the screen at a point of the window.") {
        (point: CGPoint) in
        let point = try Finite.check(point, "point")
        let host = try host()
        guard host.stage.finger == nil else {
          throw LuaFailure("touch.down: the finger is down already; call touch.up() first")
        }
        try act("touch.down", host) {
          let finger = Finger()
          host.stage.finger = finger
          finger.down(at: point)
        }
      },
      .staticMethod("move", ["_ point"], doc: "Moves to a point of the window.") {
        (point: CGPoint) in
        let point = try Finite.check(point, "point")
        let (host, finger) = try finger("touch.move")
        try act("touch.move", host) { finger.move(to: point) }
      },
    ]
  }

  private static var leaving: [LuaMember<HandFinger>] {
    [
      .staticMethod("up", doc: "Leaves the screen.") { () in
        let (host, finger) = try finger("touch.up")
        try act("touch.up", host) {
          host.stage.finger = nil
          finger.up()
        }
      },
      .staticMethod("cancel", doc: "The system takes the touch away.") { () in
        let (host, finger) = try finger("touch.cancel")
        try act("touch.cancel", host) {
          host.stage.finger = nil
          finger.cancel()
        }
      },
    ]
  }

  private static func act(_ name: String, _ host: SessionHost, _ body: () -> Void) throws {
    try host.moveClock(name) { world in
      world.advance(by: 0)
      world.perform(body)
    }
  }

  private static func finger(_ name: String) throws -> (SessionHost, Finger) {
    let host = try host()
    guard let finger = host.stage.finger else {
      throw LuaFailure("\(name): no finger is down; call touch.down(CGPoint(x, y)) first")
    }
    return (host, finger)
  }

  private static func host() throws -> SessionHost {
    guard let host = World.current.scriptHost as? SessionHost else {
      throw LuaFailure("touch needs a running session")
    }
    return host
  }
}
