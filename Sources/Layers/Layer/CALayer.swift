import Motion
import Timeline

/// A layer of the tree: model values, sublayers and running animations, as Core Animation has it.
@dynamicMemberLookup
open class CALayer: EngineObject {
  /// An animation that is on the layer.
  struct Live {
    let key: String
    let run: AnimationRun
    let animation: Animation
    /// The explicit animation it came from, if any.
    var source: CAAnimation?
  }

  /// The view that owns it, or nil for a plain layer.
  public final weak var delegate: (any CALayerDelegate)? {
    didSet { isViewLayer = delegate != nil }
  }
  /// The model values.
  @exclusivity(unchecked) public internal(set) final var state = LayerState()
  @exclusivity(unchecked) final var isViewLayer = false
  /// The layer above.
  public internal(set) final weak var superlayer: CALayer?
  /// The layers below, back to front.
  public internal(set) final var sublayers: [CALayer] = []
  /// What lets the layer show through, in its space.
  final var maskLayer: CALayer?
  /// What is kept of the contents, without pixels.
  public final var looks = LayerLooks()
  /// How the layer's time runs against its superlayer's.
  public final var mediaTiming = MediaTiming.identity {
    didSet {
      guard mediaTiming != oldValue else { return }
      mark(timing: true)
      world.hasTimedLayers = true
      world.timingsChanged = true
    }
  }
  /// The layer of which this is a copy of what is on screen, if it is one.
  final var original: CALayer?
  /// Its index in the timeline, or -1.
  final var record = -1
  /// Whether it is the layer of a window.
  public internal(set) final var isWindow = false
  final var live: [Live] = []
  @exclusivity(unchecked) private final var changedProperties: UInt64 = 0
  private final var changedSublayers = false
  private final var changedTiming = false

  /// A layer with Core Animation's defaults.
  public override init() {
    super.init()
    world.recorder.touch(self)
    isDirty = true
  }

  /// A copy of what is on screen of another layer; the recorder does not know it.
  init(showing state: LayerState, of original: CALayer) {
    super.init()
    self.state = state
    self.original = original
    isDirty = true
  }

  deinit { if record >= 0 { world.recorder.died(record) } }

  open override var owners: [EngineObject] {
    if let view = delegate as? EngineObject { return [view] }
    return superlayer.map { [$0] } ?? []
  }

  /// What the layer is called: for a script to set.
  public final var name: String?

  open override var preferredName: String? { name ?? maskName }

  @exclusivity(unchecked) private final var isDirty = false

  /// Notes a changed property; the recorder looks at it when the turn is committed.
  @inline(__always)
  final func mark(_ property: LayerProperty) {
    changedProperties |= 1 << UInt64(property.rawValue)
    if !isDirty { touch() }
  }

  /// Notes changed sublayers or timing.
  final func mark(sublayers: Bool = false, timing: Bool = false) {
    changedSublayers = changedSublayers || sublayers
    changedTiming = changedTiming || timing
    if sublayers, world.hasTimedLayers { world.timingsChanged = true }
    if !isDirty { touch() }
  }

  private final func touch() {
    isDirty = true
    world.recorder.touch(self)
  }

  /// Forgets the changed properties: they are part of what is recorded first.
  final func unsetChanges() { changedProperties = 0 }

  /// What changed since the last commit; nothing is changed afterwards.
  final func takeChanges() -> (properties: UInt64, sublayers: Bool, timing: Bool) {
    defer {
      changedProperties = 0
      changedSublayers = false
      changedTiming = false
      isDirty = false
    }
    return (changedProperties, changedSublayers, changedTiming)
  }

  /// Whether the layer is in a window.
  public final var isInWindow: Bool {
    var layer = self
    while let above = layer.superlayer { layer = above }
    return layer.isWindow
  }

  /// Makes sure the timeline knows the layer.
  final func ensureRecorded() {
    if record < 0 { world.recorder.commit(at: world.recordTime) }
  }
}
