import Layers

/// What a controller shows in the tab bar.
public final class UITabBarItem: EngineObject {
  /// The title; nil is the controller's.
  public var title: String? { didSet { changed() } }
  /// The picture.
  public var image: UIImage?
  /// A number for the app's own use.
  public var tag: Int
  /// The text of the badge; nil is none.
  public var badgeValue: String?
  weak var controller: UIViewController?

  /// An item from its parts.
  public init(title: String? = nil, image: UIImage? = nil, tag: Int = 0) {
    self.title = title
    self.image = image
    self.tag = tag
    super.init()
    if let image { adopt(image) }
  }

  /// The view that shows it in a bar; nil before the bar's layout.
  public var barView: UIView? {
    guard let bar = controller?.tabBarController?.tabBar else { return nil }
    return bar.items?.firstIndex(of: self).flatMap { bar.button(at: $0) }
  }

  public override var owners: [EngineObject] { controller.map { [$0] } ?? [] }

  /// The title that shows: its own, or the controller's. UIKit: for a navigation controller that has
  /// none it is that of the controller at the bottom of its stack.
  var shownTitle: String? {
    title ?? controller?.title
      ?? (controller as? UINavigationController)?.stack.first?.tabBarItem.shownTitle
  }

  private func changed() { controller?.tabBarController?.tabBar.itemsChanged() }
}
