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
  var rootLayers: () -> [CALayer] = { [] }
  private var dirty: [CALayer] = []
  private var dead: [Int] = []
  private var forgottenUntil = 0.0

  init(screen: Screen, fps: Double) {
    timeline = Timeline(screen: screen, fps: fps)
  }

  /// Notes that a layer must be looked at when the turn is committed.
  func touch(_ layer: CALayer) { dirty.append(layer) }

  /// A recorded layer is gone.
  func died(_ index: Int) { dead.append(index) }

  /// Notes that something that shows changed at a time.
  func changed(at time: Double) { lastChange = max(lastChange, time) }

  /// Records everything that changed since the last commit, at the turn's time.
  func commit(at time: Double) {
    guard !dirty.isEmpty || rootsChanged else { return }
    var changed = false
    let layers = dirty
    dirty.removeAll(keepingCapacity: true)
    for layer in layers where layer.record < 0 { add(layer, at: time) }
    for layer in layers { if record(layer, at: time) { changed = true } }
    if rootsChanged { if recordRoots(at: time) { changed = true } }
    if changed { self.changed(at: time) }
  }

  /// Forgets the live half when the world is torn down.
  func forgetLive() {
    dirty.removeAll()
    rootLayers = { [] }
  }

  /// Forgets what is older than what is kept; called before the clock moves.
  func clockWillMove() {
    guard keep < .infinity else { return }
    let horizon = timeline.end - keep
    guard horizon > forgottenUntil + keep / 2 else { return }
    forgottenUntil = horizon
    dead = timeline.forget(before: horizon, dead: dead)
  }

  private func add(_ layer: CALayer, at time: Double) {
    var state = layer.state
    layer.unsetChanges()
    if let view = layer.delegate as? EngineObject {
      layer.record = timeline.add(
        LayerRecord(
          name: view.outputName, className: view.className, isView: true, created: time,
          initial: state))
    } else {
      state = layer.state
      layer.record = timeline.add(
        LayerRecord(
          name: layer.outputName, className: layer.className, isView: false, created: time,
          initial: state))
    }
  }

  private func record(_ layer: CALayer, at time: Double) -> Bool {
    let index = layer.record
    guard index >= 0 else { return false }
    var changed = false
    let changes = layer.takeChanges()
    var bits = changes.properties
    while bits != 0 {
      let bit = bits.trailingZeroBitCount
      bits &= bits - 1
      guard let property = LayerProperty(rawValue: UInt8(bit)) else { continue }
      let value = property.row.get(layer.state)
      if timeline.layers[index]?.note(property, value, at: time) == true { changed = true }
    }
    if changes.sublayers {
      for child in layer.sublayers where child.record < 0 { add(child, at: time) }
      let ids = layer.sublayers.map(\.record)
      if timeline.layers[index]?.note(children: ids, at: time) == true { changed = true }
    }
    if changes.timing {
      if timeline.layers[index]?.note(timing: layer.mediaTiming, at: time) == true {
        changed = true
      }
    }
    return changed
  }

  private func recordRoots(at time: Double) -> Bool {
    rootsChanged = false
    let roots = rootLayers()
    for layer in roots where layer.record < 0 { add(layer, at: time) }
    return timeline.layers[Timeline.root]?.note(children: roots.map(\.record), at: time) == true
  }
}
