import Layers
import LuaRuntime
import Motion
import Views

extension ViewTable {
  /// Conversions of points and rects.
  static var conversions: [LuaMember<UIView>] {
    [
      .method(
        "convert", ["_ value: CGPoint or CGRect", "to: UIView?", "from: UIView?"],
        doc:
          "A point or rect of this view in another, or of another in this one; nil is the window.",
        arguments: { try convert($0, $1) })
    ]
  }

  private static func convert(
    _ it: UIView, _ arguments: LuaArguments
  ) throws -> (any LuaConvertible)? {
    let from: UIView? = try arguments.optional("from")
    let to: UIView? = try arguments.optional("to")
    guard let slot = try arguments.slot("value") else {
      throw LuaFailure("convert needs a CGPoint or CGRect: v:convert(v.bounds, {to = other})")
    }
    if let rect = CGRect.readInline(slot) {
      return from != nil ? it.convert(rect, from: from) : it.convert(rect, to: to)
    }
    let point = try arguments.required("value", CGPoint.self)
    return from != nil ? it.convert(point, from: from) : it.convert(point, to: to)
  }
}
