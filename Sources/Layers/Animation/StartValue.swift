import Motion

/// A model value of a layer as it was before a run changed it.
struct StartValue {
  let layer: CALayer
  let property: LayerProperty
  let value: LayerValue
}
