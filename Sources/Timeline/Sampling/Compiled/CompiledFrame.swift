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

  /// How a slot's place is found.
  enum Kind: Sendable {
    /// It only moves, and so do all above it.
    case moving
    /// It scales or turns in the plane, or one above it does.
    case turning
    /// The long way.
    case other
  }

  /// What does not change of a slot, for the inner loop.
  struct Fixed: Sendable {
    /// The slot of the superlayer; the windows' is the slot itself.
    var parent: Int
    /// The anchor point, as fractions.
    var anchor: CGPoint
    /// 0 if the layer itself is hidden, else 1.
    var visibility: Double
    /// How its place is found.
    var kind = Kind.other
  }

  /// The layers in drawing order.
  var slots: [Slot] = []
  /// What does not change of each slot.
  var fixed: [Fixed] = []
  /// The slots that turn.
  var turning = TurningSlots()
  /// The slots that need the long way, ascending.
  var others = OtherSlots()
  /// The animations that share clock and timing.
  var groups: [CurveGroup] = []
  private var groupIndices: [CurveGroup.Key: Int] = [:]
  /// The keyframes that share clock, timing and key times.
  var courses: [CourseGroup] = []
  private var courseIndices: [CourseGroup.Key: Int] = [:]
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
    others = OtherSlots(fixed.indices.filter { fixed[$0].kind == .other }, count: count)
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
    let (layer, parent) = (slots[slot].layer, slots[slot].parent)
    guard let state = timeline.modelState(of: layer, at: moment) else { return }
    let spans = timeline.openSpans(of: layer, at: moment)
    if spans.contains(where: { $0.animation.keyPath.property == .zPosition }) {
      hasMovingDepth = true
    }
    let isOnFlat =
      slots[slot].isWindow
      ? !timeline.isRetimed(Timeline.root) : fixed[parent].kind != .other
    guard isOnFlat, !timeline.isRetimed(layer), state.sublayerTransform.isIdentity,
      let matrix = state.transform.flat, let plan = SlotPlan(spans, over: state)
    else { return }
    let isMoving = plan.isUpright && state.transform.isIdentity
    if isMoving, slots[slot].isWindow || fixed[parent].kind == .moving {
      fixed[slot].kind = .moving
    } else if slots[slot].isWindow {
      return
    } else {
      fixed[slot].kind = .turning
      addTurning(slot, matrix, plan)
    }
    for (column, number) in Quantity.values(of: state).enumerated() {
      base[column * slots.count + slot] = number
    }
    addColumns(slot, plan)
  }

  private mutating func addTurning(_ slot: Int, _ matrix: CGAffineTransform, _ plan: SlotPlan) {
    let turns = plan.turns.map { TurningSlots.Turn(blend: $0.blend, group: group(of: $0.span)) }
    let course = plan.turnCourse.map { (index: self.course($0.frames, of: $0.span), $0.blends) }
    turning.add(slot, below: slots[slot].parent, matrix: matrix, turns: turns, course: course)
  }

  private mutating func addColumns(_ slot: Int, _ plan: SlotPlan) {
    var covered: Set<Quantity> = []
    for course in plan.courses {
      let index = self.course(course.frames, of: course.span)
      for (column, numbers) in zip(course.columns, course.numbers) {
        covered.insert(column)
        courses[index].add(numbers, at: column.rawValue * slots.count + slot)
      }
    }
    for delta in plan.deltas where delta.number != 0 {
      let column = delta.column.rawValue
      let isFirst = terms[column].runs.last.map { $0.start + $0.count <= slot } ?? true
      if isFirst && !covered.contains(delta.column) {
        terms[column].add(delta.number, slot: slot, group: group(of: delta.span))
      } else {
        more[column].add(delta.number, slot: slot, group: group(of: delta.span))
      }
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

  private mutating func course(_ frames: Keyframes, of span: AnimationSpan) -> Int {
    let group = group(of: span)
    let key = CourseGroup.Key(
      group: group, count: frames.values.count, keyTimes: frames.keyTimes,
      timingFunctions: frames.timingFunctions)
    if let index = courseIndices[key] { return index }
    courseIndices[key] = courses.count
    courses.append(CourseGroup(frames, group: group))
    return courses.count - 1
  }
}
