import Layers
import Motion
import Timeline

/// Several controllers, of which the selected one shows, over a bar.
open class UITabBarController: UIViewController {
  /// Who brings animators and hears of selections; weak, as in UIKit.
  public final weak var delegate: (any UITabBarControllerDelegate)? {
    didSet { hadDelegate = delegate != nil }
  }
  /// The bar at the bottom.
  public final let tabBar = UITabBar()
  final var tabs: [UIViewController] = []
  final var selection = 0
  /// The controller whose view is in the container: the selected one, but for a transition.
  final var shown: UIViewController?
  final var hadDelegate = false
  final var waiting: [Int] = []
  final var isPlacementDue = true
  /// The view that shows the selected controller's, and that transitions happen in.
  final let content = ContentView()

  /// A tab bar controller without tabs.
  public override init() {
    super.init()
    content.container = self
    tabBar.owner = self
    adopt(tabBar)
  }

  /// The controllers, by tab.
  public final var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers; the selected one stays selected if it is among them.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {
    let (old, new) = (tabs, controllers ?? [])
    let selected = selectedViewController
    for controller in new where !old.contains(controller) {
      addChild(controller)
      controller.tellDidMove(to: self)
    }
    tabs = new
    selection = selected.flatMap { new.firstIndex(of: $0) } ?? 0
    tabBar.itemsChanged()
    if isShowing, shown !== selectedViewController { replaceShown() }
    for controller in old where !new.contains(controller) {
      controller.tellWillMove(to: nil)
      controller.removeFromParent()
    }
    isPlacementDue = true
    viewIfLoaded?.setNeedsLayout()
  }

  /// The index of the selected tab, from 0.
  open var selectedIndex: Int {
    get { selection }
    set { select(newValue) }
  }

  /// The selected controller.
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(selection) ? tabs[selection] : nil }
    set {
      guard let newValue else { return }
      guard let index = tabs.firstIndex(of: newValue) else {
        return world.raise(
          UIKitException(
            "NSInvalidArgumentException",
            "-[UITabBarController setSelectedViewController:] only a view controller in the tab "
              + "bar controller's list of view controllers can be selected."))
      }
      select(index)
    }
  }

  /// Makes the view: the container for the selected controller's, and the bar above it.
  open override func loadView() {
    let view = LayoutContainerView(frame: UIScreen.main.bounds)
    view.container = self
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(tabBar)
    self.view = view
    tabBar.frame = barFrame
  }

  /// The controller that shows.
  open override var childrenForAppearance: [UIViewController] {
    let coming = (containerTransition as? TabTransition)?.to
    return (coming ?? shown ?? selectedViewController).map { [$0] } ?? []
  }

  override var managesAppearance: Bool { true }

  override func willForward(_ next: Appearance) {
    guard next == .appearing, containerTransition == nil else { return }
    if let old = shown, old !== selectedViewController {
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearance()
    }
    shown = selectedViewController
    isPlacementDue = true
  }

  override func layOutContainer() { layOut() }

  override var contentSafeArea: (UIEdgeInsets) -> UIEdgeInsets { { [self] in above($0) } }
}
