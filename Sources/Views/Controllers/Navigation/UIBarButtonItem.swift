import Layers
import Timeline

/// A button in a bar.
public class UIBarButtonItem: EngineObject {
  /// How it looks.
  public enum Style: Int, Sendable, CaseIterable {
    case plain = 0
    case done = 2
  }

  /// UIKit's own items.
  public enum SystemItem: Int, Sendable, CaseIterable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo
    case close = 24

    /// The words of those that have some.
    var title: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      default: nil
      }
    }
  }

  /// The title.
  public final var title: String? { didSet { if title != oldValue { contentChanged() } } }
  /// The picture; it stands in place of the title.
  public final var image: UIImage? { didSet { imageChanged(from: oldValue) } }
  /// How it looks.
  public final var style: Style
  /// Whether it takes taps.
  public final var isEnabled = true
  /// A number for the app's own use.
  public final var tag = 0
  /// A view in place of the button.
  public final let customView: UIView?
  /// What it does.
  public final var primaryAction: UIAction? {
    didSet {
      if let oldValue { release(oldValue) }
      if let primaryAction { adopt(primaryAction) }
    }
  }
  final weak var item: UINavigationItem?
  /// What shows it in a bar, once it does.
  final weak var view: BarButton?
  /// Whose action it calls; weak.
  public private(set) final weak var target: AnyObject?
  /// What names the action for who set it; UIKit's selector.
  public final var action: AnyObject?
  private final var call: ((AnyObject?, UIBarButtonItem) -> Void)?
  private final var isBound = false

  /// An item from its parts.
  public init(
    title: String? = nil, image: UIImage? = nil, style: Style = .plain,
    primaryAction: UIAction? = nil, customView: UIView? = nil
  ) {
    self.title = title ?? primaryAction?.title
    self.image = image
    self.style = style
    self.customView = customView
    super.init()
    if let image { adopt(image) }
    if let customView { adopt(customView) }
    self.primaryAction = primaryAction
    if let primaryAction { adopt(primaryAction) }
  }

  /// One of UIKit's own items.
  public convenience init(barButtonSystemItem item: SystemItem, primaryAction: UIAction? = nil) {
    self.init(
      title: item.title, style: item == .done ? .done : .plain, primaryAction: primaryAction)
  }

  private final func imageChanged(from old: UIImage?) {
    guard image !== old else { return }
    if let old { release(old) }
    if let image { adopt(image) }
    contentChanged()
  }

  /// A bar that shows it shows the change.
  private final func contentChanged() {
    view?.refresh()
    view?.superview?.setNeedsLayout()
  }

  /// The view that shows it in a bar; nil before the bar's layout.
  public final var barView: UIView? { view }

  public final override var owners: [EngineObject] { item.map { [$0] } ?? [] }

  /// Sets what it calls on a target, which is held weakly.
  public final func setTarget(
    _ target: AnyObject?, action: @escaping (AnyObject?, UIBarButtonItem) -> Void
  ) {
    self.target = target
    isBound = target != nil
    call = action
  }

  /// Does what a tap does.
  public final func sendAction() {
    guard isEnabled else { return }
    world.record(.action, outputName)
    if let primaryAction { return primaryAction.handler(primaryAction) }
    if !isBound || target != nil { call?(target, self) }
  }
}

/// The button back that a bar makes by itself.
final class BackButtonItem: UIBarButtonItem {}
