import Layers

extension UIViewController {
  /// The nearest navigation controller around it.
  public final var navigationController: UINavigationController? { nearestParent() }

  /// The nearest tab bar controller around it.
  public final var tabBarController: UITabBarController? { nearestParent() }

  private final func nearestParent<Container: UIViewController>() -> Container? {
    var it = parent
    while let controller = it {
      if let found = controller as? Container { return found }
      it = controller.parent
    }
    return nil
  }

  /// Whether it neither appears nor disappears itself: its child's end is not its own.
  final var isAtRest: Bool { appearance == .appeared || appearance == .disappeared }

  /// A child stays after all; while the container is gone or goes itself, so does the child.
  final func bringBack(_ child: UIViewController, animated: Bool) {
    if appearance == .appeared || appearance == .appearing {
      child.beginAppearance(.appearing, animated: animated)
    }
    if isAtRest { child.endAppearance() }
  }

  /// The bars that show the title show the new one.
  final func titleChanged() {
    navigationController?.navigationBar.itemsChanged()
    tabBarController?.tabBar.itemsChanged()
  }

  final func makeNavigationItem() -> UINavigationItem {
    let item = UINavigationItem()
    item.controller = self
    adopt(item)
    return item
  }

  final func makeTabBarItem() -> UITabBarItem {
    let item = UITabBarItem()
    item.controller = self
    adopt(item)
    return item
  }
}
