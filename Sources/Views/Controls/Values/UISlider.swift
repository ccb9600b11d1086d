import Layers
import Motion

/// A value on a line: a box as wide as it is made and 31 high (chosen).
open class UISlider: UIControl {
  /// The value, between its bounds.
  public final var value = 0.0 { didSet { if value != clamped { value = clamped } } }
  /// The least value.
  public final var minimumValue = 0.0 { didSet { value = max(value, minimumValue) } }
  /// The greatest value.
  public final var maximumValue = 1.0 { didSet { value = min(value, maximumValue) } }
  /// Whether it tells of every step of a finger, and not just of the last.
  public final var isContinuous = true
  private final var isGrabbed = false

  /// A slider with a frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  private final var clamped: Double { min(max(value, minimumValue), maximumValue) }

  /// Sets the value; nobody is told.
  public final func setValue(_ value: Double, animated: Bool) { self.value = value }

  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 31) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 31)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard isEnabled, let touch = touches.inOrder.first, bounds.width > 0 else { return }
    let way = touch.location(in: self).x - touch.previousLocation(in: self).x
    let old = value
    value += way / bounds.width * (maximumValue - minimumValue)
    isGrabbed = true
    if isContinuous, value != old { sendActions(for: .valueChanged) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isEnabled, isGrabbed, !isContinuous { sendActions(for: .valueChanged) }
    isGrabbed = false
    super.touchesEnded(touches, with: event)
  }
}
