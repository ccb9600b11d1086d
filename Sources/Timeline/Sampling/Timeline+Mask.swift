import Motion

extension Timeline {
  /// The mask of a layer; nil if it has none.
  public func mask(of layer: Int, at moment: Moment) -> Int? {
    guard knows(layer), layers[layer]?.masks.isEmpty == false,
      let mask = layers[layer]?.masks.value(at: moment), mask != Self.noParent
    else { return nil }
    return mask
  }

  /// The box on screen of what a layer's mask lets through, in the window's coordinates: the outline of
  /// a shape layer, else the mask's bounds; nil without a mask.
  func maskBox(of layer: Int, _ state: LayerState, time: Double, _ place: Place, at moment: Moment)
    -> CGRect?
  {
    guard let mask = mask(of: layer, at: moment) else { return nil }
    let time = localTime(of: mask, below: time, at: moment)
    guard let shown = presentation(of: mask, localTime: time, at: moment) else { return nil }
    let plane = place.below(shown, in: state).plane
    guard let path = shown.path else { return plane.box(of: shown.bounds) }
    return plane.box(of: path.isEmpty ? .zero : path.boundingBoxOfPath)
  }
}
