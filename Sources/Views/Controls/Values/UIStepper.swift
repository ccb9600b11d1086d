import Motion

/// Two buttons, less and more, for a value: a box of 94 x 32 (measured 1.8).
open class UIStepper: UIControl {
  /// The value, between its bounds.
  public final var value = 0.0 { didSet { if value != clamped { value = clamped } } }
  /// The least value.
  public final var minimumValue = 0.0 { didSet { value = max(value, minimumValue) } }
  /// The greatest value.
  public final var maximumValue = 100.0 { didSet { value = min(value, maximumValue) } }
  /// What a tap adds or takes away.
  public final var stepValue = 1.0
  /// Whether it begins again at the other end.
  public final var wraps = false

  private static let size = CGSize(width: 94, height: 32)

  /// A stepper at a place; its size is its own.
  public override init(frame: CGRect = .zero) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  private final var clamped: Double { min(max(value, minimumValue), maximumValue) }

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The left half is less, the right half more.
  override func wasTapped(at point: CGPoint) {
    let old = value
    let wanted = value + (point.x < bounds.midX ? -stepValue : stepValue)
    if wraps, wanted > maximumValue {
      value = minimumValue
    } else if wraps, wanted < minimumValue {
      value = maximumValue
    } else {
      value = wanted
    }
    if value != old { sendActions(for: .valueChanged) }
  }
}
