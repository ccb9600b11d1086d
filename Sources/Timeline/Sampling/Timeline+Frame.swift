extension Timeline {
  /// What is on screen at a moment: every view in a window, back to front.
  public func frame(at moment: Moment) -> FrameSample {
    var walk = FrameWalk(timeline: self, moment: moment)
    let time = localTime(of: Self.root, below: moment.time, at: moment)
    for window in walk.ordered(children(of: Self.root, at: moment), of: Self.root, time: time) {
      walk.window = window.layer
      let place = Place(plane: .identity, opacity: window.state.isHidden ? 0 : window.state.opacity)
      walk.descend(into: window, view: window.layer, place: place)
    }
    return FrameSample(moment: moment, rows: walk.rows)
  }

  /// The windows at a moment, back to front.
  public func windows(at moment: Moment) -> [Int] {
    let walk = FrameWalk(timeline: self, moment: moment)
    let time = localTime(of: Self.root, below: moment.time, at: moment)
    return walk.ordered(children(of: Self.root, at: moment), of: Self.root, time: time)
      .map(\.layer)
  }

  /// How many frames the timeline has at a rate: one at each tick from 0 to its end; at most 2^40, which
  /// is five centuries at 60 a second.
  public func frameCount(fps: Double) -> Int {
    Int(min((end * fps + 1e-6).rounded(.down), Double(1 << 40))) + 1
  }
}
