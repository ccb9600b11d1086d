import Motion

/// A line of text to write in; nothing is typed here. With a rounded border it is 34 high and its text
/// plus 28 wide (measured 1.8); with the others it is as large as its text (chosen).
open class UITextField: UIControl {
  /// UIKit's borders.
  public enum BorderStyle: Int, Sendable, CaseIterable {
    case none, line, bezel, roundedRect
  }

  /// The text.
  public final var text: String? = "" { didSet { contentChanged(text != oldValue) } }
  /// What shows while there is no text.
  public final var placeholder: String? { didSet { contentChanged(placeholder != oldValue) } }
  /// The font; 17 points regular at first.
  public final var font = UIFont.systemFont(ofSize: 17) {
    didSet { contentChanged(font != oldValue) }
  }
  /// The colour of the text.
  public final var textColor: UIColor? = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// How the text is placed in the width.
  public final var textAlignment = NSTextAlignment.natural
  /// The border.
  public final var borderStyle = BorderStyle.none {
    didSet { contentChanged(borderStyle != oldValue) }
  }

  /// A text field with a frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  open override var intrinsicContentSize: CGSize {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let screen = UIScreen.main
    let size = CGSize(
      width: screen.ceiled(font.width(of: shown)), height: screen.ceiled(font.lineHeight))
    guard borderStyle == .roundedRect else { return size }
    return CGSize(width: size.width + 28, height: 34)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private final func contentChanged(_ changed: Bool) {
    guard changed else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
