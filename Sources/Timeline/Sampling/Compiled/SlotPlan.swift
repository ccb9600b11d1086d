import Motion

/// What the animations of one layer do to its columns and its matrix, if that is all they do.
struct SlotPlan {
  /// A number that shrinks to nothing on top of a column.
  struct Delta {
    var column: Quantity
    var number: Double
    var span: AnimationSpan
  }

  /// Columns that run through keyframes, one list of numbers for each.
  struct Course {
    var columns: [Quantity]
    var numbers: [[Double]]
    var frames: Keyframes
    var span: AnimationSpan
  }

  /// A matrix that shrinks to the identity before the layer's own.
  struct Turn {
    var blend: AffineBlend
    var span: AnimationSpan
  }

  /// A matrix that runs through keyframes.
  struct TurnCourse {
    var blends: [AffineBlend]
    var frames: Keyframes
    var span: AnimationSpan
  }

  /// The deltas, in the order they were added.
  private(set) var deltas: [Delta] = []
  /// The courses; each comes before all deltas of its columns.
  private(set) var courses: [Course] = []
  /// The shrinking matrices, in the order they were added.
  private(set) var turns: [Turn] = []
  /// What the layer's own matrix runs through.
  private(set) var turnCourse: TurnCourse?
  private var touched: Set<Quantity> = []

  /// The plan of some animations over a model state; nil if something in it is no plain arithmetic.
  init?(_ spans: [AnimationSpan], over state: LayerState) {
    for span in spans where span.animation.matters {
      guard take(span, over: state) else { return nil }
    }
  }

  /// Whether the layer's own matrix stays as it is.
  var isUpright: Bool { turns.isEmpty && turnCourse == nil }

  private mutating func take(_ span: AnimationSpan, over state: LayerState) -> Bool {
    let animation = span.animation
    if animation.keyPath == AnimationKeyPath(.transform) { return takeTurn(span) }
    guard let columns = Quantity.columns(of: animation.keyPath) else { return false }
    switch animation.content {
    case .delta(let delta): return takeDelta(delta, columns, span)
    case .from(.number(let from)) where columns == [.opacity]:
      guard touched.insert(.opacity).inserted else { return false }
      deltas.append(Delta(column: .opacity, number: from - state.opacity, span: span))
      return true
    default:
      guard let frames = animation.plainKeyframes else { return false }
      return takeCourse(frames, columns, span)
    }
  }

  private mutating func takeDelta(
    _ delta: LayerValue, _ columns: [Quantity], _ span: AnimationSpan
  ) -> Bool {
    guard let numbers = delta.numbers, numbers.count == columns.count else { return false }
    for (column, number) in zip(columns, numbers) {
      touched.insert(column)
      deltas.append(Delta(column: column, number: number, span: span))
    }
    return true
  }

  private mutating func takeCourse(
    _ frames: Keyframes, _ columns: [Quantity], _ span: AnimationSpan
  ) -> Bool {
    guard touched.isDisjoint(with: columns) else { return false }
    let rows = frames.values.compactMap(\.numbers).filter { $0.count == columns.count }
    guard rows.count == frames.values.count else { return false }
    touched.formUnion(columns)
    let numbers = columns.indices.map { column in rows.map { $0[column] } }
    courses.append(Course(columns: columns, numbers: numbers, frames: frames, span: span))
    return true
  }

  private mutating func takeTurn(_ span: AnimationSpan) -> Bool {
    if case .delta(.transform(let delta)) = span.animation.content {
      guard let blend = delta.flatBlend(to: .identity) else { return false }
      turns.append(Turn(blend: blend, span: span))
      return true
    }
    guard isUpright, let frames = span.animation.plainKeyframes else { return false }
    let blends = zip(frames.values, frames.values.dropFirst()).map { pair -> AffineBlend? in
      guard case (.transform(let from), .transform(let to)) = pair else { return nil }
      return from.flatBlend(to: to)
    }
    guard !blends.contains(nil) else { return false }
    turnCourse = TurnCourse(blends: blends.compactMap { $0 }, frames: frames, span: span)
    return true
  }
}

extension Animation {
  /// Whether rects and opacities depend on it.
  fileprivate var matters: Bool {
    switch keyPath.property {
    case .position, .bounds, .opacity, .transform, .sublayerTransform, .anchorPoint,
      .anchorPointZ, .zPosition, .isHidden:
      true
    default: false
    }
  }

  /// The keyframes it runs through in straight lines, replacing what is beneath; nil if it does
  /// anything else.
  fileprivate var plainKeyframes: Keyframes? {
    guard !isAdditive, !isCumulative else { return nil }
    switch content {
    case .basic(let from?, let to?, _): return Keyframes(values: [from, to])
    case .keyframes(let frames)
    where frames.calculationMode == .linear && frames.path == nil && frames.values.count > 1:
      return frames
    default: return nil
    }
  }
}
