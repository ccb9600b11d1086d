import Layers
import LuaRuntime
import Motion
import Views

extension ViewTable {
  /// What a view has for Auto Layout.
  static var constraints: [LuaMember<UIView>] {
    AnchorTables.anchors() + guides + priorities + held
  }

  private static var guides: [LuaMember<UIView>] {
    [
      .readOnly(
        "firstBaselineAnchor", { AnchorValue<NSLayoutYAxisAnchor>($0, .firstBaseline) },
        doc: "The baseline of the first line of text."),
      .readOnly(
        "lastBaselineAnchor", { AnchorValue<NSLayoutYAxisAnchor>($0, .lastBaseline) },
        doc: "The baseline of the last line of text."),
      .readOnly(
        "safeAreaLayoutGuide", { $0.safeAreaLayoutGuide }, doc: "The view without its safe area."),
      .readOnly(
        "layoutMarginsGuide", { $0.layoutMarginsGuide }, doc: "The view without its margins."),
      .readOnly(
        "readableContentGuide", { $0.readableContentGuide },
        doc: "The view as wide as text is good to read: at most 920 points (measured)."),
      .property(
        "layoutMargins", { $0.layoutMargins },
        set: { $0.layoutMargins = try Finite.check($1, "layoutMargins") },
        doc: "The distances that content keeps from the edges, with the safe area."),
      .property(
        "directionalLayoutMargins", { $0.directionalLayoutMargins },
        set: { $0.directionalLayoutMargins = try Finite.check($1, "directionalLayoutMargins") },
        doc: "The layout margins by the direction of text."),
      .property(
        "preservesSuperviewLayoutMargins", { $0.preservesSuperviewLayoutMargins },
        set: { $0.preservesSuperviewLayoutMargins = $1 },
        doc: "Whether the superview's margins hold here too, as far as they reach in."),
      .property(
        "insetsLayoutMarginsFromSafeArea", { $0.insetsLayoutMarginsFromSafeArea },
        set: { $0.insetsLayoutMarginsFromSafeArea = $1 },
        doc: "Whether the safe area is added to the margins."),
      .method("addLayoutGuide", ["_ guide"], doc: "Adds a guide.") {
        (it: UIView, guide: UILayoutGuide) in it.addLayoutGuide(guide)
      },
      .method("removeLayoutGuide", ["_ guide"], doc: "Takes a guide out.") {
        (it: UIView, guide: UILayoutGuide) in it.removeLayoutGuide(guide)
      },
      .readOnly("layoutGuides", { $0.layoutGuides }, doc: "The guides that were added: a copy."),
    ]
  }

  private static var priorities: [LuaMember<UIView>] {
    [
      .method(
        "contentHuggingPriority", ["for axis"], doc: "How much it resists growing."
      ) { (it: UIView, axis: NSLayoutConstraint.Axis) in it.contentHuggingPriority(for: axis) },
      .method(
        "setContentHuggingPriority", ["_ priority", "for axis"],
        doc: "Sets how much it resists being larger than its content."
      ) { (it: UIView, priority: UILayoutPriority, axis: NSLayoutConstraint.Axis) in
        it.setContentHuggingPriority(priority, for: axis)
      },
      .method(
        "contentCompressionResistancePriority", ["for axis"], doc: "How much it resists shrinking."
      ) { (it: UIView, axis: NSLayoutConstraint.Axis) in
        it.contentCompressionResistancePriority(for: axis)
      },
      .method(
        "setContentCompressionResistancePriority", ["_ priority", "for axis"],
        doc: "Sets how much it resists being smaller than its content."
      ) { (it: UIView, priority: UILayoutPriority, axis: NSLayoutConstraint.Axis) in
        it.setContentCompressionResistancePriority(priority, for: axis)
      },
      .method("invalidateIntrinsicContentSize", doc: "The content has another size.") {
        (it: UIView) in it.invalidateIntrinsicContentSize()
      },
    ]
  }

  private static var held: [LuaMember<UIView>] {
    [
      .readOnly("constraints", { $0.constraints }, doc: "The active constraints it holds: a copy."),
      .method("addConstraint", ["_ constraint"], doc: "Puts a constraint in force.") {
        (it: UIView, constraint: NSLayoutConstraint) in it.addConstraint(constraint)
      },
      .method("addConstraints", ["_ constraints"], doc: "Puts constraints in force.") {
        (it: UIView, constraints: [NSLayoutConstraint]) in it.addConstraints(constraints)
      },
      .method("removeConstraint", ["_ constraint"], doc: "Takes a constraint out of force.") {
        (it: UIView, constraint: NSLayoutConstraint) in it.removeConstraint(constraint)
      },
      .method("removeConstraints", ["_ constraints"], doc: "Takes constraints out of force.") {
        (it: UIView, constraints: [NSLayoutConstraint]) in it.removeConstraints(constraints)
      },
      .method("setNeedsUpdateConstraints", doc: "Asks for updateConstraints before layout.") {
        (it: UIView) in it.setNeedsUpdateConstraints()
      },
      .method("updateConstraintsIfNeeded", doc: "Updates constraints now, where it is due.") {
        (it: UIView) in it.updateConstraintsIfNeeded()
      },
      .method("needsUpdateConstraints", doc: "Whether updateConstraints is due.") {
        (it: UIView) in it.isUpdateConstraintsDue
      },
      .overridable(
        "updateConstraints", doc: "Changes constraints, before layout.",
        base: { $0.updateConstraints() }),
      .readOnly(
        "hasAmbiguousLayout", { $0.hasAmbiguousLayout },
        doc: "Whether its rectangle could just as well be another."),
      .staticProperty(
        "noIntrinsicMetric", { UIView.noIntrinsicMetric },
        doc: "No wish for a width or height, in intrinsicContentSize."),
      .staticProperty(
        "layoutFittingCompressedSize", { UIView.layoutFittingCompressedSize },
        doc: "For systemLayoutSizeFitting: as small as can be."),
      .staticProperty(
        "layoutFittingExpandedSize", { UIView.layoutFittingExpandedSize },
        doc: "For systemLayoutSizeFitting: as large as can be."),
      .method(
        "systemLayoutSizeFitting",
        [
          "_ target: CGSize", "withHorizontalFittingPriority: UILayoutPriority?",
          "verticalFittingPriority: UILayoutPriority?",
        ], returns: "CGSize",
        doc: "The smallest size that its constraints allow, near a size, in points.",
        arguments: { it, arguments in
          it.systemLayoutSizeFitting(
            try Finite.check(arguments.required("target", CGSize.self), "target"),
            withHorizontalFittingPriority: try arguments.optional(
              "withHorizontalFittingPriority", default: UILayoutPriority.fittingSizeLevel),
            verticalFittingPriority: try arguments.optional(
              "verticalFittingPriority", default: UILayoutPriority.fittingSizeLevel))
        }),
      .readOnly("snp", { SnapItem($0) }, doc: "The chained maker: v.snp:makeConstraints(f)."),
    ]
  }
}
