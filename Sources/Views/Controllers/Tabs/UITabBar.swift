import Layers
import Motion

/// The bar of a tab bar controller: a button for each tab, of equal width.
public final class UITabBar: UIView {
  /// Whether content goes on beneath it.
  public var isTranslucent = true
  weak var owner: UITabBarController?
  private var buttons: [TabButton] = []

  /// A bar.
  public init() { super.init(frame: .zero) }

  public override var owners: [EngineObject] { super.owners + (owner.map { [$0] } ?? []) }

  /// The items of the controllers.
  public var items: [UITabBarItem]? { owner?.tabs.map(\.tabBarItem) }

  /// The item of the selected controller.
  public var selectedItem: UITabBarItem? { owner?.selectedViewController?.tabBarItem }

  /// The tabs changed.
  func itemsChanged() { setNeedsLayout() }

  /// What shows the item of a tab.
  func button(at index: Int) -> UIView? {
    buttons.indices.contains(index) ? buttons[index] : nil
  }

  public override func layoutSubviews() {
    let items = items ?? []
    if buttons.map(\.item) != items {
      for button in buttons { button.removeFromSuperview() }
      buttons = items.enumerated().map { index, item in
        TabButton(item) { [weak owner] in owner?.userSelected(index) }
      }
      for button in buttons { addSubview(button) }
    }
    for button in buttons { button.refresh() }
    let width = bounds.width / CGFloat(max(items.count, 1))
    for (index, button) in buttons.enumerated() {
      button.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 49)
    }
  }
}
