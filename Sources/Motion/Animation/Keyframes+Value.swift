extension Keyframes {
  /// The value at a progress of the whole, 0...1; nil if there are no keyframes.
  public func value(at progress: Double, beneath: LayerValue) -> LayerValue? {
    guard let last = values.last else { return nil }
    guard values.count > 1 else { return last }
    let place = min(max(progress, 0), 1) * Double(values.count - 1)
    let index = min(Int(place), values.count - 2)
    return LayerValue.interpolate(values[index], values[index + 1], place - Double(index))
  }
}
