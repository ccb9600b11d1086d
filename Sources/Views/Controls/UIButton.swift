import Motion

/// A button with a title or a picture.
open class UIButton: UIControl {
  /// UIKit's kinds of button.
  public enum ButtonType: Int, Sendable, CaseIterable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7
  }

  /// The kind.
  public let buttonType: ButtonType
  /// Shows the title.
  public final private(set) lazy var titleLabel = makeTitleLabel()
  /// Shows the picture.
  public final private(set) lazy var imageView = UIImageView()
  private final var hasTitle = false
  private final var hasImage = false
  private final var titles: [UInt: String] = [:]
  private final var images: [UInt: UIImage] = [:]
  private final var titleColors: [UInt: UIColor] = [:]

  /// A button of a kind.
  public init(type: ButtonType = .custom, frame: CGRect = .zero) {
    buttonType = type
    super.init(frame: frame)
  }

  private final func makeTitleLabel() -> UILabel {
    let label = UILabel()
    label.font = UIFont.systemFont(ofSize: buttonType == .system ? 15 : 18)
    label.textAlignment = .center
    label.textColor = currentTitleColor
    return label
  }

  /// Sets the title of a state.
  public final func setTitle(_ title: String?, for state: State) {
    titles[state.rawValue] = title
    hasTitle = hasTitle || title != nil
    guard hasTitle else { return }
    titleLabel.text = currentTitle
    if titleLabel.superview == nil { addSubview(titleLabel) }
    contentChanged()
  }

  /// The title of a state; the normal one stands in.
  public final func title(for state: State) -> String? {
    titles[state.rawValue] ?? titles[State.normal.rawValue]
  }

  /// The title that shows.
  public final var currentTitle: String? { title(for: state) }

  /// Sets the colour of the title in a state.
  public final func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state.rawValue] = color
    if hasTitle { titleLabel.textColor = currentTitleColor }
  }

  /// The colour of the title in a state; the normal one stands in. UIKit: a system button's is its
  /// tint, another's is white.
  public final func titleColor(for state: State) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[State.normal.rawValue]
      ?? (buttonType == .system ? tintColor : UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  /// The colour of the title that shows.
  public final var currentTitleColor: UIColor? { titleColor(for: state) }

  open override func tintColorDidChange() {
    if hasTitle { titleLabel.textColor = currentTitleColor }
  }

  /// Sets the picture of a state.
  public final func setImage(_ image: UIImage?, for state: State) {
    if let old = images[state.rawValue] { release(old) }
    images[state.rawValue] = image
    if let image { adopt(image) }
    hasImage = hasImage || image != nil
    guard hasImage else { return }
    imageView.image = currentImage
    if imageView.superview == nil { addSubview(imageView) }
    contentChanged()
  }

  /// The picture of a state; the normal one stands in.
  public final func image(for state: State) -> UIImage? {
    images[state.rawValue] ?? images[State.normal.rawValue]
  }

  /// The picture that shows.
  public final var currentImage: UIImage? { image(for: state) }

  /// The title and picture of the state; while a finger is on a system button they are nearly clear
  /// (measured 1.8; at once, and the picture too: chosen).
  override func stateChanged() {
    if hasTitle, titleLabel.text != currentTitle {
      titleLabel.text = currentTitle
      contentChanged()
    }
    if hasImage, imageView.image !== currentImage {
      imageView.image = currentImage
      contentChanged()
    }
    guard buttonType == .system else { return }
    for view in [hasTitle ? titleLabel : nil, hasImage ? imageView : nil] as [UIView?] {
      view?.alpha = isHighlighted ? 0.2 : 1
    }
  }

  private final func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Label plus 12 in height; a picture as it is. (decision V21)
  open override var intrinsicContentSize: CGSize {
    let label = hasTitle ? titleLabel.intrinsicContentSize : .zero
    let image = currentImage?.size ?? .zero
    return CGSize(
      width: label.width + image.width, height: max(label.height + 12, image.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    let label = hasTitle ? titleLabel.intrinsicContentSize : .zero
    let image = currentImage?.size ?? .zero
    var x = bounds.midX - (label.width + image.width) / 2
    if hasImage {
      imageView.frame = CGRect(
        x: x, y: bounds.midY - image.height / 2, width: image.width, height: image.height)
      x += image.width
    }
    if hasTitle {
      titleLabel.textColor = currentTitleColor
      titleLabel.frame = CGRect(
        x: x, y: bounds.midY - label.height / 2, width: label.width, height: label.height)
    }
  }
}
