import Motion

extension Timeline {
  /// The values of a layer under animations, in the order they were added; the layer's own time is
  /// known.
  func presentation(
    _ model: LayerState, under spans: [AnimationSpan], localTime: Double, at moment: Moment
  ) -> LayerState {
    var presentation = Presentation(model)
    for span in spans {
      guard let clock = clocks[span.clock]?.clock else { continue }
      let reading = clock.reading(at: localTime - span.timeShift, isAfter: moment.isAfter)
      presentation.apply(span.animation, local: reading.local, pace: reading.pace)
    }
    return presentation.values
  }
}
