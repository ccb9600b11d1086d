import Motion

extension CALayer {
  /// The layer whose presentation this is; itself if it is none.
  public final func model() -> CALayer { original ?? self }

  /// The layer farthest down the tree that contains a point of the superlayer's space, front to back.
  /// A presentation layer looks at what is on screen, and finds presentation layers.
  public final func hitTest(_ point: CGPoint) -> CALayer? {
    guard !state.isHidden, let down = state.down(from: stateAbove) else { return nil }
    let inside = down.apply(point)
    let isInside = state.bounds.contains(inside)
    if state.masksToBounds, !isInside { return nil }
    for child in sublayersFrontToBack {
      if let hit = child.hitTest(inside) { return hit }
    }
    return isInside ? self : nil
  }

  /// What touches find of the layer, by the animations that run on it.
  public final var touches: AnimationRun.Touches {
    var result = AnimationRun.Touches.model
    for it in live where it.run.state == .running {
      if it.run.touches == .nothing { return .nothing }
      if it.run.touches == .shown { result = .shown }
    }
    return result
  }

  /// Whether a point of the layer's own space lies inside: the min edges do, the max edges do not.
  public final func contains(_ point: CGPoint) -> Bool { state.bounds.contains(point) }

  /// The values of the layer above: on screen for a presentation layer.
  private var stateAbove: LayerState? {
    original == nil ? superlayer?.state : original?.superlayer?.presentationState
  }

  /// The sublayers in the order in which they are seen: by depth, then the last added first.
  private var sublayersFrontToBack: [CALayer] {
    let layers = original.map { $0.sublayers.compactMap { $0.presentation() } } ?? sublayers
    if layers.allSatisfy({ $0.state.zPosition == 0 }) { return layers.reversed() }
    return layers.enumerated().sorted {
      ($0.element.state.zPosition, $0.offset) > ($1.element.state.zPosition, $1.offset)
    }.map(\.element)
  }
}
