import Motion

/// All that is recorded of one layer.
public struct LayerRecord: Sendable, Hashable, Codable {
  /// The name in output, fixed when the layer was first recorded.
  public var name: String
  /// The class in output: "UIView", "Card".
  public var className: String
  /// Whether it is a view's layer: only those have rows.
  public var isView: Bool
  /// When it was first recorded, in seconds.
  public var created: Double
  /// The model values when it was first recorded (or at the horizon of what is kept).
  public var initial: LayerState
  /// The changes of model values since, by property.
  public var tracks: [LayerProperty: [Change<LayerValue>]]
  /// The sublayers, back to front, as indices into `Timeline.layers`.
  public var children: [Change<[Int]>]
  /// The media timing of the layer itself; empty is the identity.
  public var timing: [Change<MediaTiming>]
  /// The animations, in the order they were added.
  public var animations: [AnimationSpan]

  /// A record as a layer is first seen.
  public init(name: String, className: String, isView: Bool, created: Double, initial: LayerState)
  {
    self.name = name
    self.className = className
    self.isView = isView
    self.created = created
    self.initial = initial
    tracks = [:]
    children = []
    timing = []
    animations = []
  }
}
