import Layers
import LuaRuntime
import Motion

/// The table of `CALayer`: its properties come from the table in `Motion`.
enum LayerTable {
  /// `CALayer`
  static func layer(_ parent: LuaType) -> LuaClass<CALayer> {
    LuaClass<CALayer>(
      "CALayer", parent: parent, doc: "A layer of the tree, with model values.",
      members: [.constructor([], doc: "A plain layer.") { _ in CALayer() }]
        + LayerProperty.allCases.map(property) + geometry + tree + animations)
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
    ]
  }

  private static var tree: [LuaMember<CALayer>] {
    [
      .readOnly("superlayer", { $0.superlayer }, doc: "The layer above."),
      .readOnly("sublayers", { $0.sublayers }, doc: "The layers below, back to front: a copy."),
      .method("addSublayer", ["_ layer"], doc: "Adds a layer on top.") {
        (it: CALayer, layer: CALayer) in it.addSublayer(layer)
      },
      .method("removeFromSuperlayer", doc: "Takes the layer out of its superlayer.") {
        (it: CALayer) in it.removeFromSuperlayer()
      },
      .method("presentation", doc: "The layer as it is on screen now; nil before a commit.") {
        (it: CALayer) in it.presentation()
      },
    ]
  }

  private static var animations: [LuaMember<CALayer>] {
    [
      .method("removeAllAnimations", doc: "Takes all animations away.") {
        (it: CALayer) in it.removeAllAnimations()
      },
      .method("removeAnimation", ["forKey"], doc: "Takes the animation under a key away.") {
        (it: CALayer, key: String) in it.removeAnimation(forKey: key)
      },
      .method("animationKeys", doc: "The keys of the animations, in order.") {
        (it: CALayer) in it.animationKeys()
      },
    ]
  }
}
