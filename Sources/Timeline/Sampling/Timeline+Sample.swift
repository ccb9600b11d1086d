import Motion

extension Timeline {
  /// All about one layer at a moment; nil before it existed.
  public func sample(_ layer: Int, at moment: Moment) -> LayerSample? {
    guard let model = modelState(of: layer, at: moment) else { return nil }
    let path = path(to: layer, at: moment)
    var time = moment.time
    var place = Place.window
    var state = model
    var parent: LayerState?
    for step in path {
      time = localTime(of: step, below: time, at: moment)
      guard let values = presentation(of: step, localTime: time, at: moment) else { return nil }
      state = values
      if step == Self.root { continue }
      place = place.below(values, in: parent)
      if parent == nil { place.plane = .identity }
      parent = values
    }
    let window = path.count > 1 && path[0] == Self.root ? path[1] : nil
    let superview = path.count > 1 ? path[path.count - 2] : Self.root
    return LayerSample(
      layer: layer, state: state, model: model, opacity: place.opacity,
      rect: window.map { _ in place.plane.box(of: state.bounds) },
      quad: window.map { _ in place.plane.quad(of: state.bounds) },
      mask: window.flatMap { _ in maskBox(of: layer, state, time: time, place, at: moment) },
      window: window,
      superview: superview == Self.root ? nil : superview)
  }
}
