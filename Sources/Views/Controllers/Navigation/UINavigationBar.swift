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
  private let label = BarLabel()
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
  }

  public override func layoutSubviews() {
    if isStale { rebuild() }
    var x: CGFloat = 16
    let y = UIApplication.shared.ios >= 26 ? 5 : bounds.height >= 56 ? 6.0 : 0
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
    guard let title = topItem?.titleView ?? (label.superview == nil ? nil : label) else { return }
    let size = title === label ? label.intrinsicContentSize : title.bounds.size
    title.frame = CGRect(
      x: bounds.midX - size.width / 2, y: y + 22 - size.height / 2, width: size.width,
      height: size.height)
  }

  private func rebuild() {
    isStale = false
    for view in subviews { view.removeFromSuperview() }
    left = []
    right = []
    guard let item = topItem else { return }
    label.text = item.title ?? item.controller?.title
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
