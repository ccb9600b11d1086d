import Layers
import LuaRuntime
import Motion
import Views

/// One chain of the maker: `make.top.leading:equalTo(other):offset(8):priority(750)`.
final class ConstraintDescription: EngineObject {
  private let view: UIView
  private var attributes: [NSLayoutConstraint.Attribute]
  private var relation = NSLayoutConstraint.Relation.equal
  private var target: SnapTarget?
  private var offset: SnapTarget?
  private var inset: SnapTarget?
  private var multiplier = 1.0
  private var priority = UILayoutPriority.required
  private var built: [NSLayoutConstraint]?

  init(_ view: UIView, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.view = view
    self.attributes = attributes
    super.init()
  }

  /// The constraints, made once.
  func build() throws -> [NSLayoutConstraint] {
    if let built { return built }
    guard let target else {
      throw LuaFailure("make.\(attributes[0]) is related to nothing: end with :equalTo(other)")
    }
    let made = try attributes.enumerated().map { try constraint($0.element, $0.offset, target) }
    built = made
    return made
  }

  private func constraint(
    _ attribute: NSLayoutConstraint.Attribute, _ index: Int, _ target: SnapTarget
  ) throws -> NSLayoutConstraint {
    var (other, otherAttribute): (EngineObject?, NSLayoutConstraint.Attribute) = (nil, attribute)
    if case .item(let item, let attributes) = target {
      other = item
      if attributes.count == 1 { otherAttribute = attributes[0] }
      if attributes.count > 1, index < attributes.count { otherAttribute = attributes[index] }
    } else if attribute != .width, attribute != .height {
      other = try superview()
    }
    let constant =
      target.constant(for: attribute) + (offset?.constant(for: attribute) ?? 0)
      + (inset?.inset(for: attribute) ?? 0)
    let made = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: relation, toItem: other,
      attribute: otherAttribute, multiplier: multiplier, constant: constant)
    made.priority = priority
    made.isMade = true
    return made
  }

  private func superview() throws -> UIView {
    guard let superview = view.superview else {
      throw LuaFailure("\(view.outputName) has no superview: add it first, then make constraints")
    }
    return superview
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: SnapTarget
  ) -> ConstraintDescription {
    self.relation = relation
    self.target = target
    return self
  }

  /// `ConstraintDescription`
  static func table(_ parent: LuaType) -> LuaType {
    LuaClass<ConstraintDescription>(
      "ConstraintDescription", parent: parent, doc: "One chain of the constraint maker.",
      members: chain + relations + changes)
  }

  private static var chain: [LuaMember<ConstraintDescription>] {
    SnapItem.names.map { entry in
      .readOnly(
        entry.name,
        {
          $0.attributes += entry.attributes
          return $0
        }, doc: entry.doc)
    }
  }

  private static var relations: [LuaMember<ConstraintDescription>] {
    let names: [(String, NSLayoutConstraint.Relation, String)] = [
      ("equalTo", .equal, "is equal to"),
      ("lessThanOrEqualTo", .lessThanOrEqual, "is at most"),
      ("greaterThanOrEqualTo", .greaterThanOrEqual, "is at least"),
    ]
    return names.flatMap { name, relation, words in
      [
        .method(name, ["_ other"], doc: "It \(words) a view, an edge (v.snp.top) or a number.") {
          (it: ConstraintDescription, target: SnapTarget) in it.relate(relation, target)
        },
        .method(name + "Superview", doc: "It \(words) the same of the superview.") {
          (it: ConstraintDescription) in it.relate(relation, .item(try it.superview(), []))
        },
      ]
    }
  }

  private static var changes: [LuaMember<ConstraintDescription>] {
    [
      .method("offset", ["_ amount"], doc: "Adds a constant.") {
        (it: ConstraintDescription, amount: SnapTarget) in
        it.offset = amount
        return it
      },
      .method("inset", ["_ amount"], doc: "Moves edges inwards by a number or UIEdgeInsets.") {
        (it: ConstraintDescription, amount: SnapTarget) in
        it.inset = amount
        return it
      },
      .method("multipliedBy", ["_ factor"], doc: "Multiplies the other side.") {
        (it: ConstraintDescription, factor: Double) in
        it.multiplier = try Finite.check(factor, "multipliedBy")
        return it
      },
      .method("dividedBy", ["_ divisor"], doc: "Divides the other side.") {
        (it: ConstraintDescription, divisor: Double) in
        it.multiplier = try Finite.check(1 / divisor, "dividedBy")
        return it
      },
      .method("priority", ["_ priority"], doc: "Sets what it weighs.") {
        (it: ConstraintDescription, priority: UILayoutPriority) in
        it.priority = priority
        return it
      },
      .readOnly(
        "constraint", { try $0.build().first },
        doc: "The (first) constraint that comes of it, to keep and change later."),
    ]
  }
}
