import Motion

/// A switch: a box of UIKit's size, 51 x 31 or, from iOS 26 on, 63 x 28 (measured 1.8), that a tap turns.
open class UISwitch: UIControl {
  /// Whether it is on.
  public final var isOn = false
  /// The fill while it is on.
  public final var onTintColor: UIColor?

  /// A switch at a place; its size is its own.
  public override init(frame: CGRect = .zero) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  private static var size: CGSize {
    UIApplication.shared.ios >= 26
      ? CGSize(width: 63, height: 28) : CGSize(width: 51, height: 31)
  }

  /// Turns it on or off; nobody is told.
  public final func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  override func wasTapped(at point: CGPoint) {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
