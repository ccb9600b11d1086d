import Layers
import Motion

/// Lets others animate along a transition and hear of its end. It is gone when the transition is over.
public final class TransitionCoordinator: EngineObject {
  private let transition: Transition
  private var alongside: [(TransitionCoordinator) -> Void] = []
  private var quiet: [() -> Void] = []
  private var completions: [(TransitionCoordinator) -> Void] = []
  private var changes: [(handler: (TransitionCoordinator) -> Void, once: Bool)] = []
  private var isDrained = false

  init(_ transition: Transition) {
    self.transition = transition
    super.init()
  }

  public override var preferredName: String? { "coordinator" }
  public override var sharesName: Bool { true }

  /// Whether the transition is animated.
  public var isAnimated: Bool { transition.isAnimated }
  /// The style of the presentation; `none` for push, pop and tabs.
  public var presentationStyle: UIModalPresentationStyle { transition.style }
  /// Whether it started interactive.
  public var initiallyInteractive: Bool { transition.interactor?.wantsInteractiveStart ?? false }
  /// Whether a user drives it right now.
  public var isInteractive: Bool { transition.countsAsInteractive }
  /// Whether it was cancelled.
  public var isCancelled: Bool { transition.wasCancelled }
  /// The whole duration without interaction, in seconds.
  public var transitionDuration: Double { transition.reportedDuration }
  /// How far a user had driven it when it was let go, 0...1.
  public var percentComplete: Double { transition.percentComplete }
  /// How fast the rest runs.
  public var completionVelocity: Double { transition.interactor?.completionSpeed ?? 1 }
  /// How the rest is paced.
  public var completionCurve: UIView.AnimationCurve {
    transition.interactor?.completionCurve ?? transition.standard?.reportedCurve ?? .easeInOut
  }
  /// Whether the transition can be paused and reversed.
  public var isInterruptible: Bool { transition.interruptible != nil }
  /// Identity, or the rotation that the transition brings.
  public var targetTransform: CGAffineTransform { transition.targetTransform }
  /// The view that the transition happens in.
  public var containerView: UIView { transition.container }

  /// A side of the transition.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? {
    transition.controller(key)
  }

  /// The view of a side that UIKit adds or removes.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { transition.view(key) }

  /// Runs changes inside the animator's first animation block, and a completion after the transition.
  /// - Returns: False if it is too late for the animation; the completion still runs.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((TransitionCoordinator) -> Void)?,
    completion: ((TransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    if let completion { completions.append(completion) }
    guard !isDrained, transition.phase != .ended else { return false }
    if let animation { alongside.append(animation) }
    return true
  }

  /// The same for a view outside the container, which a driver then scrubs too.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?, animation: ((TransitionCoordinator) -> Void)?,
    completion: ((TransitionCoordinator) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Called at each switch between interactive and not.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping (TransitionCoordinator) -> Void
  ) {
    changes.append((handler, false))
  }

  /// Called once, when the interaction ends.
  public func notifyWhenInteractionEnds(_ handler: @escaping (TransitionCoordinator) -> Void) {
    changes.append((handler, true))
  }

  /// Runs UIKit's own changes along, without a word.
  func animateQuietly(_ changes: @escaping () -> Void) {
    if isDrained { changes() } else { quiet.append(changes) }
  }

  /// Whether changes wait for an animation block.
  var hasAlongside: Bool { !isDrained && !(alongside.isEmpty && quiet.isEmpty) }

  /// Runs the waiting changes in the block that is open.
  func runAlongside() {
    guard !isDrained else { return }
    isDrained = true
    for change in quiet { change() }
    quiet.removeAll()
    let blocks = alongside
    alongside.removeAll()
    for block in blocks {
      transition.world.record(.animateAlongsideTransition, outputName)
      block(self)
    }
  }

  /// The transition became interactive, or stopped being it.
  func interactionChanged() {
    let handlers = changes
    if !transition.isInteractive { changes.removeAll { $0.once } }
    for (handler, once) in handlers where !(once && transition.isInteractive) {
      transition.world.record(.notifyWhenInteractionChanges, outputName)
      handler(self)
    }
  }

  /// The transition is over.
  func complete() {
    let blocks = completions
    completions.removeAll()
    changes.removeAll()
    alongside.removeAll()
    for block in blocks {
      transition.world.record(
        .transitionCompletion, outputName, detail: "cancelled: \(isCancelled)")
      block(self)
    }
  }
}
