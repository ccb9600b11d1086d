import Layers
import LuaRuntime
import Motion
import Views

/// The tables of constraints and guides.
enum ConstraintTables {
  /// `NSLayoutConstraint`
  static func constraint(_ parent: LuaType) -> LuaClass<NSLayoutConstraint> {
    LuaClass<NSLayoutConstraint>(
      "NSLayoutConstraint", parent: parent,
      doc: "A relation between the edges or sizes of two items, or an item and a number.",
      members: [constructor] + statics + properties)
  }

  private static var constructor: LuaMember<NSLayoutConstraint> {
    .constructor(
      [
        "item: value", "attribute: string", "relatedBy: string = \"equal\"", "toItem: value?",
        "toAttribute: string?", "multiplier: number = 1", "constant: number = 0",
      ], doc: "A constraint from its parts; toAttribute is Swift's second attribute."
    ) {
      let first = try $0.required("item", LayoutItemValue.self)
      let attribute = try $0.required("attribute", NSLayoutConstraint.Attribute.self)
      return NSLayoutConstraint(
        item: first.item, attribute: attribute,
        relatedBy: try $0.optional("relatedBy", default: NSLayoutConstraint.Relation.equal),
        toItem: try $0.optional("toItem", LayoutItemValue.self)?.item,
        attribute: try $0.optional("toAttribute", default: attribute),
        multiplier: try Finite.check($0.optional("multiplier", default: 1.0), "multiplier"),
        constant: try Finite.check($0.optional("constant", default: 0.0), "constant"))
    }
  }

  private static var statics: [LuaMember<NSLayoutConstraint>] {
    [
      .staticMethod("activate", ["_ constraints"], doc: "Puts constraints in force.") {
        (constraints: [NSLayoutConstraint]) in NSLayoutConstraint.activate(constraints)
      },
      .staticMethod("deactivate", ["_ constraints"], doc: "Takes constraints out of force.") {
        (constraints: [NSLayoutConstraint]) in NSLayoutConstraint.deactivate(constraints)
      },
    ]
  }

  private static var properties: [LuaMember<NSLayoutConstraint>] {
    [
      .property(
        "isActive", { $0.isActive }, set: { $0.isActive = $1 }, doc: "Whether it is in force."),
      .property(
        "constant", { $0.constant }, set: { $0.constant = try Finite.check($1, "constant") },
        doc: "What is added, in points; frames follow at the next layout."),
      .property(
        "priority", { $0.priority }, set: { $0.priority = $1 },
        doc: "What it weighs against others, up to 1000."),
      .property(
        "identifier", { $0.identifier }, set: { $0.identifier = $1 }, doc: "A name in output."),
      .readOnly("multiplier", { $0.multiplier }, doc: "What the other side is multiplied by."),
      .readOnly("firstItem", { $0.firstItem }, doc: "The item on the left side."),
      .readOnly("secondItem", { $0.secondItem }, doc: "The item on the right side, or nil."),
      .readOnly("firstAttribute", { $0.firstAttribute }, doc: "What of the first item."),
      .readOnly("secondAttribute", { $0.secondAttribute }, doc: "What of the second item."),
      .readOnly("relation", { $0.relation }, doc: "How the sides compare."),
    ]
  }

  /// `UILayoutGuide`
  static func guide(_ parent: LuaType) -> LuaClass<UILayoutGuide> {
    LuaClass<UILayoutGuide>(
      "UILayoutGuide", parent: parent,
      doc: "A rectangle in a view that constraints can refer to and that shows nothing.",
      members: [
        .constructor([], doc: "A guide of one's own: add it to a view, then constrain it.") { _ in
          UILayoutGuide()
        },
        .property(
          "identifier", { $0.identifier }, set: { $0.identifier = $1 }, doc: "A name in output."),
        .readOnly("owningView", { $0.owningView }, doc: "The view it is in."),
        .readOnly("layoutFrame", { $0.layoutFrame }, doc: "Its rectangle in that view, in points."),
        .readOnly("snp", { SnapItem($0) }, doc: "What the chained maker knows of it."),
      ] + AnchorTables.anchors())
  }
}

/// A view or guide as an argument.
struct LayoutItemValue: LuaConvertible {
  let item: EngineObject

  static let luaTypeName = "UIView or UILayoutGuide"

  static func read(_ slot: LuaSlot) throws(LuaFailure) -> LayoutItemValue {
    guard let item = slot.object as? any LayoutAnchoring else { throw .expected(luaTypeName, slot) }
    return LayoutItemValue(item: item)
  }

  func push(onto state: LuaState) throws(LuaFailure) { try state.push(object: item) }
}

extension NSLayoutConstraint.Attribute: LuaEnumeration {}
extension NSLayoutConstraint.Relation: LuaEnumeration {}
extension NSLayoutConstraint.Axis: LuaEnumeration {}
