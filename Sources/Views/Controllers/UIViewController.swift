import Layers
import Motion
import Timeline

/// A controller: a view with its life cycle, its children and what it presents.
open class UIViewController: UIResponder {
  /// Where a controller's view is in its appearance.
  public enum Appearance: Sendable, Hashable {
    case disappeared, appearing, appeared, disappearing
  }

  /// A title for bars.
  public final var title: String? { didSet { if title != oldValue { titleChanged() } } }
  /// What it shows in the navigation bar.
  public final lazy var navigationItem = makeNavigationItem()
  /// What it shows in the tab bar.
  public final lazy var tabBarItem = makeTabBarItem()
  /// Whether the tab bar goes when it is pushed.
  public final var hidesBottomBarWhenPushed = false
  /// Whether its view goes on beneath bars that are opaque.
  public final var extendedLayoutIncludesOpaqueBars = false
  /// What is added to the safe area of its view, in points.
  public final var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { additionalInsetsChanged() } }
  }
  /// Whether the margins of its view are at least the system's.
  public final var viewRespectsSystemMinimumLayoutMargins = true {
    didSet {
      if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.marginsChanged() }
    }
  }
  /// The insets that its view took over last, without what is added, in points.
  final var keptSafeArea = UIEdgeInsets.zero
  /// Where it took them over.
  final var safeAreaPlace: SafeAreaPlace?
  /// Whether it is being added to a container right now.
  public internal(set) final var isMovingToParent = false
  /// Whether it is being taken out of a container right now.
  public internal(set) final var isMovingFromParent = false
  /// How the controller is presented.
  public final var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Which of UIKit's own animations presents it.
  public final var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether its view is the context of `.currentContext` presentations.
  open var definesPresentationContext = false
  /// Whether its transition style wins over that of what it presents in its context.
  public final var providesPresentationContextTransitionStyle = false
  /// Whether the user may not dismiss it by dragging.
  public final var isModalInPresentation = false
  /// The size it would like, in points.
  public final var preferredContentSize = CGSize.zero
  /// Who brings animators and presentation controllers; weak, as in UIKit.
  public final weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    didSet { hadTransitioningDelegate = transitioningDelegate != nil }
  }
  /// The controllers in it.
  public internal(set) final var children: [UIViewController] = []
  /// The controller it is in.
  public internal(set) final weak var parent: UIViewController?
  /// The controller that presents it.
  final weak var presenter: UIViewController?
  /// The controller that it presents itself.
  final var presented: UIViewController?
  /// Where its view is in its appearance.
  public internal(set) final var appearance = Appearance.disappeared
  /// The window whose root it is.
  final weak var window: UIWindow?
  /// Whether a transitioning delegate was set, and not set to nil since.
  final var hadTransitioningDelegate = false
  /// The presentation controller, once it is made.
  final var pinnedPresentationController: UIPresentationController?
  /// The transition that is in flight for it.
  final var transition: Transition?
  /// The transition between its children, if it is one of UIKit's own containers.
  final var containerTransition: Transition?
  /// The transition of its container that it comes or goes by.
  final var siblingTransition: Transition?
  /// Whether `transition(from:to:)` handles its view.
  final var isSwitching = false
  final var isAppearingDue = false
  final var isAnimatingAppearance = false
  private final var storedView: UIView?
  private final var isLoading = false

  /// A controller whose view is not loaded yet.
  public override init() { super.init() }

  open override var preferredName: String? { className }
  open override var next: UIResponder? { viewIfLoaded?.superview ?? presenter }

  open override var owners: [EngineObject] {
    [parent, presenter, window].compactMap { $0 }
  }

  /// The view; the first question loads it.
  public final var view: UIView {
    get { loadedView }
    set { setView(newValue) }
  }

  /// The view, if it is loaded.
  public final var viewIfLoaded: UIView? { storedView }

  /// Whether the view is loaded.
  public final var isViewLoaded: Bool { storedView != nil }

  /// Loads the view if it is not.
  public final func loadViewIfNeeded() { _ = loadedView }

  /// The view, loaded if it was not: `loadView`, then `viewDidLoad`.
  final var loadedView: UIView {
    if let storedView { return storedView }
    guard !isLoading else { return UIView(frame: UIScreen.main.bounds) }
    isLoading = true
    defer { isLoading = false }
    world.record(.loadView, outputName)
    send("loadView") { loadView() }
    let view = storedView ?? UIView(frame: UIScreen.main.bounds)
    if storedView == nil { setView(view) }
    world.record(.viewDidLoad, outputName)
    send("viewDidLoad") { viewDidLoad() }
    return storedView ?? view
  }

  private final func setView(_ view: UIView) {
    unloadView()
    storedView = view
    view.controller = self
    adopt(view)
  }

  /// Lets the view go, as setting `view` to nil does in UIKit; the next question loads it again.
  public final func unloadView() {
    guard let old = storedView else { return }
    storedView = nil
    old.controller = nil
    release(old)
  }

  /// Makes the view: a plain one as large as the screen.
  open func loadView() { setView(UIView(frame: UIScreen.main.bounds)) }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the window and about to be laid out for the first time.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view goes.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays its subviews out.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid its subviews out.
  open func viewDidLayoutSubviews() {}

  /// Called before the parent changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called before the size of the view changes with the screen's; tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: TransitionCoordinator) {
    for child in children where child.isViewLoaded {
      child.tellWillTransition(to: size, coordinator)
    }
  }

  /// Called when constraints are due, before layout; updates those of the view.
  open func updateViewConstraints() {
    guard let view = viewIfLoaded else { return }
    view.send("updateConstraints") { view.updateConstraints() }
  }

  /// Called when the safe area of the view has changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the layout margins of the view have changed.
  open func viewLayoutMarginsDidChange() {}

  /// Whether it is one of UIKit's own containers, which tell their children of appearances.
  var managesAppearance: Bool { false }

  /// UIKit's own containers: the first half of an appearance is going on to the child.
  func willForward(_ next: Appearance) {}

  /// UIKit's own containers: a half of the appearance has gone on to the child.
  func didForward(_ next: Appearance, animated: Bool) {}

  /// UIKit's own containers: the view lays out.
  func layOutContainer() {}

  /// UIKit's own containers: the view entered or left a window.
  func windowChanged() {}

  /// UIKit's own containers: the insets of what they show, from their own.
  var contentSafeArea: (UIEdgeInsets) -> UIEdgeInsets { { $0 } }

  /// Whether appearance calls go on to the children by themselves.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children that appear and disappear with it: all, but for containers that show one.
  open var childrenForAppearance: [UIViewController] {
    children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }
}
