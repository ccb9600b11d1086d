import Motion

/// All that is recorded of one layer.
public struct LayerRecord: Sendable, Hashable {
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
  public internal(set) var tracks: Tracks
  /// The sublayers, back to front, as indices into `Timeline.layers`.
  public internal(set) var children: [Change<[Int]>]
  /// The superlayer, as an index into `Timeline.layers`; -1 is none. Follows from `children`.
  public internal(set) var parents: [Change<Int>]
  /// The mask, as an index into `Timeline.layers`; -1 is none. Its superlayer is this layer.
  public internal(set) var masks: [Change<Int>]
  /// The media timing of the layer itself; empty is the identity.
  public internal(set) var timing: [Change<MediaTiming>]
  /// The animations, in the order they were added.
  public internal(set) var animations: [AnimationSpan]

  /// A record as a layer is first seen.
  public init(name: String, className: String, isView: Bool, created: Double, initial: LayerState) {
    self.name = name
    self.className = className
    self.isView = isView
    self.created = created
    self.initial = initial
    tracks = Tracks()
    children = []
    parents = []
    masks = []
    timing = []
    animations = []
  }
}
