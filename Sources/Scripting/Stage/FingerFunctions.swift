import Layers
import LuaRuntime
import Motion
import Views

/// The simulated finger.
enum FingerFunctions {
  /// All of them.
  static func all(_ host: SessionHost) -> [LuaGlobalFunction] {
    [
      LuaGlobalFunction(
        "tap", ["_ place: UIView, CGPoint or bar button item"],
        doc: "A finger down now, and up one tick later; through hit testing.",
        arguments: { arguments in
          let point = try place(arguments, host)
          try tap(point, host)
          return nil
        })
    ]
  }

  private static func place(_ arguments: LuaArguments, _ host: SessionHost) throws -> CGPoint {
    guard let slot = try arguments.slot("place") else {
      throw LuaFailure("tap needs a view or a point: tap(button), tap(CGPoint(20, 60))")
    }
    if let point = CGPoint.readInline(slot) { return try Finite.check(point, "point") }
    let view = try barView(slot) ?? arguments.required("place", UIView.self)
    guard view.window != nil else {
      throw LuaFailure("tap: \(view.outputName) is not in a window")
    }
    return view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
  }

  /// The view of a bar's item, after the layout that makes it; nil for what is no such item.
  private static func barView(_ slot: LuaSlot) throws -> UIView? {
    let find: () -> UIView?
    switch slot.object {
    case let item as UIBarButtonItem: find = { item.barView }
    case let item as UITabBarItem: find = { item.barView }
    default: return nil
    }
    if let view = find(), view.window != nil { return view }
    for window in UIApplication.shared.windows { window.layoutIfNeeded() }
    guard let view = find() else { throw LuaFailure("tap: that item does not show in a bar") }
    return view
  }

  private static func tap(_ point: CGPoint, _ host: SessionHost) throws {
    let finger = host.world.bind { Finger(over: host.window) }
    try host.moveClock("tap") { world in
      world.perform { finger.down(at: point) }
      let tick = ((world.now * world.fps + 1e-6).rounded(.down) + 1) / world.fps
      world.sample(at: tick) { finger.up() }
      world.advance(to: tick)
    }
  }
}
