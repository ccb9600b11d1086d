import Layers
import LuaRuntime
import Motion
import Views

/// What the chained maker relates to: an item, its attributes, or numbers.
enum SnapTarget: LuaConvertible {
  case item(EngineObject, [NSLayoutConstraint.Attribute])
  case number(Double)
  case size(CGSize)
  case point(CGPoint)
  case insets(UIEdgeInsets)

  static let luaTypeName = "UIView, UILayoutGuide, v.snp.edge or number"

  static func read(_ slot: LuaSlot) throws(LuaFailure) -> SnapTarget {
    if let number = slot.number, number.isFinite { return .number(number) }
    if let item = slot.object as? any LayoutAnchoring { return .item(item, []) }
    if let snap = SnapItem.readInline(slot), let item = snap.item {
      return .item(item, snap.attributes)
    }
    if let size = CGSize.readInline(slot) { return .size(size) }
    if let point = CGPoint.readInline(slot) { return .point(point) }
    if let insets = UIEdgeInsets.readInline(slot) { return .insets(insets) }
    throw .expected(luaTypeName, slot)
  }

  func push(onto state: LuaState) throws(LuaFailure) { try LuaValue.null.push(onto: state) }

  /// The part of a value that an attribute takes.
  func constant(for attribute: NSLayoutConstraint.Attribute) -> Double {
    let isHorizontal = [.left, .right, .leading, .trailing, .centerX, .width].contains(attribute)
    switch self {
    case .item: return 0
    case .number(let it): return it
    case .size(let it): return isHorizontal ? it.width : it.height
    case .point(let it): return isHorizontal ? it.x : it.y
    case .insets: return inset(for: attribute)
    }
  }

  /// What an inset by the value adds: inwards from every edge, from both sides of a length.
  func inset(for attribute: NSLayoutConstraint.Attribute) -> Double {
    let insets: UIEdgeInsets
    switch self {
    case .insets(let it): insets = it
    case .number(let it): insets = UIEdgeInsets(top: it, left: it, bottom: it, right: it)
    default: return 0
    }
    switch attribute {
    case .left, .leading: return insets.left
    case .right, .trailing: return -insets.right
    case .top, .firstBaseline: return insets.top
    case .bottom, .lastBaseline: return -insets.bottom
    case .width: return -insets.left - insets.right
    case .height: return -insets.top - insets.bottom
    default: return 0
    }
  }
}
