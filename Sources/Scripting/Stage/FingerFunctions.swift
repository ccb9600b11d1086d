import Layers
import LuaRuntime
import Motion
import Views

/// A finger that taps; `DragFunctions` has those that move.
enum FingerFunctions {
  /// All of them.
  static func all(_ host: SessionHost) -> [LuaGlobalFunction] {
    [
      LuaGlobalFunction(
        "tap", ["_ place: UIView, CGPoint or bar button item"],
        doc: "A finger down now, and up one tick later; through hit testing.",
        arguments: { arguments in
          let point = try place(arguments, host)
          try host.moveClock("tap") { Finger.tap(at: point, in: $0) }
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
}
