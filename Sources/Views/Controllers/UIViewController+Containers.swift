import Layers

extension UIViewController {
  /// The nearest navigation controller around it.
  public final var navigationController: UINavigationController? {
    var it = parent
    while let controller = it {
      if let found = controller as? UINavigationController { return found }
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
}
