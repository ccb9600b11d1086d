import Motion

/// What shows the item of a tab.
final class TabButton: UIControl {
  let item: UITabBarItem
  private let label = BarLabel()

  init(_ item: UITabBarItem, _ tap: @escaping () -> Void) {
    self.item = item
    super.init()
    addTarget(nil, key: "tap", for: .touchUpInside) { _, _ in tap() }
    label.font = UIFont.systemFont(ofSize: 10)
    label.text = item.shownTitle
    if label.text?.isEmpty == false { addSubview(label) }
  }

  override var preferredName: String? { "tabButton(\(item.shownTitle ?? ""))" }

  override func layoutSubviews() {
    let size = label.intrinsicContentSize
    label.frame = CGRect(
      x: bounds.midX - size.width / 2, y: 34, width: size.width, height: size.height)
  }
}
