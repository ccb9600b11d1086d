import Layers
import Motion

/// The bar of a navigation controller: title, button back and the top controller's items.
public final class UINavigationBar: UIView {
  /// Whether content goes on beneath it.
  public var isTranslucent = true { didSet { relayOwner(isTranslucent != oldValue) } }
  /// Whether titles are large.
  public var prefersLargeTitles = false {
    didSet { relayOwner(prefersLargeTitles != oldValue) }
  }
  /// The fill of the bar.
  public var barTintColor: UIColor?
  weak var owner: UINavigationController?
  /// The title.
  let label = BarLabel()
  /// The title in large, while it shows.
  private(set) var largeLabel: BarLabel?
  /// The line above the title, while it shows.
  private(set) var promptLabel: BarLabel?
  private var left: [UIView] = []
  private var right: [UIView] = []
  private var isStale = true

  /// A bar.
  public init() { super.init(frame: .zero) }

  public override var owners: [EngineObject] { super.owners + (owner.map { [$0] } ?? []) }

  /// The items of the controllers on the stack.
  public var items: [UINavigationItem] { owner?.stack.map(\.navigationItem) ?? [] }

  /// The item that shows.
  public var topItem: UINavigationItem? { items.last }

  /// The item below the one that shows.
  public var backItem: UINavigationItem? { items.dropLast().last }

  /// The items, or what they show, changed.
  func itemsChanged() {
    isStale = true
    setNeedsLayout()
    guard let owner, owner.isViewLoaded else { return }
    relayOwner(owner.barFrame.height != frame.height)
  }

  public override func layoutSubviews() {
    if isStale { rebuild() }
    let y = rowTop
    layOutItems(y)
    layOutTitles(y)
  }

  private func layOutItems(_ y: CGFloat) {
    var x: CGFloat = 16
    for view in left {
      let width = view.intrinsicContentSize.width
      view.frame = CGRect(x: x, y: y, width: width, height: 44)
      x += width + 8
    }
    x = bounds.width - 16
    for view in right {
      let width = view.intrinsicContentSize.width
      x -= width
      view.frame = CGRect(x: x, y: y, width: width, height: 44)
      x -= 8
    }
  }

  private func rebuild() {
    isStale = false
    for view in subviews { view.removeFromSuperview() }
    left = []
    right = []
    guard let item = topItem else { return }
    label.text = item.title ?? item.controller?.title
    promptLabel = line(item.prompt, UIFont.systemFont(ofSize: 13))
    largeLabel =
      owner?.showsLargeTitle == true ? line(label.text, UIFont.boldSystemFont(ofSize: 34)) : nil
    if let title = item.titleView {
      addSubview(title)
    } else if label.text?.isEmpty == false {
      addSubview(label)
    }
    let own = item.leftBarButtonItems ?? []
    if let backItem, !item.hidesBackButton, own.isEmpty || item.leftItemsSupplementBackButton {
      left.append(BarButton(back(to: backItem)))
    }
    left += own.map { BarButton($0) }
    right = (item.rightBarButtonItems ?? []).map { BarButton($0) }
    for view in left + right { addSubview(view) }
  }

  /// A line of text in the bar; nil where there is none.
  private func line(_ text: String?, _ font: UIFont) -> BarLabel? {
    guard let text, !text.isEmpty else { return nil }
    let label = BarLabel()
    label.text = text
    label.font = font
    addSubview(label)
    return label
  }

  private func back(to item: UINavigationItem) -> UIBarButtonItem {
    if let own = item.backBarButtonItem { return own }
    let button = BackButtonItem(title: item.title ?? item.controller?.title ?? "Back")
    button.setTarget(owner) { target, _ in
      (target as? UINavigationController)?.popViewController(animated: true)
    }
    return button
  }

  private func relayOwner(_ changed: Bool) {
    guard changed else { return }
    owner?.isPlacementDue = true
    owner?.viewIfLoaded?.setNeedsLayout()
  }
}
