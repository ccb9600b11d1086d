import Motion

/// How far something is: a box as wide as it is made and 4 high (chosen).
open class UIProgressView: UIView {
  /// How far, 0...1.
  public final var progress = 0.0 {
    didSet {
      let within = min(max(progress, 0), 1)
      if progress != within { progress = within }
    }
  }
  /// The fill of what is done.
  public final var progressTintColor: UIColor?
  /// The fill of what is left.
  public final var trackTintColor: UIColor?

  /// A progress view with a frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// Sets how far.
  public final func setProgress(_ progress: Double, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize { CGSize(width: -1, height: 4) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 4)
  }
}
