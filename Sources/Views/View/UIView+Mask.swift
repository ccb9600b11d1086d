import Layers

extension UIView {
  /// A view whose opaque part lets this one show through. It lies in this view's space and is none of
  /// the subviews; it is taken from where it was.
  public final var mask: UIView? {
    get { maskView?.layer === layer.mask ? maskView : nil }
    set {
      guard newValue !== mask else { return }
      if let newValue, isDescendant(of: newValue) {
        return world.raise(
          UIKitException(
            "CALayerInvalid", "\(newValue.outputName) cannot mask itself or what lies in it"))
      }
      if let old = maskView {
        old.maskedView = nil
        release(old)
      }
      newValue?.removeFromSuperview()
      newValue?.maskedView?.mask = nil
      maskView = newValue
      newValue?.maskedView = self
      if let newValue { adopt(newValue) }
      layer.mask = newValue?.layer
    }
  }
}
