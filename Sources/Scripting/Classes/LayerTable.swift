import Layers
import LuaRuntime
import Motion

/// The tables of layers: their properties come from the table in `Motion`.
enum LayerTable {
  /// `CALayer`
  static func layer(_ parent: LuaType) -> LuaClass<CALayer> {
    LuaClass<CALayer>(
      "CALayer", parent: parent, doc: "A layer of the tree, with model values.",
      members: [.constructor([], doc: "A plain layer.") { _ in CALayer() }]
        + LayerProperty.allCases.map(property) + looks + geometry + transforms + timing
        + conversions + tree + animations)
  }

  /// One property of the table, under its own name.
  private static func property(_ property: LayerProperty) -> LuaMember<CALayer> {
    let row = property.row
    return .property(
      row.name, { LayerValueBox(value: row.get($0.state)) },
      set: { layer, box in
        let value = try box.fitting(row.get(layer.state), row.name)
        layer.set(property, value)
      }, doc: row.doc)
  }

  private static var geometry: [LuaMember<CALayer>] {
    [
      .property(
        "frame", { $0.frame }, set: { $0.frame = try Finite.check($1, "frame") },
        doc: "The bounding box of the transformed bounds in the superlayer, in points."),
      .property("name", { $0.name }, set: { $0.name = $1 }, doc: "The name in output."),
      .method("contains", ["_ point"], doc: "Whether the bounds contain a point.") {
        (it: CALayer, point: CGPoint) in it.state.bounds.contains(point)
      },
    ]
  }

  private static var transforms: [LuaMember<CALayer>] {
    [
      .method("affineTransform", doc: "The transform as a 2-D one, or the identity.") {
        (it: CALayer) in it.state.transform.affine
      },
      .method("setAffineTransform", ["_ transform"], doc: "Sets the transform to a 2-D one.") {
        (it: CALayer, transform: CGAffineTransform) in
        it.set(.transform, .transform(CATransform3D(try Finite.check(transform, "transform"))))
      },
      .method(
        "setValue", ["_ value: value", "forKeyPath: string?", "forKey: string?"],
        doc: "Sets a part of a property: {forKeyPath = \"transform.scale\"}.",
        arguments: { try setValue($0, $1) }),
      .method("value", ["forKeyPath"], doc: "A property, or a part of one, by its key path.") {
        (it: CALayer, path: String) in
        LayerValueBox(value: try keyPath(path, "value").read(it.state))
      },
    ]
  }

  private static func setValue(
    _ it: CALayer, _ arguments: LuaArguments
  ) throws -> (any LuaConvertible)? {
    let key: String? = try arguments.optional("forKey")
    let path = try keyPath(key ?? arguments.required("forKeyPath"), "setValue")
    let box = try arguments.optional("value", LayerValueBox.self) ?? LayerValueBox(value: nil)
    var state = it.state
    path.write(try box.fitting(path.sample, path.text), to: &state)
    it.set(path.property, path.property.row.get(state))
    return nil
  }

  /// The key path of a text; an unknown one is an error.
  private static func keyPath(_ text: String, _ method: String) throws -> AnimationKeyPath {
    guard let path = AnimationKeyPath(text) else {
      let guess = Suggestion.clause(for: text, in: AnimationCheck.known)
      throw LuaFailure("\(method): no layer has the key path '\(text)'\(guess)")
    }
    return path
  }

  private static var tree: [LuaMember<CALayer>] {
    [
      .readOnly("superlayer", { $0.superlayer }, doc: "The layer above."),
      .readOnly("sublayers", { $0.sublayers }, doc: "The layers below, back to front: a copy."),
      .method("addSublayer", ["_ layer"], doc: "Adds a layer on top.") {
        (it: CALayer, layer: CALayer) in
        try checkDepth(of: layer, below: it)
        it.addSublayer(layer)
      },
      .method(
        "insertSublayer",
        ["_ layer: CALayer", "at: integer?", "above: CALayer?", "below: CALayer?"],
        doc: "Adds a layer at an index from 0, or above or below a sublayer.",
        arguments: { try insert($0, $1) }),
      .method(
        "replaceSublayer", ["_ old", "with"], doc: "Puts a layer in the place of a sublayer."
      ) { (it: CALayer, old: CALayer, layer: CALayer) in
        try checkDepth(of: layer, below: it)
        it.replaceSublayer(old, with: layer)
      },
      .method("removeFromSuperlayer", doc: "Takes the layer out of its superlayer.") {
        (it: CALayer) in it.removeFromSuperlayer()
      },
      .method("presentation", doc: "The layer as it is on screen now; nil before a commit.") {
        (it: CALayer) in it.presentation()
      },
      .method("model", doc: "The layer whose presentation this is; itself if it is none.") {
        (it: CALayer) in it.model()
      },
      .method(
        "hitTest", ["_ point"],
        doc: "The layer farthest down that contains a point of the superlayer's space, or nil."
      ) { (it: CALayer, point: CGPoint) in it.hitTest(try Finite.check(point, "point")) },
    ]
  }

  private static func insert(
    _ it: CALayer, _ arguments: LuaArguments
  ) throws -> (any LuaConvertible)? {
    let layer = try arguments.required("layer", CALayer.self)
    try checkDepth(of: layer, below: it)
    if let index: Int = try arguments.optional("at") {
      it.insertSublayer(layer, at: index)
    } else if let above: CALayer = try arguments.optional("above") {
      it.insertSublayer(layer, above: above)
    } else if let below: CALayer = try arguments.optional("below") {
      it.insertSublayer(layer, below: below)
    } else {
      throw LuaFailure("insertSublayer needs a place: {at = 0}, {above = layer} or {below = layer}")
    }
    return nil
  }

  /// A tree deeper than 1,000 levels is refused.
  static func checkDepth(of layer: CALayer, below parent: CALayer) throws {
    guard parent.depth + layer.height < 1000 else {
      throw LuaFailure("a layer tree deeper than 1000 levels is refused")
    }
  }
}

extension CALayer {
  /// How many levels the layer and what is below have.
  fileprivate var height: Int {
    1 + max(sublayers.map(\.height).max() ?? 0, mask?.height ?? 0)
  }

  /// How many layers are above.
  fileprivate var depth: Int { superlayer.map { $0.depth + 1 } ?? 0 }
}
