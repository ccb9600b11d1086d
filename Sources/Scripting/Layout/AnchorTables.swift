import Layers
import LuaRuntime
import Motion
import Views

/// The tables of anchors.
enum AnchorTables {
  /// `NSLayoutXAxisAnchor`
  static func horizontal() -> LuaType {
    table(NSLayoutXAxisAnchor.self, doc: "An edge or centre across the screen.", constants: [])
  }

  /// `NSLayoutYAxisAnchor`
  static func vertical() -> LuaType {
    table(NSLayoutYAxisAnchor.self, doc: "An edge or centre down the screen.", constants: [])
  }

  /// `NSLayoutDimension`
  static func dimension() -> LuaType {
    table(
      NSLayoutDimension.self, doc: "A width or a height.",
      constants: [
        "equalToConstant: number?", "lessThanOrEqualToConstant: number?",
        "greaterThanOrEqualToConstant: number?", "multiplier: number = 1",
      ])
  }

  /// The anchors of a view or guide.
  static func anchors<Item: LayoutAnchoring>() -> [LuaMember<Item>] {
    let horizontal: [(String, NSLayoutConstraint.Attribute, String)] = [
      ("leadingAnchor", .leading, "Where text begins: the left edge."),
      ("trailingAnchor", .trailing, "Where text ends: the right edge."),
      ("leftAnchor", .left, "The left edge."), ("rightAnchor", .right, "The right edge."),
      ("centerXAnchor", .centerX, "The middle across."),
    ]
    let vertical: [(String, NSLayoutConstraint.Attribute, String)] = [
      ("topAnchor", .top, "The top edge."), ("bottomAnchor", .bottom, "The bottom edge."),
      ("centerYAnchor", .centerY, "The middle down."),
    ]
    return horizontal.map { name, attribute, doc in
      .readOnly(name, { AnchorValue<NSLayoutXAxisAnchor>($0, attribute) }, doc: doc)
    }
      + vertical.map { name, attribute, doc in
        .readOnly(name, { AnchorValue<NSLayoutYAxisAnchor>($0, attribute) }, doc: doc)
      } + [
        .readOnly(
          "widthAnchor", { AnchorValue<NSLayoutDimension>($0, .width) }, doc: "The width."),
        .readOnly(
          "heightAnchor", { AnchorValue<NSLayoutDimension>($0, .height) }, doc: "The height."),
      ]
  }

  private static func table<Kind: AnchorKind>(
    _ kind: Kind.Type, doc: String, constants: [LuaParameter]
  ) -> LuaType {
    let others: [LuaParameter] = [
      LuaParameter("equalTo: \(Kind.anchorName)?"),
      LuaParameter("lessThanOrEqualTo: \(Kind.anchorName)?"),
      LuaParameter("greaterThanOrEqualTo: \(Kind.anchorName)?"),
    ]
    return LuaValueClass<AnchorValue<Kind>>(
      Kind.anchorName, doc: doc, text: { "\($0.item?.outputName ?? "nothing").\($0.attribute)" },
      members: [
        .method(
          "constraint",
          others + constants + ["constant: number = 0", "priority: UILayoutPriority?"],
          returns: "NSLayoutConstraint",
          doc: "A constraint of this anchor to another, or to a number; it is not active yet.",
          arguments: { try constraint($0, $1, takesConstants: !constants.isEmpty) })
      ])
  }

  private static func constraint<Kind: AnchorKind>(
    _ anchor: AnchorValue<Kind>, _ arguments: LuaArguments, takesConstants: Bool
  ) throws -> NSLayoutConstraint {
    guard let item = anchor.item else { throw LuaFailure("the anchor's view is gone") }
    let relations: [(String, NSLayoutConstraint.Relation)] = [
      ("equalTo", .equal), ("lessThanOrEqualTo", .lessThanOrEqual),
      ("greaterThanOrEqualTo", .greaterThanOrEqual),
    ]
    for (label, relation) in relations {
      var made: NSLayoutConstraint?
      if let other: AnchorValue<Kind> = try arguments.optional(label) {
        let multiplier: Double =
          takesConstants ? try arguments.optional("multiplier", default: 1) : 1
        made = NSLayoutConstraint(
          item: item, attribute: anchor.attribute, relatedBy: relation, toItem: other.item,
          attribute: other.attribute, multiplier: try Finite.check(multiplier, "multiplier"),
          constant: try Finite.check(arguments.optional("constant", default: 0.0), "constant"))
      } else if takesConstants, let number: Double = try arguments.optional(label + "Constant") {
        made = NSLayoutConstraint(
          item: item, attribute: anchor.attribute, relatedBy: relation, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1,
          constant: try Finite.check(number, label + "Constant"))
      }
      guard let made else { continue }
      if let priority: UILayoutPriority = try arguments.optional("priority") {
        made.priority = priority
      }
      return made
    }
    throw LuaFailure(
      "constraint needs what to relate to: {equalTo = other.topAnchor, constant = 8}"
        + (takesConstants ? " or {equalToConstant = 44}" : ""))
  }
}

extension UILayoutPriority: LuaConvertible {
  /// `UILayoutPriority`
  public static var luaTypeName: String { "UILayoutPriority" }

  /// A number, or one of UIKit's names.
  public static func read(_ slot: LuaSlot) throws(LuaFailure) -> UILayoutPriority {
    if let number = slot.number, number >= 0, number <= 1000 {
      return UILayoutPriority(Float(number))
    }
    let names: [String: UILayoutPriority] = [
      "required": .required, "defaultHigh": .defaultHigh, "defaultLow": .defaultLow,
      "fittingSizeLevel": .fittingSizeLevel,
    ]
    guard let priority = slot.string.flatMap({ names[$0] }) else {
      throw .unfit("a priority is a number from 0 to 1000, or required, defaultHigh, defaultLow")
    }
    return priority
  }

  /// The number.
  public func push(onto state: LuaState) throws(LuaFailure) {
    try Double(rawValue).push(onto: state)
  }
}
