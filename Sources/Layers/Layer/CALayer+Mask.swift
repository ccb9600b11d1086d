extension CALayer {
  /// A layer whose opaque part lets this one show through. It lies in this layer's space and is none of
  /// the sublayers; it is taken from where it was.
  public final var mask: CALayer? {
    get { original.map { $0.mask?.presentation() } ?? maskLayer }
    set {
      guard newValue !== maskLayer else { return }
      if let newValue, isDescendant(of: newValue) {
        return world.raise(
          UIKitException(
            "CALayerInvalid", "layer \(newValue.outputName) is a part of cycle in its layer tree"))
      }
      if let old = maskLayer {
        if isInWindow { old.removeAnimationsBelow() }
        old.superlayer = nil
        if !old.isViewLayer { release(old) }
      }
      newValue?.removeFromSuperlayer()
      maskLayer = newValue
      newValue?.superlayer = self
      if let newValue, !newValue.isViewLayer { adopt(newValue) }
      mark(sublayers: true)
    }
  }

  /// What a mask without a name is called: by the view or layer that it masks.
  final var maskName: String? {
    guard let superlayer, superlayer.maskLayer === self else { return nil }
    let object = superlayer.delegate as? EngineObject ?? superlayer
    return "\(object.outputName).mask"
  }

  /// Takes the layer away as a mask; false if it is none.
  final func leaveAsMask() -> Bool {
    guard let superlayer, superlayer.maskLayer === self else { return false }
    superlayer.mask = nil
    return true
  }
}
