import Motion

/// The tree of layers at a moment.
extension Timeline {
  /// The superlayer; nil for the screen, for a layer that is in no tree and before it existed.
  public func parent(of layer: Int, at moment: Moment) -> Int? {
    guard knows(layer), let parent = layers[layer]?.parents.value(at: moment),
      parent != Self.noParent
    else { return nil }
    return parent
  }

  /// The sublayers, back to front, before their depth is regarded.
  public func children(of layer: Int, at moment: Moment) -> [Int] {
    knows(layer) ? layers[layer]?.children.value(at: moment) ?? [] : []
  }

  /// The layers from the topmost one down to this one, both included. The first is the screen if
  /// the layer is shown.
  public func path(to layer: Int, at moment: Moment) -> [Int] {
    var path = [layer]
    while path.count <= layers.count, let parent = parent(of: path[path.count - 1], at: moment) {
      path.append(parent)
    }
    return path.reversed()
  }

  /// The window that a layer is in (or is): the layer below the screen on the way to it.
  public func window(of layer: Int, at moment: Moment) -> Int? {
    let path = path(to: layer, at: moment)
    return path.count > 1 && path[0] == Self.root ? path[1] : nil
  }

  /// The time of a layer itself, in seconds: the world's time through the media timing of all
  /// layers down to it.
  public func localTime(of layer: Int, at moment: Moment) -> Double {
    path(to: layer, at: moment).reduce(moment.time) { localTime(of: $1, below: $0, at: moment) }
  }

  /// The time of a layer, from the time of its superlayer.
  func localTime(of layer: Int, below time: Double, at moment: Moment) -> Double {
    guard isRetimed(layer), let inForce = layers[layer]?.timing.value(at: moment)
    else { return time }
    return inForce.local(parent: time)
  }

  /// Whether a layer ever had media timing of its own.
  func isRetimed(_ layer: Int) -> Bool { knows(layer) && layers[layer]?.timing.isEmpty == false }

  /// Whether an index has a record or had one. Records are large: their parts are read in place.
  @inline(__always)
  func knows(_ layer: Int) -> Bool { layer >= 0 && layer < layers.count }
}
