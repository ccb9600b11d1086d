import Layers
import LuaRuntime
import Motion
import Views

/// `v.snp`, `v.snp.bottom`: a view or guide, held weakly, and what of it.
struct SnapItem: LuaInline {
  weak var item: EngineObject?
  /// What of it; none is whatever the other side names.
  var attributes: [NSLayoutConstraint.Attribute] = []

  init(_ item: EngineObject) { self.item = item }

  static var luaTypeName: String { "ConstraintItem" }

  static func == (lhs: SnapItem, rhs: SnapItem) -> Bool {
    lhs.item === rhs.item && lhs.attributes == rhs.attributes
  }

  /// The names that stand for attributes.
  static let names: [(name: String, attributes: [NSLayoutConstraint.Attribute], doc: String)] = [
    ("left", [.left], "The left edge."), ("right", [.right], "The right edge."),
    ("top", [.top], "The top edge."), ("bottom", [.bottom], "The bottom edge."),
    ("leading", [.leading], "Where text begins."), ("trailing", [.trailing], "Where text ends."),
    ("width", [.width], "The width."), ("height", [.height], "The height."),
    ("centerX", [.centerX], "The middle across."), ("centerY", [.centerY], "The middle down."),
    ("firstBaseline", [.firstBaseline], "The first baseline."),
    ("lastBaseline", [.lastBaseline], "The last baseline."),
    ("edges", [.top, .left, .bottom, .right], "All four edges."),
    ("directionalEdges", [.top, .leading, .bottom, .trailing], "All four edges."),
    ("horizontalEdges", [.left, .right], "The left and the right edge."),
    ("verticalEdges", [.top, .bottom], "The top and the bottom edge."),
    ("center", [.centerX, .centerY], "The middle."), ("size", [.width, .height], "Both sides."),
  ]

  /// `ConstraintItem`
  static func table() -> LuaType {
    LuaValueClass<SnapItem>(
      "ConstraintItem", doc: "What the chained maker knows of a view or guide.",
      text: { "\($0.item?.outputName ?? "nothing").snp" },
      members: names.map { entry in
        .readOnly(
          entry.name,
          {
            var item = $0
            item.attributes += entry.attributes
            return item
          }, doc: entry.doc)
      } + [
        .method("makeConstraints", ["_ make"], doc: "Makes constraints and puts them in force.") {
          (it: SnapItem, function: LuaFunction) in try it.make(function)
        },
        .method(
          "remakeConstraints", ["_ make"],
          doc: "Takes what was made out of force and makes constraints anew."
        ) { (it: SnapItem, function: LuaFunction) in
          NSLayoutConstraint.deactivate(try it.made())
          return try it.make(function)
        },
        .method(
          "updateConstraints", ["_ make"], doc: "Changes the constants of what was made."
        ) { (it: SnapItem, function: LuaFunction) in try it.update(function) },
        .method("removeConstraints", doc: "Takes what was made out of force.") {
          (it: SnapItem) in
          NSLayoutConstraint.deactivate(try it.made())
          return LuaValue.null
        },
      ])
  }

  private func view() throws -> UIView {
    guard let view = item as? UIView else {
      throw LuaFailure("constraints are made on a view: v.snp:makeConstraints(function(make) end)")
    }
    return view
  }

  private func describe(_ function: LuaFunction) throws -> [NSLayoutConstraint] {
    let maker = ConstraintMaker(try view())
    try function.call(maker)
    return try maker.descriptions.flatMap { try $0.build() }
  }

  private func make(_ function: LuaFunction) throws -> LuaValue {
    let constraints = try describe(function)
    try view().translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
    return .null
  }

  private func update(_ function: LuaFunction) throws -> LuaValue {
    let old = try made()
    for constraint in try describe(function) {
      guard let match = old.first(where: { $0.matches(constraint) }) else {
        throw LuaFailure(
          "updateConstraints: no constraint on \(constraint.firstAttribute) was made that differs in "
            + "its constant alone; use remakeConstraints")
      }
      match.constant = constraint.constant
    }
    return .null
  }

  /// The constraints that the maker made for the view and that are in force.
  private func made() throws -> [NSLayoutConstraint] {
    let view = try view()
    var found: [NSLayoutConstraint] = []
    var holder: UIView? = view
    while let it = holder {
      found += it.constraints.filter { $0.isMade && $0.firstItem === view }
      holder = it.superview
    }
    return found
  }
}

extension NSLayoutConstraint {
  /// Whether another one is the same but for the constant.
  fileprivate func matches(_ other: NSLayoutConstraint) -> Bool {
    firstItem === other.firstItem && secondItem === other.secondItem
      && firstAttribute == other.firstAttribute && secondAttribute == other.secondAttribute
      && relation == other.relation && multiplier == other.multiplier
      && priority == other.priority
  }
}
