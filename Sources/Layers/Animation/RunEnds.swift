/// The model values at both ends of a run that was stopped in between.
public struct RunEnds {
  let starts: [StartValue]
  let ends: [StartValue]

  /// Gives the layers the model values that they had before the run.
  public func goToStart() {
    for start in starts.reversed() { start.layer.replace(start.property, with: start.value) }
  }

  /// Gives the layers the model values that the run was to end with.
  public func goToEnd() {
    for end in ends { end.layer.replace(end.property, with: end.value) }
  }
}
