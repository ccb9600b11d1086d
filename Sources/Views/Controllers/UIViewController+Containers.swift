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
