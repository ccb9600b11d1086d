import Layers
import Motion
import Timeline

/// A stack of controllers, of which the top one shows, under a bar.
open class UINavigationController: UIViewController {
  /// What a change of the stack is.
  public enum Operation: Int, Sendable, CaseIterable {
    case none, push, pop
  }

  /// A change that came while a transition was running, and waits for its end.
  struct Waiting {
    let stack: ([UIViewController]) -> [UIViewController]
    let operation: Operation?
    let animated: Bool
  }

  /// How long the bar takes to slide in or out, in seconds.
  public static let hideShowBarDuration = 0.2

  /// Who brings animators and hears of changes; weak, as in UIKit.
  public final weak var delegate: (any UINavigationControllerDelegate)? {
    didSet { hadDelegate = delegate != nil }
  }
  /// The bar at the top.
  public final let navigationBar = UINavigationBar()
  final var stack: [UIViewController] = []
  /// The controller whose view is in the container: the top one, but for a transition.
  final var shown: UIViewController?
  final var hadDelegate = false
  final var waiting: [Waiting] = []
  final var isBarHidden = false
  /// Whether content still has its place for a bar that was, or was not, there when a transition with an
  /// animator of the app's own began. (case C38)
  final var heldBarHidden: Bool?
  /// What drives the next pop, if a finger swipes back.
  final var swipe: SwipeBackDriver?
  /// The gesture that pops from the edge.
  final lazy var swipeBack = SwipeBack(self)
  final var isPlacementDue = true
  final var placedSize = CGSize.zero
  /// The view that shows the top controller's, and that transitions happen in.
  final let content = ContentView()

  /// A navigation controller with an empty stack.
  public override init() {
    super.init()
    definesPresentationContext = true
    content.container = self
    navigationBar.owner = self
    adopt(navigationBar)
  }

  /// A navigation controller with a controller at the bottom of its stack.
  public convenience init(rootViewController: UIViewController) {
    self.init()
    pushViewController(rootViewController, animated: false)
  }

  /// The controllers from the bottom to the top; setting them is not animated.
  public final var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the stack: a push, or a pop if the new top was below.
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    guard Set(controllers).count == controllers.count else {
      return world.raise(
        UIKitException(
          "NSInvalidArgumentException",
          "All view controllers in a navigation controller must be distinct"))
    }
    change(nil, animated, call: "setViewControllers") { _ in controllers }
  }

  /// Puts a controller on top.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(controller) else {
      return world.raise(
        UIKitException(
          "NSInvalidArgumentException",
          "Pushing the same view controller instance more than once is not supported "
            + "(\(controller.outputName))"))
    }
    guard !(controller is UINavigationController) else {
      return world.raise(
        UIKitException(
          "NSInvalidArgumentException", "Pushing a navigation controller is not supported"))
    }
    change(.push, animated, call: "pushViewController") {
      $0.contains(controller) ? $0 : $0 + [controller]
    }
  }

  /// Takes the top controller off; the last one stays.
  /// - Returns: The controller that goes, or nil.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(.pop, animated, call: "popViewController") {
      $0.count > 1 ? Array($0.dropLast()) : $0
    }
    return top
  }

  /// Takes off what is above a controller.
  /// - Returns: The controllers that go, from the bottom to the top.
  @discardableResult
  open func popToViewController(
    _ controller: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(of: controller) else {
      world.raise(
        UIKitException(
          "NSInvalidArgumentException",
          "Tried to pop to a view controller that doesn't exist (\(controller.outputName))"))
      return nil
    }
    let gone = Array(stack[(index + 1)...])
    guard !gone.isEmpty else { return [] }
    change(.pop, animated, call: "popToViewController") { stack in
      stack.firstIndex(of: controller).map { Array(stack[...$0]) } ?? stack
    }
    return gone
  }

  /// Takes off all but the bottom controller.
  /// - Returns: The controllers that go, from the bottom to the top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = stack.first else { return nil }
    return popToViewController(root, animated: animated)
  }

  /// Makes the view: the container for the top controller's, and the bar above it.
  open override func loadView() {
    let view = LayoutContainerView(frame: UIScreen.main.bounds)
    view.container = self
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
    view.addSubview(navigationBar)
    self.view = view
    view.addGestureRecognizer(swipeBack)
    layOutBar()
  }

  /// The controller that shows.
  open override var childrenForAppearance: [UIViewController] {
    let coming = (containerTransition as? NavigationTransition).flatMap {
      $0.hasStarted ? $0.to : nil
    }
    return (coming ?? shown ?? stack.last).map { [$0] } ?? []
  }

  override var managesAppearance: Bool { true }

  override func willForward(_ next: Appearance) { if next == .appearing { showTop() } }

  override func didForward(_ next: Appearance, animated: Bool) { forwarded(next, animated) }

  override func layOutContainer() { layOut() }

  override func windowChanged() {
    if viewIfLoaded?.window == nil { (containerTransition as? NavigationTransition)?.abandon() }
  }

  override var contentSafeArea: (UIEdgeInsets) -> UIEdgeInsets { { [self] in below($0) } }
}
