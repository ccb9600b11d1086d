import Layers
import LuaRuntime
import Motion
import Views

/// The table of `UIStackView`.
enum StackTables {
  /// `UIStackView`
  static func stack(_ parent: LuaType) -> LuaClass<UIStackView> {
    LuaClass<UIStackView>(
      "UIStackView", parent: parent,
      doc: "Lays views out in a row or a column by constraints of its own.",
      members: [constructor] + settings + arranging + statics)
  }

  private static var constructor: LuaMember<UIStackView> {
    .constructor(
      ["arrangedSubviews: list of UIView?", "frame: CGRect?"],
      doc: "A stack of views, or an empty one with a frame."
    ) {
      let frame = try Finite.check($0.optional("frame", default: CGRect.zero), "frame")
      let stack = UIStackView(frame: frame)
      for view in try $0.optional("arrangedSubviews", default: [UIView]()) {
        try ViewTable.checkDepth(of: view, below: stack)
        stack.addArrangedSubview(view)
      }
      return stack
    }
  }

  private static var settings: [LuaMember<UIStackView>] {
    [
      .property("axis", { $0.axis }, set: { $0.axis = $1 }, doc: "horizontal or vertical."),
      .property(
        "distribution", { $0.distribution }, set: { $0.distribution = $1 },
        doc: "How the views share the length."),
      .property(
        "alignment", { $0.alignment }, set: { $0.alignment = $1 },
        doc: "How the views are placed across; top is leading, bottom is trailing."),
      .property(
        "spacing", { $0.spacing }, set: { $0.spacing = try Finite.check($1, "spacing") },
        doc: "The distance between neighbours, in points."),
      .property(
        "isLayoutMarginsRelativeArrangement", { $0.isLayoutMarginsRelativeArrangement },
        set: { $0.isLayoutMarginsRelativeArrangement = $1 },
        doc: "Whether the views keep to the layout margins instead of the bounds."),
      .property(
        "isBaselineRelativeArrangement", { $0.isBaselineRelativeArrangement },
        set: { $0.isBaselineRelativeArrangement = $1 },
        doc: "Whether distances in a column are from baseline to baseline."),
    ]
  }

  private static var arranging: [LuaMember<UIStackView>] {
    [
      .readOnly(
        "arrangedSubviews", { $0.arrangedSubviews }, doc: "The views it lays out: a copy."),
      .method("addArrangedSubview", ["_ view"], doc: "Adds a view at the end.") {
        (it: UIStackView, view: UIView) in
        try ViewTable.checkDepth(of: view, below: it)
        it.addArrangedSubview(view)
      },
      .method(
        "insertArrangedSubview", ["_ view", "at"], doc: "Adds a view at an index from 0."
      ) { (it: UIStackView, view: UIView, index: Int) in
        try ViewTable.checkDepth(of: view, below: it)
        it.insertArrangedSubview(view, at: index)
      },
      .method(
        "removeArrangedSubview", ["_ view"],
        doc: "Takes a view out of the arrangement; it stays a subview."
      ) { (it: UIStackView, view: UIView) in it.removeArrangedSubview(view) },
      .method(
        "setCustomSpacing", ["_ spacing", "after"], doc: "Sets the distance after a view."
      ) { (it: UIStackView, spacing: Double, view: UIView) in
        it.setCustomSpacing(try Finite.check(spacing, "spacing"), after: view)
      },
      .method(
        "customSpacing", ["after"],
        doc: "The distance that was set after a view; UIStackView.spacingUseDefault if none was."
      ) { (it: UIStackView, view: UIView) in it.customSpacing(after: view) },
    ]
  }

  private static var statics: [LuaMember<UIStackView>] {
    [
      .staticProperty(
        "spacingUseDefault", { UIStackView.spacingUseDefault },
        doc: "A custom spacing that stands for the stack's own."),
      .staticProperty(
        "spacingUseSystem", { UIStackView.spacingUseSystem },
        doc: "A spacing that stands for the system's, 8 points."),
    ]
  }
}

extension UIStackView.Distribution: LuaEnumeration {
  /// `Distribution`
  public static var luaTypeName: String { "UIStackView.Distribution" }
}

extension UIStackView.Alignment: LuaEnumeration {
  /// `Alignment`
  public static var luaTypeName: String { "UIStackView.Alignment" }

  /// UIKit's names; `top` and `bottom` are `leading` and `trailing` of a row.
  public static var luaCases: [(name: String, value: UIStackView.Alignment)] {
    allCases.map { (String(describing: $0), $0) } + [("top", .top), ("bottom", .bottom)]
  }
}
