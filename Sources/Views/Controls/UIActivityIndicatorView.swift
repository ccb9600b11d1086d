import Layers
import Motion

/// A wheel that turns: a box with UIKit's sizes.
open class UIActivityIndicatorView: UIView {
  /// The kinds of wheel.
  public enum Style: Int, Sendable, CaseIterable {
    case medium = 100
    case large = 101

    /// The size, in points: 20 or 37 square.
    var size: CGSize {
      switch self {
      case .medium: CGSize(width: 20, height: 20)
      case .large: CGSize(width: 37, height: 37)
      }
    }
  }

  /// The kind; its size is the view's.
  public final var style: Style {
    didSet {
      guard style != oldValue else { return }
      bounds = CGRect(origin: bounds.origin, size: style.size)
      invalidateIntrinsicContentSize()
    }
  }
  /// Whether it is hidden while it does not turn.
  public final var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }
  /// The colour of the wheel; UIKit's grey at first.
  public final var color: UIColor? = UIColor(red: 0.6, green: 0.6, blue: 0.6, alpha: 1)
  /// Whether it turns.
  public private(set) final var isAnimating = false

  /// A wheel of a kind, hidden until it turns.
  public init(style: Style = .medium) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    isHidden = true
  }

  /// A medium wheel in a frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .medium)
    if frame != .zero { self.frame = frame }
  }

  open override var intrinsicContentSize: CGSize { style.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// Lets it turn, and shows it.
  public final func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops it, and hides it unless it is to stay.
  public final func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}
