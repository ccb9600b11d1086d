import Motion

/// The values of one layer at a moment. All are pure functions: the order of questions is free.
extension Timeline {
  /// The model values; nil before the layer existed.
  public func modelState(of layer: Int, at moment: Moment) -> LayerState? {
    guard knows(layer), let created = layers[layer]?.created, moment.sees(created),
      var state = layers[layer]?.initial
    else { return nil }
    layers[layer]?.tracks.apply(to: &state, at: moment)
    return state
  }

  /// The values on screen: the model values under the animations that run; nil before the layer
  /// existed.
  public func presentation(of layer: Int, at moment: Moment) -> LayerState? {
    guard knows(layer) else { return nil }
    let isStill = layers[layer]?.animations.isEmpty != false
    let time = isStill ? moment.time : localTime(of: layer, at: moment)
    return presentation(of: layer, localTime: time, at: moment)
  }

  /// The values on screen of a layer whose own time is known.
  func presentation(of layer: Int, localTime: Double, at moment: Moment) -> LayerState? {
    guard let model = modelState(of: layer, at: moment) else { return nil }
    let open = openSpans(of: layer, at: moment)
    if open.isEmpty { return model }
    return presentation(model, under: open, localTime: localTime, at: moment)
  }

  /// The animations that are on a layer, in the order they were added.
  public func openSpans(of layer: Int, at moment: Moment) -> [AnimationSpan] {
    guard knows(layer), let spans = layers[layer]?.animations, !spans.isEmpty else { return [] }
    var open: [AnimationSpan] = []
    var index = spans.partition { moment.sees($0.added) } - 1
    while index >= 0 {
      let span = spans[index]
      if isOpen(span, at: moment) { open.append(span) }
      index -= 1 + Int(span.skipped)
    }
    open.reverse()
    return open
  }

  /// Whether a span that was added has not been taken away.
  func isOpen(_ span: AnimationSpan, at moment: Moment) -> Bool {
    guard let clock = clocks.indices.contains(span.clock) ? clocks[span.clock] : nil
    else { return false }
    return !moment.sees(span.removed) && !moment.sees(clock.ended)
  }
}
