import Layers
import LuaRuntime
import Motion

extension LayerTable {
  /// `CAShapeLayer`
  static func shape(_ parent: LuaType) -> LuaClass<CAShapeLayer> {
    LuaClass<CAShapeLayer>(
      "CAShapeLayer", parent: parent,
      doc: "A layer that draws an outline: path, fillColor, strokeColor, lineWidth, strokeEnd.",
      members: [
        .constructor([], doc: "A layer without an outline.") { _ in CAShapeLayer() },
        .property(
          "fillRule", { $0.looks.fillRule }, set: { $0.looks.fillRule = $1 },
          doc: "Which points the outline encloses: nonZero or evenOdd."),
      ] + lines + dashes)
  }

  private static var lines: [LuaMember<CAShapeLayer>] {
    [
      .property(
        "lineCap", { $0.looks.lineCap }, set: { $0.looks.lineCap = $1 },
        doc: "How the line ends: butt, round or square. Kept, but not drawn."),
      .property(
        "lineJoin", { $0.looks.lineJoin }, set: { $0.looks.lineJoin = $1 },
        doc: "How its corners are: miter, round or bevel. Kept, but not drawn."),
      .property(
        "miterLimit", { $0.looks.miterLimit },
        set: { $0.looks.miterLimit = try Finite.check($1, "miterLimit") },
        doc: "The longest miter, as a multiple of lineWidth. Kept, but not drawn or animated."),
    ]
  }

  private static var dashes: [LuaMember<CAShapeLayer>] {
    [
      .property(
        "lineDashPattern", { $0.looks.lineDashPattern },
        set: { it, lengths in
          it.looks.lineDashPattern = try lengths?.map { try Finite.check($0, "lineDashPattern") }
        }, doc: "The lengths of dashes and gaps, in points; nil is a whole line. Not drawn."),
      .property(
        "lineDashPhase", { $0.looks.lineDashPhase },
        set: { $0.looks.lineDashPhase = try Finite.check($1, "lineDashPhase") },
        doc: "Where in the pattern the line begins, in points. Kept, but not drawn or animated."),
    ]
  }
}

extension LayerLooks.FillRule: LuaEnumeration {
  /// `CAShapeLayerFillRule`
  public static var luaTypeName: String { "CAShapeLayerFillRule" }
}

extension LayerLooks.LineCap: LuaEnumeration {
  /// `CAShapeLayerLineCap`
  public static var luaTypeName: String { "CAShapeLayerLineCap" }
}

extension LayerLooks.LineJoin: LuaEnumeration {
  /// `CAShapeLayerLineJoin`
  public static var luaTypeName: String { "CAShapeLayerLineJoin" }
}
