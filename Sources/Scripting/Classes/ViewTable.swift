import Layers
import LuaRuntime
import Motion
import Views

/// The table of `UIView`.
enum ViewTable {
  /// `UIView`
  static func view(_ parent: LuaType) -> LuaClass<UIView> {
    LuaClass<UIView>(
      "UIView", parent: parent,
      doc: "A rectangle on the screen with its content, its subviews and its layer.",
      members: [constructor] + geometry + looks + settings + tree + conversions + layout
        + constraints + gestures + overridables + statics + switches)
  }

  private static var constructor: LuaMember<UIView> {
    .constructor(
      ["frame: CGRect?"], doc: "A view with a frame in its superview."
    ) { UIView(frame: try Finite.check($0.optional("frame", default: CGRect.zero), "frame")) }
  }

  private static var geometry: [LuaMember<UIView>] {
    [
      .property(
        "frame", { $0.frame }, set: { $0.frame = try Finite.check($1, "frame") },
        doc: "The rectangle in the superview, in points; the bounding box under a transform."),
      .property(
        "bounds", { $0.bounds }, set: { $0.bounds = try Finite.check($1, "bounds") },
        doc: "The view's own coordinate space, in points."),
      .property(
        "center", { $0.center }, set: { $0.center = try Finite.check($1, "center") },
        doc: "Where the anchor point lies in the superview, in points."),
      .property(
        "transform", { $0.transform }, set: { $0.transform = try Finite.check($1, "transform") },
        doc: "An affine transform about the anchor point."),
      .property(
        "transform3D", { $0.transform3D },
        set: { $0.transform3D = try Finite.check($1, "transform3D") },
        doc: "A 3-D transform about the anchor point."),
      .readOnly(
        "safeAreaInsets", { $0.safeAreaInsets },
        doc: "What bars and the housing cover; a controller's view keeps it while it is moved "
          + "(observed)."),
    ]
  }

  private static var looks: [LuaMember<UIView>] {
    [
      .property(
        "alpha", { $0.alpha }, set: { $0.alpha = try Finite.check($1, "alpha") },
        doc: "0 (clear) to 1 (opaque)."),
      .property(
        "isHidden", { $0.isHidden }, set: { $0.isHidden = $1 },
        doc: "Whether the view and all below are left out; never animated."),
      .property(
        "backgroundColor", { $0.backgroundColor }, set: { $0.backgroundColor = $1 },
        doc: "The fill behind the content."),
      .property(
        "clipsToBounds", { $0.clipsToBounds }, set: { $0.clipsToBounds = $1 },
        doc: "Whether subviews are clipped to the bounds."),
      .property(
        "mask", { $0.mask },
        set: { it, mask in
          if let mask { try LayerTable.checkDepth(of: mask.layer, below: it.layer) }
          it.mask = mask
        }, doc: "A view in this one's space whose opaque part lets it show through; no subview."),
      .property(
        "tintColor", { $0.tintColor }, set: { $0.tintColor = $1 },
        doc: "The tint: its own or the one it inherits; nil inherits."),
      .property(
        "contentMode", { $0.contentMode }, set: { $0.contentMode = $1 },
        doc: "How content is placed in the bounds."),
    ]
  }

  private static var settings: [LuaMember<UIView>] {
    [
      .property("name", { $0.name }, set: { $0.name = $1 }, doc: "The name in output."),
      .property("tag", { $0.tag }, set: { $0.tag = $1 }, doc: "A number for your own use."),
      .property(
        "isUserInteractionEnabled", { $0.isUserInteractionEnabled },
        set: { $0.isUserInteractionEnabled = $1 }, doc: "Whether it and all below take touches."),
      .property(
        "autoresizingMask", { $0.autoresizingMask }, set: { $0.autoresizingMask = $1 },
        doc: "How the frame follows the superview's size."),
      .property(
        "autoresizesSubviews", { $0.autoresizesSubviews }, set: { $0.autoresizesSubviews = $1 },
        doc: "Whether subviews follow its size by their masks."),
      .property(
        "translatesAutoresizingMaskIntoConstraints",
        { $0.translatesAutoresizingMaskIntoConstraints },
        set: { $0.translatesAutoresizingMaskIntoConstraints = $1 },
        doc: "Whether the autoresizing mask rules the frame."),
      .readOnly("layer", { $0.layer }, doc: "The layer that shows it."),
    ]
  }

  private static var tree: [LuaMember<UIView>] {
    [
      .readOnly("superview", { $0.superview }, doc: "The view above, or nil."),
      .readOnly("subviews", { $0.subviews }, doc: "The views below, back to front: a copy."),
      .readOnly("window", { $0.window }, doc: "The window it is in, or nil."),
      .method("addSubview", ["_ view"], doc: "Adds a view on top.") {
        (it: UIView, view: UIView) in
        try checkDepth(of: view, below: it)
        it.addSubview(view)
      },
      .method(
        "insertSubview",
        ["_ view: UIView", "at: integer?", "aboveSubview: UIView?", "belowSubview: UIView?"],
        doc: "Adds a view at an index from 0, or above or below a sibling.",
        arguments: { try insert($0, $1) }),
      .method("removeFromSuperview", doc: "Takes the view out of its superview.") {
        (it: UIView) in it.removeFromSuperview()
      },
      .method("bringSubviewToFront", ["_ view"], doc: "Moves a subview to the top.") {
        (it: UIView, view: UIView) in it.bringSubviewToFront(view)
      },
      .method("sendSubviewToBack", ["_ view"], doc: "Moves a subview to the bottom.") {
        (it: UIView, view: UIView) in it.sendSubviewToBack(view)
      },
      .method(
        "exchangeSubview", ["at", "withSubviewAt"], doc: "Exchanges two subviews, from 0."
      ) { (it: UIView, first: Int, second: Int) in
        it.exchangeSubview(at: first, withSubviewAt: second)
      },
      .method("isDescendant", ["of view"], doc: "Whether it is, or lies below, a view.") {
        (it: UIView, view: UIView) in it.isDescendant(of: view)
      },
      .method("viewWithTag", ["_ tag"], doc: "The view with a tag, here or below.") {
        (it: UIView, tag: Int) in it.viewWithTag(tag)
      },
    ]
  }

  private static func insert(_ it: UIView, _ arguments: LuaArguments) throws
    -> (any LuaConvertible)?
  {
    let view = try arguments.required("view", UIView.self)
    try checkDepth(of: view, below: it)
    if let index: Int = try arguments.optional("at") {
      it.insertSubview(view, at: index)
    } else if let above: UIView = try arguments.optional("aboveSubview") {
      it.insertSubview(view, aboveSubview: above)
    } else if let below: UIView = try arguments.optional("belowSubview") {
      it.insertSubview(view, belowSubview: below)
    } else {
      throw LuaFailure(
        "insertSubview needs a place: {at = 0}, {aboveSubview = v} or {belowSubview = v}")
    }
    return nil
  }

  /// A tree deeper than 1,000 levels is refused.
  static func checkDepth(of view: UIView, below parent: UIView) throws {
    guard parent.depth + view.height < 1000 else {
      throw LuaFailure("a view tree deeper than 1000 levels is refused")
    }
  }

  private static var layout: [LuaMember<UIView>] {
    [
      .method("setNeedsLayout", doc: "Asks for a layout in the turn's layout step.") {
        (it: UIView) in it.setNeedsLayout()
      },
      .method("layoutIfNeeded", doc: "Lays out now what needs it.") {
        (it: UIView) in it.layoutIfNeeded()
      },
      .method("sizeToFit", doc: "Takes the size that fits the content.") {
        (it: UIView) in it.sizeToFit()
      },
      .method("snapshotView", ["afterScreenUpdates"], doc: "A picture of the view as a view.") {
        (it: UIView, after: Bool) in it.snapshotView(afterScreenUpdates: after)
      },
    ]
  }

  private static var overridables: [LuaMember<UIView>] {
    [
      .overridable(
        "sizeThatFits", ["_ size"], doc: "The size that fits into another, in points."
      ) { (it: UIView, size: CGSize) in it.sizeThatFits(size) },
      .overridable("didAddSubview", ["_ subview"], doc: "Called after a view was added.") {
        (it: UIView, subview: UIView) in it.didAddSubview(subview)
      },
      .overridable(
        "willRemoveSubview", ["_ subview"], doc: "Called before a subview is taken away."
      ) { (it: UIView, subview: UIView) in it.willRemoveSubview(subview) },
      .overridable(
        "willMoveToSuperview", ["_ superview"], doc: "Called before the superview changes."
      ) { (it: UIView, superview: UIView?) in it.willMove(toSuperview: superview) },
      .overridable("willMoveToWindow", ["_ window"], doc: "Called before the window changes.") {
        (it: UIView, window: UIWindow?) in it.willMove(toWindow: window)
      },
      .overridable("layoutSubviews", doc: "Lays the subviews out.", base: { $0.layoutSubviews() }),
      .overridable(
        "didMoveToSuperview", doc: "Called after the superview changed.",
        base: { $0.didMoveToSuperview() }),
      .overridable(
        "didMoveToWindow", doc: "Called after the window changed.",
        base: { $0.didMoveToWindow() }),
      .overridable(
        "tintColorDidChange", doc: "Called after the tint changed, its own or the inherited one.",
        base: { $0.tintColorDidChange() }),
      .overridable(
        "safeAreaInsetsDidChange", doc: "Called after the safe area changed.",
        base: { $0.safeAreaInsetsDidChange() }),
      .overridable(
        "layoutMarginsDidChange", doc: "Called after the margins changed, before the safe area's.",
        base: { $0.layoutMarginsDidChange() }),
      .overridableProperty(
        "intrinsicContentSize", { $0.intrinsicContentSize },
        doc: "The size the content would like; -1 is no wish."),
    ]
  }
}

extension UIView {
  /// How many levels the view and what is below have.
  fileprivate var height: Int { 1 + (subviews.map(\.height).max() ?? 0) }
}
