import LuaRuntime
import Motion

/// The value of a layer property on its way between Lua and the engine.
struct LayerValueBox: LuaConvertible {
  let value: LayerValue?

  static let luaTypeName = "value"
  static let luaAcceptsNil = true

  static func read(_ slot: LuaSlot) throws(LuaFailure) -> LayerValueBox {
    if slot.isNil { return LayerValueBox(value: nil) }
    if let number = slot.number { return LayerValueBox(value: .number(number)) }
    if let flag = slot.boolean { return LayerValueBox(value: .flag(flag)) }
    if slot.string != nil { return LayerValueBox(value: .color(try UIColor.read(slot))) }
    if let it = CGPoint.readInline(slot) { return LayerValueBox(value: .point(it)) }
    if let it = CGSize.readInline(slot) { return LayerValueBox(value: .size(it)) }
    if let it = CGRect.readInline(slot) { return LayerValueBox(value: .rect(it)) }
    if let it = UIColor.readInline(slot) { return LayerValueBox(value: .color(it)) }
    if let it = CATransform3D.readInline(slot) { return LayerValueBox(value: .transform(it)) }
    if let it = CGAffineTransform.readInline(slot) {
      return LayerValueBox(value: .transform(CATransform3D(it)))
    }
    if let it = CGPath.readAny(slot) { return LayerValueBox(value: .path(it)) }
    throw .expected("number, point, size, rect, colour, path or transform", slot)
  }

  func push(onto state: LuaState) throws(LuaFailure) {
    switch value {
    case nil: try LuaValue.null.push(onto: state)
    case .number(let it): try it.push(onto: state)
    case .flag(let it): try it.push(onto: state)
    case .point(let it): try it.push(onto: state)
    case .size(let it): try it.push(onto: state)
    case .rect(let it): try it.push(onto: state)
    case .color(let it): try it.push(onto: state)
    case .transform(let it): try it.push(onto: state)
    case .path(let it): try it.push(onto: state)
    }
  }

  /// The value as the kind that a property has.
  func fitting(_ sample: LayerValue, _ name: String) throws -> LayerValue {
    guard let value else {
      switch sample {
      case .color: return .color(nil)
      case .path: return .path(nil)
      default: throw LuaFailure("bad value for '\(name)' (\(Self.kind(sample)) expected, got nil)")
      }
    }
    guard value.isSameKind(as: sample) else {
      throw LuaFailure(
        "bad value for '\(name)' (\(Self.kind(sample)) expected, got \(Self.kind(value)))")
    }
    switch value {
    case .number(let it): _ = try Finite.check(it, name)
    case .point(let it): _ = try Finite.check(it, name)
    case .size(let it): _ = try Finite.check(it, name)
    case .rect(let it): _ = try Finite.check(it, name)
    case .transform(let it): _ = try Finite.check(it, name)
    default: break
    }
    return value
  }

  /// What a kind of value is called.
  static func kind(_ value: LayerValue) -> String {
    switch value {
    case .number: "number"
    case .flag: "boolean"
    case .point: "CGPoint"
    case .size: "CGSize"
    case .rect: "CGRect"
    case .color: "UIColor"
    case .path: "CGPath"
    case .transform: "CATransform3D"
    }
  }
}
