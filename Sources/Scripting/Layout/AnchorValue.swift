import Layers
import LuaRuntime
import Views

/// An anchor on its way between Lua and UIKit: an item, held weakly, and what of it.
struct AnchorValue<Kind: AnchorKind>: LuaInline {
  weak var item: EngineObject?
  let attribute: NSLayoutConstraint.Attribute

  init(_ item: EngineObject, _ attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
  }

  static var luaTypeName: String { Kind.anchorName }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.item === rhs.item && lhs.attribute == rhs.attribute
  }
}

/// A class of anchors.
protocol AnchorKind {
  /// The class's name.
  static var anchorName: String { get }
}

extension NSLayoutXAxisAnchor: AnchorKind {
  static var anchorName: String { "NSLayoutXAxisAnchor" }
}

extension NSLayoutYAxisAnchor: AnchorKind {
  static var anchorName: String { "NSLayoutYAxisAnchor" }
}

extension NSLayoutDimension: AnchorKind {
  static var anchorName: String { "NSLayoutDimension" }
}
