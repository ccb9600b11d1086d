import Layers
import LuaRuntime
import Motion
import Views

/// Simulated fingers that move: one sample a frame tick, through hit testing and recognisers.
enum DragFunctions {
  /// All of them.
  static func all(_ host: SessionHost) -> [LuaGlobalFunction] {
    [drag(host), edgeSwipe(host), pinch(host)]
  }

  /// What all of them take.
  private static let manner: [LuaParameter] = [
    "duration: number = 0.3", "curve: string = linear", "hold: number = 0", "velocity: number?",
    "cancel: boolean = false",
  ]

  private static func drag(_ host: SessionHost) -> LuaGlobalFunction {
    LuaGlobalFunction(
      "drag", ["from: CGPoint?", "to: CGPoint", "view: UIView?"] + manner,
      doc: "A finger comes down, moves, rests for `hold` and leaves, at `velocity` or as it moved; "
        + "points are the window's, or those of `view` (from: its middle).",
      arguments: { arguments in
        let view: UIView? = try arguments.optional("view")
        let middle = view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }
        guard let from = try arguments.optional("from") ?? middle else {
          throw LuaFailure("drag needs from = CGPoint(x, y), or a view to begin in its middle")
        }
        let to: CGPoint = try arguments.required("to")
        let course = FingerCourse(
          from: [try window(from, "from", of: view)], to: [try window(to, "to", of: view)])
        return try play(course, arguments, "drag", host)
      })
  }

  private static func edgeSwipe(_ host: SessionHost) -> LuaGlobalFunction {
    LuaGlobalFunction(
      "edgeSwipe", ["edge: string = left", "distance: number?", "at: number?"] + manner,
      doc: "A finger comes in from an edge of the screen, at that place along it (the middle): "
        + "over three quarters of the screen, or `distance`.",
      arguments: { arguments in
        let bounds = host.window.bounds
        let edge: UIRectEdge = try arguments.optional("edge", default: .left)
        let isFlat = edge == .left || edge == .right
        guard isFlat || edge == .top || edge == .bottom else {
          throw LuaFailure("edgeSwipe takes one edge: left, right, top or bottom")
        }
        let side = isFlat ? bounds.width : bounds.height
        let way = try positive(arguments, "distance", 0.75 * side)
        let place = try number(arguments, "at", isFlat ? bounds.midY : bounds.midX)
        let isNear = edge == .left || edge == .top
        let (first, last) = isNear ? (1, 1 + way) : (side - 1, side - 1 - way)
        let points = [first, last].map {
          isFlat ? CGPoint(x: $0, y: place) : CGPoint(x: place, y: $0)
        }
        let course = FingerCourse(from: [points[0]], to: [points[1]])
        return try play(course, arguments, "edgeSwipe", host)
      })
  }

  private static func pinch(_ host: SessionHost) -> LuaGlobalFunction {
    LuaGlobalFunction(
      "pinch",
      [
        "at: CGPoint?", "view: UIView?", "scale: number = 1", "rotation: number = 0",
        "spread: number = 100",
      ] + manner,
      doc: "Two fingers `spread` apart about a point (or the middle of a view) move until that is "
        + "`scale` times as much, and turn by `rotation`.",
      arguments: { arguments in
        let view: UIView? = try arguments.optional("view")
        let middle = view.map { CGPoint(x: $0.bounds.midX, y: $0.bounds.midY) }
        guard let center = try arguments.optional("at") ?? middle else {
          throw LuaFailure("pinch needs at = CGPoint(x, y), or a view to pinch in its middle")
        }
        let course = FingerCourse(
          around: try window(center, "at", of: view),
          spread: try positive(arguments, "spread", 100),
          scale: try positive(arguments, "scale", 1),
          rotation: try number(arguments, "rotation", 0))
        return try play(course, arguments, "pinch", host)
      })
  }

  /// A point of a view's space in the window.
  private static func window(
    _ point: CGPoint, _ name: String, of view: UIView?
  ) throws -> CGPoint {
    guard point.x.isFinite, point.y.isFinite else {
      throw LuaFailure("\(name) must be finite, got CGPoint(\(point.x), \(point.y))")
    }
    guard let view else { return point }
    guard view.window != nil else {
      throw LuaFailure("view: \(view.outputName) is not in a window")
    }
    return view.convert(point, to: nil)
  }

  private static func play(
    _ course: FingerCourse, _ arguments: LuaArguments, _ name: String, _ host: SessionHost
  ) throws -> (any LuaConvertible)? {
    var course = course
    course.duration = try seconds(arguments, "duration", 0.3)
    course.hold = try seconds(arguments, "hold", 0)
    let curve: UIView.AnimationCurve = try arguments.optional("curve", default: .linear)
    course.curve = curve.timingFunction
    if try arguments.optional("cancel", default: false) { course.ending = .cancelled }
    if let velocity: Double = try arguments.optional("velocity") {
      try check(velocity, of: course)
      course.velocity = velocity
    }
    try host.moveClock(name) { course.play(in: $0) }
    return nil
  }

  private static func check(_ velocity: Double, of course: FingerCourse) throws {
    _ = try Finite.seconds(velocity, "velocity")
    guard course.hold == 0 else {
      throw LuaFailure("velocity and hold: a finger that rests before it leaves has no velocity")
    }
    guard velocity >= 0, velocity <= course.greatestVelocity else {
      throw LuaFailure(
        "velocity: over this way a finger can leave at 0 to "
          + "\(course.greatestVelocity.rounded()) points a second, not at \(velocity)")
    }
  }

  private static func number(
    _ arguments: LuaArguments, _ name: String, _ usual: Double
  ) throws -> Double {
    try Finite.seconds(try arguments.optional(name, default: usual), name)
  }

  private static func positive(
    _ arguments: LuaArguments, _ name: String, _ usual: Double
  ) throws -> Double {
    let value = try number(arguments, name, usual)
    guard value > 0 else { throw LuaFailure("\(name) must be positive, got \(value)") }
    return value
  }

  /// A time of up to an hour, which is 216,000 samples of a finger.
  private static func seconds(
    _ arguments: LuaArguments, _ name: String, _ usual: Double
  ) throws -> Double {
    let value = try number(arguments, name, usual)
    guard value >= 0 else { throw LuaFailure("\(name) must not be negative, got \(value)") }
    guard value <= 3600 else { throw LuaFailure("\(name) must be 3600 s at most, got \(value)") }
    return value
  }
}
