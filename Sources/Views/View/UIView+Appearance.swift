import Layers
import Motion

extension UIView {
  /// 0 (clear) to 1 (opaque); brought into that range.
  public final var alpha: CGFloat {
    get { layer.state.opacity }
    set { layer.opacity = min(max(newValue, 0), 1) }
  }

  /// Whether the view and all below are left out. It is not animatable: it takes effect at once.
  public final var isHidden: Bool {
    get { layer.state.isHidden || leavingRun != nil }
    set {
      if superview?.setHidden(newValue, of: self) != true { layer.isHidden = newValue }
    }
  }

  /// The fill behind the content.
  public final var backgroundColor: UIColor? {
    get { layer.state.backgroundColor }
    set { layer.backgroundColor = newValue }
  }

  /// Whether subviews are clipped to the bounds.
  public final var clipsToBounds: Bool {
    get { layer.state.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// The tint of the view: its own, or the one it inherits; systemBlue at the top.
  public final var tintColor: UIColor? {
    get { ownTint ?? superview?.tintColor ?? UIColor.systemBlue }
    set {
      guard ownTint != newValue else { return }
      ownTint = newValue
      tellTint()
    }
  }

  /// Tells the view, and those below that inherit, of a new tint.
  private final func tellTint() {
    send("tintColorDidChange") { tintColorDidChange() }
    for view in subviews where view.ownTint == nil { view.tellTint() }
  }
}
