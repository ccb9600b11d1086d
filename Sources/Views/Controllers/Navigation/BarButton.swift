import Motion

/// What shows a bar button item: its view, or its picture, or its title.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private lazy var label = BarLabel()
  private lazy var picture = UIImageView()

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init()
    item.view = self
    addTarget(nil, key: "tap", for: .touchUpInside) { [weak item] _, _ in item?.sendAction() }
    refresh()
  }

  override var preferredName: String? { "barButton(\(item.title ?? item.outputName))" }

  /// What shows the item: its own view, its picture, or its title.
  private var content: UIView? {
    if let view = item.customView { return view }
    if item.image != nil { return picture }
    return item.title == nil ? nil : label
  }

  /// Shows what the item has now.
  func refresh() {
    let content = content
    if content is BarLabel { label.text = item.title }
    if item.customView == nil, item.image != nil { picture.image = item.image }
    for view in subviews where view !== content { view.removeFromSuperview() }
    if let content, content.superview !== self { addSubview(content) }
    setNeedsLayout()
  }

  /// The size of the content, in points.
  private var contentSize: CGSize {
    if let size = item.customView?.bounds.size ?? item.image?.size { return size }
    return item.title == nil ? .zero : label.intrinsicContentSize
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: max(contentSize.width, 22), height: 44)
  }

  override func layoutSubviews() {
    let size = contentSize
    content?.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
