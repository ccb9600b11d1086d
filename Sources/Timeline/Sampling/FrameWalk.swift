import Motion

/// A walk over the layers that are shown, in drawing order.
struct FrameWalk {
  /// What is walked over.
  let timeline: Timeline
  /// The moment it is walked at.
  let moment: Moment
  /// The window that the walk is in.
  var window = Timeline.root
  /// The rows so far.
  var rows: [FrameRow] = []

  /// A layer with its values and its own time.
  struct Step {
    var layer: Int
    var isView: Bool
    var time: Double
    var state: LayerState
  }

  /// The layers among `children` that exist, by depth; equal depths keep their order.
  func ordered(_ children: [Int], of parent: Int, time: Double) -> [Step] {
    var steps: [Step] = []
    steps.reserveCapacity(children.count)
    var isFlat = true
    for child in children where timeline.parent(of: child, at: moment) == parent {
      let time = timeline.localTime(of: child, below: time, at: moment)
      guard let state = timeline.presentation(of: child, localTime: time, at: moment)
      else { continue }
      isFlat = isFlat && state.zPosition == 0
      steps.append(
        Step(layer: child, isView: timeline.layers[child]?.isView == true, time: time, state: state)
      )
    }
    return isFlat ? steps : Self.byDepth(steps)
  }

  private static func byDepth(_ steps: [Step]) -> [Step] {
    steps.enumerated().sorted { one, other in
      let (a, b) = (one.element.state.zPosition, other.element.state.zPosition)
      return a == b ? one.offset < other.offset : a < b
    }.map(\.element)
  }

  /// Adds the rows of the layers below one, which is at `place`; `view` is the nearest view.
  mutating func descend(into step: Step, view: Int, place: Place) {
    let children = timeline.children(of: step.layer, at: moment)
    for child in ordered(children, of: step.layer, time: step.time) {
      let below = place.below(child.state, in: step.state)
      if child.isView { rows.append(row(of: child, view: view, place: below)) }
      descend(into: child, view: child.isView ? child.layer : view, place: below)
    }
  }

  private func row(of step: Step, view: Int, place: Place) -> FrameRow {
    let state = step.state
    return FrameRow(
      layer: step.layer, parent: view, window: window, frame: state.frame,
      rect: place.plane.box(of: state.bounds), quad: place.plane.quad(of: state.bounds),
      alpha: state.opacity, opacity: place.opacity, isHidden: state.isHidden,
      transform: state.transform, color: state.backgroundColor,
      mask: timeline.maskBox(of: step.layer, state, time: step.time, place, at: moment))
  }
}
