import Motion

/// What shows a bar button item.
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = BarLabel()

  init(_ item: UIBarButtonItem) {
    self.item = item
    super.init()
    item.view = self
    addTarget(nil, key: "tap", for: .touchUpInside) { [weak item] _, _ in item?.sendAction() }
    if let view = item.customView {
      addSubview(view)
    } else if let title = item.title {
      label.text = title
      addSubview(label)
    }
  }

  override var preferredName: String? { "barButton(\(item.title ?? item.outputName))" }

  override var intrinsicContentSize: CGSize {
    let width =
      item.customView?.bounds.width ?? item.image?.size.width
      ?? label.intrinsicContentSize.width
    return CGSize(width: max(width, 22), height: 44)
  }

  override func layoutSubviews() {
    let view = item.customView ?? label
    let size = item.customView?.bounds.size ?? label.intrinsicContentSize
    view.frame = CGRect(
      x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}

/// A line of text in a bar.
final class BarLabel: UILabel {
  override var preferredName: String? { "barLabel(\(text ?? ""))" }
}
