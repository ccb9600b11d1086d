import Motion

/// What shows the item of a tab.
final class TabButton: UIControl {
  let item: UITabBarItem
  private lazy var label = makeLabel()

  init(_ item: UITabBarItem, _ tap: @escaping () -> Void) {
    self.item = item
    super.init()
    addTarget(nil, key: "tap", for: .touchUpInside) { _, _ in tap() }
    refresh()
  }

  private func makeLabel() -> BarLabel {
    let label = BarLabel()
    label.font = UIFont.systemFont(ofSize: 10)
    label.text = item.shownTitle
    addSubview(label)
    return label
  }

  /// Shows what the item has now.
  func refresh() {
    let title = item.shownTitle ?? ""
    if !title.isEmpty || !subviews.isEmpty { label.text = title }
  }

  override var preferredName: String? { "tabButton(\(item.shownTitle ?? ""))" }

  override func layoutSubviews() {
    guard !subviews.isEmpty else { return }
    let size = label.intrinsicContentSize
    label.frame = CGRect(
      x: bounds.midX - size.width / 2, y: 34, width: size.width, height: size.height)
  }
}
