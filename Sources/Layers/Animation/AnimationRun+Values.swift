import Motion

extension AnimationRun {
  /// Notes the model value that a layer had before the run changed it.
  public func noteStart(_ layer: CALayer, _ property: LayerProperty, from value: LayerValue) {
    starts.append(StartValue(layer: layer, property: property, value: value))
  }

  /// Gives the layers the model values again that they had before the run.
  public func restoreStart() {
    for start in starts.reversed() {
      start.layer.replace(start.property, with: start.value)
    }
  }

  /// Makes what its animations show now the model values, as if they ended where they are.
  public func keepCurrent() {
    var seen = Set<ObjectIdentifier>()
    for member in members where seen.insert(ObjectIdentifier(member.layer)).inserted {
      let layer = member.layer
      let reading = clock.reading(at: clockTime(of: member), isAfter: true)
      let own = layer.live.filter { $0.run === self }.map(\.animation)
      let shown = layer.state.presentation(
        applying: own.map { ($0, reading.local, reading.pace) })
      for property in Set(own.map(\.keyPath.property)) {
        layer.replace(property, with: property.row.get(shown))
      }
    }
  }

  /// Takes all animations away where they are: what they show becomes the model values.
  /// - Returns: The model values at both ends.
  @discardableResult
  public func stop() -> RunEnds {
    let ends = RunEnds(
      starts: starts,
      ends: starts.map {
        StartValue(
          layer: $0.layer, property: $0.property, value: $0.property.row.get($0.layer.state))
      })
    keepCurrent()
    end(finished: false)
    return ends
  }
}
