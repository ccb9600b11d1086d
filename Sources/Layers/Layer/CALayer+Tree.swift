extension CALayer {
  /// Adds a layer on top, taking it from where it was.
  public final func addSublayer(_ layer: CALayer) { insert(layer, at: nil) }

  /// Adds a layer at an index from 0, back to front; one out of range is brought into it.
  public final func insertSublayer(_ layer: CALayer, at index: Int) { insert(layer, at: index) }

  /// Adds a layer just above a sublayer; above no sublayer is the top.
  public final func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let rest = sublayers.filter { $0 !== layer }
    insert(layer, at: sibling.flatMap { it in rest.firstIndex { $0 === it } }.map { $0 + 1 })
  }

  /// Adds a layer just below a sublayer; below no sublayer is the bottom.
  public final func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let rest = sublayers.filter { $0 !== layer }
    insert(layer, at: sibling.flatMap { it in rest.firstIndex { $0 === it } } ?? 0)
  }

  /// Puts a layer in the place of a sublayer; one that is no sublayer is not replaced.
  public final func replaceSublayer(_ old: CALayer, with layer: CALayer) {
    guard old !== layer, sublayers.contains(where: { $0 === old }), !isDescendant(of: layer) else {
      return
    }
    insertSublayer(layer, below: old)
    old.removeFromSuperlayer()
  }

  /// Takes the layer out of its superlayer.
  public final func removeFromSuperlayer() {
    guard let parent = superlayer, !leaveAsMask() else { return }
    if isInWindow { removeAnimationsBelow() }
    parent.sublayers.removeAll { $0 === self }
    superlayer = nil
    parent.mark(sublayers: true)
    if !isViewLayer { parent.release(self) }
  }

  /// Whether the layer is, or lies below, another.
  public final func isDescendant(of other: CALayer) -> Bool {
    var layer: CALayer? = self
    while let it = layer {
      if it === other { return true }
      layer = it.superlayer
    }
    return false
  }

  private final func insert(_ layer: CALayer, at index: Int?) {
    guard !isDescendant(of: layer) else { return }
    if !layer.leaveAsMask(), let parent = layer.superlayer {
      if !isInWindow, layer.isInWindow { layer.removeAnimationsBelow() }
      parent.sublayers.removeAll { $0 === layer }
      layer.superlayer = nil
      if parent !== self {
        parent.mark(sublayers: true)
        if !layer.isViewLayer { parent.release(layer) }
      }
    }
    sublayers.insert(layer, at: min(max(index ?? sublayers.count, 0), sublayers.count))
    layer.superlayer = self
    mark(sublayers: true)
    if !layer.isViewLayer { adopt(layer) }
  }

  /// Core Animation: a layer that leaves the window loses its animations, and so does all below it.
  final func removeAnimationsBelow() {
    removeAllAnimations()
    for layer in sublayers { layer.removeAnimationsBelow() }
    maskLayer?.removeAnimationsBelow()
  }
}
