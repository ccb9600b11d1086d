import Layers
import LuaRuntime
import Motion

extension LayerTable {
  /// The mask, the contents and the corners.
  static var looks: [LuaMember<CALayer>] {
    [
      .property(
        "mask", { $0.mask },
        set: { it, mask in
          if let mask { try checkDepth(of: mask, below: it) }
          it.mask = mask
        },
        doc: "A layer in this one's space whose opaque part lets it show through; no sublayer."),
      .property(
        "contents", { $0.looks.contents },
        set: { it, contents in
          if let old = it.looks.contents { it.release(old) }
          it.looks.contents = contents
          if let contents { it.adopt(contents) }
        }, doc: "A picture; nothing is drawn of it."),
      .property(
        "contentsGravity", { $0.looks.contentsGravity }, set: { $0.looks.contentsGravity = $1 },
        doc: "How the contents are placed in the bounds."),
      .property(
        "maskedCorners", { $0.looks.maskedCorners }, set: { $0.looks.maskedCorners = $1 },
        doc: "Which corners cornerRadius rounds: layerMinXMinYCorner is the top left one."),
      .property(
        "cornerCurve", { $0.looks.cornerCurve }, set: { $0.looks.cornerCurve = $1 },
        doc: "How corners are rounded: circular or continuous."),
    ]
  }
}

extension LayerLooks.Gravity: LuaEnumeration {
  /// `CALayerContentsGravity`
  public static var luaTypeName: String { "CALayerContentsGravity" }
}

extension LayerLooks.Curve: LuaEnumeration {
  /// `CALayerCornerCurve`
  public static var luaTypeName: String { "CALayerCornerCurve" }
}

extension LayerLooks.Corners: LuaOptions {
  /// `CACornerMask`
  public static var luaTypeName: String { "CACornerMask" }

  /// Core Animation's names.
  public static var luaOptions: [(name: String, value: LayerLooks.Corners)] {
    [
      ("layerMinXMinYCorner", .layerMinXMinYCorner), ("layerMaxXMinYCorner", .layerMaxXMinYCorner),
      ("layerMinXMaxYCorner", .layerMinXMaxYCorner), ("layerMaxXMaxYCorner", .layerMaxXMaxYCorner),
    ]
  }
}
