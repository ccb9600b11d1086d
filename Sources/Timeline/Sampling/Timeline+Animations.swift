import Motion

extension Timeline {
  /// Puts animations over the values of a layer, in the order they were added.
  func apply(
    _ spans: [AnimationSpan], to state: inout LayerState, localTime: Double, at moment: Moment
  ) {
  }
}
