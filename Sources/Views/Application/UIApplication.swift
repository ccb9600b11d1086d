import Layers
import Motion
import Timeline

/// What the views of one world share: its windows, its screen and the open animation blocks.
public final class UIApplication {
  /// The application of the running code's world.
  public static var shared: UIApplication { World.current.service { UIApplication() } }

  /// The windows, back to front.
  public internal(set) var windows: [UIWindow] = []
  /// The window that gets the events.
  public internal(set) weak var keyWindow: UIWindow?
  /// The behaviour that is imitated, as a major version of iOS.
  public var ios = 17
  /// The `UIView` animation blocks around the running code, outermost first.
  var blocks: [AnimationBlock] = [] {
    didSet { World.current.openBlocks = blocks.count }
  }
  /// Whether `UIView` animations are on.
  var areAnimationsEnabled = true
  /// Is told of a block just before it closes, inside it: alongside animations join it.
  var blockWillClose: ((AnimationBlock) -> Void)?
  /// Is told of each run that a block makes: what a driver scrubs.
  var runWillBegin: ((AnimationRun) -> Void)?
  /// The stacks in which the open block hid or showed views.
  var stacksToLayOut: [UIStackView] = []
  /// The transitions that are in flight, by the window they block.
  var transitionsInFlight = 0
  /// The end of the last transition that a finger began and that was cancelled.
  var lastCancelledDrag: Double?
  /// When a driver was last finished or cancelled before its transition had started.
  var lastEarlyEnd: Double?
  /// The animated transitions that have begun and are not over, in the order in which they began.
  var openTransitions: [Transition] = []

  init() {
    let world = World.current
    world.layout = { [unowned self] in layoutWindows() }
    world.waitsForEver = { [unowned self] in tellAbandonedTransition() }
    world.recorder.rootLayers = { [unowned world] in world.windowLayers }
  }

  /// How the device is held.
  public private(set) var orientation = UIDeviceOrientation.portrait
  private var upright: Screen?

  /// The screen of the device held upright.
  public var uprightScreen: Screen { upright ?? World.current.timeline.screen }

  /// Turns the device: every window gets the new size, with the callbacks of a size transition.
  public func rotate(to orientation: UIDeviceOrientation) {
    guard orientation != self.orientation else { return }
    let upright = uprightScreen
    self.upright = upright
    let angle = orientation.angle - self.orientation.angle
    self.orientation = orientation
    let screen = orientation.screen(from: upright)
    for window in windows { SizeTransition(window, to: screen, angle: angle).start() }
  }

  /// Tells of an interactive transition that no finger drives, if nothing else is left to happen.
  /// (case C26)
  private func tellAbandonedTransition() -> Bool {
    guard TouchDelivery.shared.down.isEmpty,
      let transition = openTransitions.first(where: { $0.isInteractive })
    else { return false }
    transition.tellNobodyDrives()
    return true
  }

  /// Whether something is left to happen that may complete the transitions in flight.
  public var mayStillComplete: Bool {
    World.current.hasWork
      || openTransitions.contains { $0.isInteractive && !$0.hand.isMissingTold }
  }

  /// One layout pass over all windows; scroll views whose insets it changed get another.
  func layoutWindows() {
    for _ in 0..<4 {
      for window in windows { window.layoutIfNeeded() }
      if !ScrollViews.shared.adjust() { return }
    }
  }
}
