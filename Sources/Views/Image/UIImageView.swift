import Motion

/// A view with a picture; it takes no touches.
open class UIImageView: UIView {
  /// The picture.
  public final var image: UIImage? { didSet { pictureChanged(from: oldValue) } }

  /// An image view with a frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// An image view as large as its picture.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }

  override func didInit() { isUserInteractionEnabled = false }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: -1, height: -1)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  private final func pictureChanged(from old: UIImage?) {
    guard image !== old else { return }
    if let old { release(old) }
    if let image { adopt(image) }
    invalidateIntrinsicContentSize()
  }
}
