import Motion

extension Tracks {
  /// Puts the values in force at a moment into a state.
  func apply(to state: inout LayerState, at moment: Moment) {
    for track in all {
      let seen = track.changes.seenCount(at: moment)
      guard seen > 0 else { continue }
      switch (track.property, track.changes[seen - 1].value) {
      case (.position, .point(let value)): state.position = value
      case (.bounds, .rect(let value)): state.bounds = value
      case (.opacity, .number(let value)): state.opacity = value
      case (_, let value): track.property.row.set(&state, value)
      }
    }
  }
}
