import Layers

/// What a controller shows in the navigation bar.
public final class UINavigationItem: EngineObject {
  /// When the title is large.
  public enum LargeTitleDisplayMode: Int, Sendable, CaseIterable {
    case automatic, always, never
  }

  /// The title.
  public var title: String? { didSet { changed() } }
  /// A line above the title.
  public var prompt: String? { didSet { changed() } }
  /// A view in place of the title.
  public var titleView: UIView? {
    didSet {
      if let oldValue { release(oldValue) }
      if let titleView { adopt(titleView) }
      changed()
    }
  }
  /// When the title is large.
  public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic { didSet { changed() } }
  /// Whether there is no button back.
  public var hidesBackButton = false { didSet { changed() } }
  /// Whether left items stand beside the button back.
  public var leftItemsSupplementBackButton = false { didSet { changed() } }
  /// The button that leads back to this controller.
  public var backBarButtonItem: UIBarButtonItem? {
    didSet { replace(oldValue.map { [$0] }, backBarButtonItem.map { [$0] }) }
  }
  /// The buttons at the left, from the left.
  public var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { replace(oldValue, leftBarButtonItems) }
  }
  /// The buttons at the right, from the right.
  public var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { replace(oldValue, rightBarButtonItems) }
  }
  weak var controller: UIViewController?

  /// An item with a title.
  public init(title: String? = nil) {
    self.title = title
    super.init()
  }

  public override var owners: [EngineObject] { controller.map { [$0] } ?? [] }

  /// The first button at the left.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button at the right.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Replaces the first button at the left.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces the first button at the right.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  private func replace(_ old: [UIBarButtonItem]?, _ new: [UIBarButtonItem]?) {
    for item in old ?? [] {
      item.item = nil
      release(item)
    }
    for item in new ?? [] {
      item.item = self
      adopt(item)
    }
    changed()
  }

  private func changed() { controller?.navigationController?.navigationBar.itemsChanged() }
}
