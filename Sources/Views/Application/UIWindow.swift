import Layers
import Motion

/// The top of a view tree.
open class UIWindow: UIView {
  /// The controller whose view fills the window; setting it shows it.
  public final var rootViewController: UIViewController? {
    get { root }
    set { setRoot(newValue) }
  }

  private final var root: UIViewController?
  /// The change of size that is in flight.
  final var sizeTransition: SizeTransition?

  /// A window as large as the screen; a script's own window is shown by `makeKeyAndVisible`.
  public override init(frame: CGRect = UIScreen.main.bounds) {
    super.init(frame: frame)
  }

  open override var preferredName: String? { super.preferredName ?? "window" }
  open override var owners: [EngineObject] { [] }
  open override var next: UIResponder? { nil }

  override func safeArea(from inherited: UIEdgeInsets) -> UIEdgeInsets {
    world.timeline.screen.safeArea
  }

  /// Shows the window in front of the others and lets it get the events.
  open func makeKeyAndVisible() {
    let application = UIApplication.shared
    if !application.windows.contains(self) {
      application.windows.append(self)
      world.scriptHost?.setRoot(self, true)
    }
    application.keyWindow = self
    world.windowLayers = application.windows.map(\.layer)
    isHidden = false
    if let root, root.view.superview == nil { install(root) }
  }

  /// Whether the window is on the screen.
  final var isShown: Bool { layer.isWindow }

  private final func setRoot(_ controller: UIViewController?) {
    guard root !== controller else { return }
    if let old = root { remove(old) }
    root = controller
    guard let controller else { return }
    adopt(controller)
    if isShown { install(controller) }
  }

  private final func install(_ controller: UIViewController) {
    controller.window = self
    let view = controller.loadedView
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    controller.beginAppearance(.appearing, animated: false)
    insertSubview(view, at: 0)
    world.deferAfterCommit(first: true) { controller.endAppearance() }
  }

  private final func remove(_ controller: UIViewController) {
    controller.beginAppearance(.disappearing, animated: false)
    controller.viewIfLoaded?.removeFromSuperview()
    controller.endAppearance()
    controller.window = nil
    release(controller)
  }
}
