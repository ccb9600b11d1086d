/// The animatable properties of a layer, in the order of `LayerState`: one case and one row each.
/// Change detection, implicit actions, presentation, tracks, Lua, help and JSON walk `rows`.
public enum LayerProperty: UInt8, CaseIterable, Sendable, Codable {
  case bounds, position, anchorPoint, anchorPointZ, zPosition, transform, sublayerTransform
  case opacity, isHidden, masksToBounds, isDoubleSided, contentsRect
  case backgroundColor, cornerRadius, borderWidth, borderColor
  case shadowOpacity, shadowRadius, shadowOffset, shadowColor, shadowPath
  case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd

  /// How a `UIView.animate` block treats a change of a view's own layer.
  public enum ViewAnimation: Sendable {
    /// From the old delta to nothing, on top of the model value.
    case additive
    /// From the old value to the model value; a second one replaces the first.
    case absolute
    /// Not at all.
    case none
  }

  /// One row of the table.
  public struct Row: Sendable {
    /// The name in `LayerState` and in UIKit.
    public let name: String
    /// Core Animation's key, where it differs ("hidden").
    public let key: String
    /// What a UIView animation block makes of a change.
    public let viewAnimation: ViewAnimation
    /// Whether a plain layer animates a change by itself.
    public let isImplicitlyAnimated: Bool
    /// One line of help.
    public let doc: String
    /// Where it is stored.
    public let place: PartialKeyPath<LayerState> & Sendable
    /// Reads the property.
    public let get: @Sendable (LayerState) -> LayerValue
    /// Writes the property; a value of another kind changes nothing.
    public let set: @Sendable (inout LayerState, LayerValue) -> Void
  }

  /// The rows, indexed by `rawValue`.
  public static let rows: [Row] = allCases.map { $0.makeRow() }

  /// This property's row.
  public var row: Row { Self.rows[Int(rawValue)] }
}
