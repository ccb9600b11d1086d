import Motion
import Timeline

/// Writes the timeline: the layers that changed, at the commit of each turn.
public final class Recorder {
  /// What was recorded so far.
  public var timeline: Timeline
  /// The time of the last change that shows, in seconds.
  public private(set) var lastChange = Time.setUp
  /// How much of the past is kept, in seconds; infinite is all.
  public var keep = Double.infinity
  /// The windows changed in this turn.
  var rootsChanged = false
  /// The layers of the windows, back to front.
  public var rootLayers: () -> [CALayer] = { [] }
  private var dirty: [CALayer] = []
  private var dead: [Int] = []
  private var live: [Int: Live] = [:]
  private var forgottenUntil = 0.0

  /// A recorded layer that may still be there.
  private struct Live {
    weak var layer: CALayer?
  }

  init(screen: Screen, fps: Double) {
    timeline = Timeline(screen: screen, fps: fps)
  }

  /// Whether something changed since the last commit.
  public var hasChanges: Bool { !dirty.isEmpty || rootsChanged }

  /// Notes that a layer must be looked at when the turn is committed.
  func touch(_ layer: CALayer) { dirty.append(layer) }

  /// Lets go of changed layers that nobody else holds: no frame will show them.
  public func dropUnreachable() {
    var count = -1
    while dirty.count != count {
      count = dirty.count
      var kept: [CALayer] = []
      for index in dirty.indices where !isKnownUniquelyReferenced(&dirty[index]) {
        kept.append(dirty[index])
      }
      dirty = kept
    }
  }

  /// A recorded layer is gone.
  func died(_ index: Int) {
    dead.append(index)
    live[index] = nil
  }

  /// The live view of a recorded layer, or the layer itself if it is plain; nil if it is gone.
  public func liveObject(_ index: Int) -> EngineObject? {
    guard let layer = live[index]?.layer else { return nil }
    return layer.delegate as? EngineObject ?? layer
  }

  /// Exchanges the screen, before anything is shown.
  public func setScreen(_ screen: Screen) {
    let expectations = timeline.expectations
    timeline = Timeline(screen: screen, fps: timeline.fps)
    timeline.expectations = expectations
  }

  /// Notes that something that shows changed at a time.
  func changed(at time: Double) { lastChange = max(lastChange, time) }

  /// Records everything that changed since the last commit, at the turn's time.
  func commit(at time: Double) {
    guard !dirty.isEmpty || rootsChanged else { return }
    let layers = dirty
    dirty.removeAll(keepingCapacity: true)
    for layer in layers where layer.record < 0 { add(layer, at: time) }
    for layer in layers { record(layer, at: time) }
    if rootsChanged { recordRoots(at: time) }
    changed(at: time)
  }

  /// Forgets the live half when the world is torn down.
  func forgetLive() {
    dirty.removeAll()
    rootLayers = { [] }
  }

  /// Forgets what is older than what is kept; called before the clock moves.
  /// - Returns: The names of the layers that nothing remembers any more.
  func clockWillMove() -> [String] {
    guard keep < .infinity else { return [] }
    let horizon = timeline.end - keep
    guard horizon > forgottenUntil + keep / 2 else { return [] }
    forgottenUntil = horizon
    let names = dead.map { timeline.layers[$0]?.name }
    let needed = timeline.forget(before: horizon, dead: dead)
    let kept = Set(needed)
    let forgotten = zip(dead, names).compactMap { kept.contains($0) ? nil : $1 }
    dead = needed
    return forgotten
  }

  private func add(_ layer: CALayer, at time: Double) {
    layer.unsetChanges()
    let object = layer.delegate as? EngineObject ?? layer
    layer.record = timeline.addLayer(
      LayerRecord(
        name: object.outputName, className: object.className, isView: object !== layer,
        created: time, initial: layer.state))
    live[layer.record] = Live(layer: layer)
  }

  /// Records what changed on one layer.
  private func record(_ layer: CALayer, at time: Double) {
    let changes = layer.takeChanges()
    var bits = changes.properties
    while bits != 0 {
      let bit = bits.trailingZeroBitCount
      bits &= bits - 1
      guard let property = LayerProperty(rawValue: UInt8(bit)) else { continue }
      timeline.record(
        property.row.get(layer.state), for: property, of: layer.record, at: time)
    }
    if changes.sublayers {
      for child in layer.sublayers where child.record < 0 { add(child, at: time) }
      timeline.setChildren(layer.sublayers.map(\.record), of: layer.record, at: time)
      if let mask = layer.maskLayer, mask.record < 0 { add(mask, at: time) }
      timeline.setMask(layer.maskLayer?.record ?? -1, of: layer.record, at: time)
    }
    if changes.timing { timeline.setTiming(layer.mediaTiming, of: layer.record, at: time) }
  }

  private func recordRoots(at time: Double) {
    rootsChanged = false
    let roots = rootLayers()
    for layer in roots where layer.record < 0 { add(layer, at: time) }
    timeline.setChildren(roots.map(\.record), of: Timeline.root, at: time)
  }
}
