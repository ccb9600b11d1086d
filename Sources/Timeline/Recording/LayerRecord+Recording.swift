import Motion

extension LayerRecord {
  /// Records that a model value changed; in the turn that made the layer it is part of the
  /// beginning.
  mutating func record(_ value: LayerValue, for property: LayerProperty, at time: Double) {
    let isFirst = tracks[property].isEmpty
    if isFirst, Time.isSame(time, created) {
      property.row.set(&initial, value)
      return
    }
    let before = isFirst || tracks[property].count == 1 ? property.row.get(initial) : nil
    tracks[property].record(value, at: time, initial: before)
    if tracks[property].isEmpty { tracks.compact() }
  }
}
