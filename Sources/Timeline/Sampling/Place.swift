import Motion

/// What a layer inherits from those above it.
struct Place {
  /// From the layer's own space to the window's.
  var plane: PlaneTransform
  /// The product of the opacities so far; 0 once one is hidden.
  var opacity: Double

  /// The window's own space, everything shown.
  static let window = Place(plane: .identity, opacity: 1)

  /// The place of a sublayer with the given values; the superlayer's may bring perspective.
  func below(_ state: LayerState, in parent: LayerState?) -> Place {
    Place(
      plane: state.up(in: parent).concatenating(plane),
      opacity: state.isHidden ? 0 : opacity * state.opacity)
  }
}
