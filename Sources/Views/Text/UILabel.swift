import Motion

/// A view with text of fixed metrics. (decisions V9, V21)
open class UILabel: UIView {
  /// The text.
  public final var text: String? { didSet { contentChanged(text != oldValue) } }
  /// The font; 17 points regular at first.
  public final var font = UIFont.systemFont(ofSize: 17) {
    didSet { contentChanged(font != oldValue) }
  }
  /// The colour of the text.
  public final var textColor: UIColor? = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// How lines are placed in the width.
  public final var textAlignment = NSTextAlignment.natural
  /// How many lines at most; 0 is as many as it takes.
  public final var numberOfLines = 1 { didSet { contentChanged(numberOfLines != oldValue) } }

  /// How wide the lines of a text of several are at most where nothing else says so; 0 is no limit.
  public final var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { contentChanged(preferredMaxLayoutWidth != oldValue) }
  }

  /// A label with a frame; it takes no touches.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  override func didInit() { isUserInteractionEnabled = false }

  open override var intrinsicContentSize: CGSize {
    let isLimited = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    return size(inWidth: isLimited ? preferredMaxLayoutWidth : .infinity)
  }
  override var fitsLines: Bool { numberOfLines != 1 }

  /// From the font: the ascender is 0.952 of its size, the descender the rest of the line.
  override var baselines: (first: CGFloat, last: CGFloat) {
    let ascender = UIScreen.main.ceiled(0.9521484375 * font.pointSize)
    return (ascender, UIScreen.main.ceiled(font.lineHeight) - ascender)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(inWidth: size.width > 0 ? size.width : .infinity)
  }

  /// The size of the text broken into lines of a width, in points, up to the pixel grid.
  final func size(inWidth width: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let screen = UIScreen.main
    var lines = lines(of: text, inWidth: width)
    if numberOfLines > 0 { lines = Array(lines.prefix(numberOfLines)) }
    let widest = lines.map { font.width(of: $0) }.max() ?? 0
    return CGSize(
      width: screen.ceiled(min(widest, width)),
      height: screen.ceiled(font.lineHeight * CGFloat(lines.count)))
  }

  private final func lines(of text: String, inWidth width: CGFloat) -> [String] {
    var lines: [String] = []
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard numberOfLines != 1, width.isFinite else {
        lines.append(String(paragraph))
        continue
      }
      var line = ""
      for word in paragraph.split(separator: " ") {
        let longer = line.isEmpty ? String(word) : line + " " + word
        if !line.isEmpty, font.width(of: longer) > width {
          lines.append(line)
          line = String(word)
        } else {
          line = longer
        }
      }
      lines.append(line)
    }
    return lines
  }

  private final func contentChanged(_ changed: Bool) {
    guard changed else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
