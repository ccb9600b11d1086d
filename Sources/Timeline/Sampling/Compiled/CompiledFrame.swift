import Motion

/// All frames between two changes of the record, as flat arrays.
struct CompiledFrame: Sendable {
  /// A slot's fixed data.
  struct Slot: Sendable {
    var layer: Int
    /// The slot of the superlayer; the windows' is the slot itself.
    var parent: Int
    var isWindow: Bool
  }

  /// What does not change of a slot, for the inner loop.
  struct Fixed: Sendable {
    /// The slot of the superlayer; the windows' is the slot itself.
    var parent: Int
    /// The anchor point, as fractions.
    var anchor: CGPoint
    /// 0 if the layer itself is hidden, else 1.
    var visibility: Double
    /// Whether it only moves: the columns are about such slots.
    var isPlain = false
  }

  /// The layers in drawing order.
  var slots: [Slot] = []
  /// What does not change of each slot.
  var fixed: [Fixed] = []
  /// The slots that need the long way, ascending.
  var others = OtherSlots()
  /// The animations that share clock and timing.
  var groups: [CurveGroup] = []
  private var groupIndices: [CurveGroup.Key: Int] = [:]
  /// The first term of each slot, by quantity.
  var terms = [Terms](repeating: Terms(), count: Quantity.allCases.count)
  /// The terms that come on top.
  var more = [Terms](repeating: Terms(), count: Quantity.allCases.count)
  /// Model values: one column for each quantity.
  var base: [Double] = []
  /// Values on screen: one column for each quantity.
  var values: [Double] = []
  /// From each slot's own space to the window's, as a movement.
  var shifts: [CGPoint] = []
  /// Whether the drawing order itself is animated: then every frame is walked.
  var hasMovingDepth = false

  /// Compiles what is on screen around a moment.
  init(_ timeline: Timeline, _ moment: Moment, into frame: inout FlatFrame) {
    collect(timeline, moment)
    let count = slots.count
    base = [Double](repeating: 0, count: count * Quantity.allCases.count)
    for slot in slots.indices { compile(slot, timeline, moment) }
    values = base
    shifts = [CGPoint](repeating: .zero, count: count)
    others = OtherSlots(fixed.indices.filter { !fixed[$0].isPlain }, count: count)
    prepare(timeline, &frame)
  }

  /// Finds the slots: a walk with the model's depth order.
  private mutating func collect(_ timeline: Timeline, _ moment: Moment) {
    let walk = FrameWalk(timeline: timeline, moment: moment)
    let time = timeline.localTime(of: Timeline.root, below: moment.time, at: moment)
    func add(_ step: FrameWalk.Step, below parent: Int?) {
      let slot = slots.count
      slots.append(Slot(layer: step.layer, parent: parent ?? slot, isWindow: parent == nil))
      fixed.append(
        Fixed(
          parent: parent ?? slot, anchor: step.state.anchorPoint,
          visibility: step.state.isHidden ? 0 : 1))
      let children = timeline.children(of: step.layer, at: moment)
      for child in walk.ordered(children, of: step.layer, time: step.time) {
        add(child, below: slot)
      }
    }
    let windows = timeline.children(of: Timeline.root, at: moment)
    for window in walk.ordered(windows, of: Timeline.root, time: time) { add(window, below: nil) }
  }

  private mutating func compile(_ slot: Int, _ timeline: Timeline, _ moment: Moment) {
    let layer = slots[slot].layer
    let parent = slots[slot].parent
    guard let state = timeline.modelState(of: layer, at: moment) else { return }
    let spans = timeline.openSpans(of: layer, at: moment)
    if spans.contains(where: { $0.animation.keyPath.property == .zPosition }) {
      hasMovingDepth = true
    }
    let isOnPlain =
      slots[slot].isWindow
      ? !timeline.isRetimed(Timeline.root) : fixed[parent].isPlain
    guard isOnPlain, !timeline.isRetimed(layer), Self.isPlain(state), Self.arePlain(spans) else {
      return
    }
    fixed[slot].isPlain = true
    let numbers = [
      state.position.x, state.position.y, state.bounds.origin.x, state.bounds.origin.y,
      state.bounds.size.width, state.bounds.size.height, state.opacity,
    ]
    for (quantity, number) in numbers.enumerated() { base[quantity * slots.count + slot] = number }
    for span in spans { add(span, state, slot) }
  }

  private static func isPlain(_ state: LayerState) -> Bool {
    state.transform.isIdentity && state.sublayerTransform.isIdentity
  }

  /// Whether all that matters can be written as terms.
  private static func arePlain(_ spans: [AnimationSpan]) -> Bool {
    var fades = 0
    for span in spans {
      let path = span.animation.keyPath
      switch (path.property, path.component, span.animation.content) {
      case (.position, .whole, .delta(.point)), (.bounds, .whole, .delta(.rect)): break
      case (.opacity, .whole, .from(.number)): fades += 1
      case (.position, _, _), (.bounds, _, _), (.opacity, _, _), (.transform, _, _),
        (.sublayerTransform, _, _), (.anchorPoint, _, _), (.anchorPointZ, _, _),
        (.zPosition, _, _), (.isHidden, _, _):
        return false
      default: break
      }
    }
    return fades <= 1
  }

  private mutating func add(_ span: AnimationSpan, _ state: LayerState, _ slot: Int) {
    switch span.animation.content {
    case .delta(.point(let delta)) where span.animation.keyPath.property == .position:
      let group = group(of: span)
      add(delta.x, .positionX, slot, group)
      add(delta.y, .positionY, slot, group)
    case .delta(.rect(let delta)):
      let group = group(of: span)
      add(delta.origin.x, .originX, slot, group)
      add(delta.origin.y, .originY, slot, group)
      add(delta.size.width, .width, slot, group)
      add(delta.size.height, .height, slot, group)
    case .from(.number(let from)) where span.animation.keyPath.property == .opacity:
      add(from - state.opacity, .opacity, slot, group(of: span))
    default: break
    }
  }

  private mutating func add(_ delta: Double, _ quantity: Quantity, _ slot: Int, _ group: Int) {
    if delta == 0 { return }
    let column = quantity.rawValue
    if terms[column].runs.last.map({ $0.start + $0.count == slot + 1 }) == true {
      more[column].add(delta, slot: slot, group: group)
    } else {
      terms[column].add(delta, slot: slot, group: group)
    }
  }

  private mutating func group(of span: AnimationSpan) -> Int {
    let timing = span.animation.timing
    let key = CurveGroup.Key(
      clock: span.clock, timing: ObjectIdentifier(timing), timeShift: span.timeShift)
    if let index = groupIndices[key] { return index }
    groupIndices[key] = groups.count
    groups.append(CurveGroup(clock: span.clock, timing: timing, timeShift: span.timeShift))
    return groups.count - 1
  }
}
