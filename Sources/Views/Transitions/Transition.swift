import Layers
import Motion
import Timeline

/// One transition in flight: who animates it, who drives it, and how far it is.
/// Kinds (presenting, dismissing, pushing, ...) say what begins and ends with it.
class Transition {
  /// The life of a transition.
  enum Phase: Sendable {
    /// Decided, not begun: it waits for the commit or the layout step.
    case queued
    /// It runs, by itself or by a user's hand.
    case running
    /// `completeTransition` was called.
    case ended
  }

  /// How far it is.
  final var phase = Phase.queued
  /// Whether it is animated.
  let isAnimated: Bool
  /// Who animates it.
  final var animator: (any UIViewControllerAnimatedTransitioning)? { didSet { keep(animator) } }
  /// Who drives it, if a user does.
  final var interactor: (any UIViewControllerInteractiveTransitioning)? {
    didSet {
      keep(interactor)
      hand.hadFinger = TouchDelivery.shared.down.contains { $0.isDown }
    }
  }
  /// The whole duration, in seconds, as the animator said at the start.
  final var duration = 0.0
  /// Whether a user drives it right now.
  final var isInteractive = false
  /// Whether its animator or its driver was let begin.
  private final var hasBegun = false
  /// Whether a user drives it, or will as soon as it begins. (lifecycle.md: O12)
  final var countsAsInteractive: Bool {
    isInteractive || !hasBegun && interactor?.wantsInteractiveStart ?? false
  }
  /// Whether it was cancelled.
  final var wasCancelled = false
  /// How far a user has driven it, 0...1.
  final var percentComplete = 0.0
  /// The animations that its animator made, for who drives it.
  final var runs: [AnimationRun] = []
  /// What the animator knows of it.
  final var context: TransitionContext {
    if let storedContext { return storedContext }
    let context = TransitionContext(self)
    if phase != .ended { storedContext = context }
    return context
  }

  /// What others that animate along know of it; nil if it is not animated, or over.
  final var coordinator: TransitionCoordinator? {
    if storedCoordinator == nil, isAnimated, phase != .ended {
      storedCoordinator = TransitionCoordinator(self)
    }
    return storedCoordinator
  }

  private final var storedContext: TransitionContext?
  private final var storedCoordinator: TransitionCoordinator?
  let world: World

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
    world = World.current
  }

  /// The property animator of an interruptible transition.
  final var interruptible: UIViewPropertyAnimator?
  /// Whether it was said that this is not always the same.
  final var isInterruptibleTold = false
  /// What to compare with at its end.
  final var checks = TransitionChecks()
  /// What is known of the hand that drives it.
  final var hand = TransitionHand()
  /// What a delegate brought and the transition keeps.
  final var kept: [EngineObject] = []

  /// The controller that keeps what the transition needs.
  var host: UIViewController? { nil }
  /// The view that it happens in.
  var container: UIView { preconditionFailure("A kind of transition has a container") }
  /// A side of it.
  func controller(_ key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  /// The view of a side that UIKit adds or removes.
  func view(_ key: UITransitionContextViewKey) -> UIView? { nil }
  /// Where a controller's view is at the start.
  func initialFrame(for controller: UIViewController) -> CGRect { .zero }
  /// Where a controller's view must be at the end.
  func finalFrame(for controller: UIViewController) -> CGRect { .zero }
  /// The style of the presentation.
  var style: UIModalPresentationStyle { .none }
  /// The rotation that it brings.
  var targetTransform: CGAffineTransform { .identity }
  /// What it is called in a finding.
  var title: String { "a transition" }
  /// What ends with it; called once.
  func finish(_ didComplete: Bool) {}
  /// The animator has put everything where it wants it.
  func didAnimate() {}
  /// What comes after all its callbacks.
  func ended() {}
  /// Tells of a view that did not end where it belongs.
  func checkFinalFrame() {}
  /// UIKit's own animator, where nobody brings one.
  func standardAnimator() -> any StandardAnimator {
    preconditionFailure("A kind of transition has an animator of UIKit's own")
  }

  /// The duration that its coordinator reports, in seconds: UIKit's own animators report theirs, others
  /// what they answer, which counts once it has begun.
  var reportedDuration: Double {
    if let standard { return standard.reportedDuration(for: style) }
    guard phase == .queued || duration == 0, let animator else { return duration }
    return world.silently { animator.transitionDuration(using: context) }
  }

  /// UIKit's own animator, if none was brought.
  final var standard: (any StandardAnimator)? {
    guard let animator else { return self is SizeTransition ? nil : standardAnimator() }
    return animator as? any StandardAnimator
  }

  /// Asks the animator for its duration and lets it, or the driver, begin.
  final func begin(with animator: any UIViewControllerAnimatedTransitioning) {
    phase = .running
    UIApplication.shared.openTransitions.append(self)
    if self.animator == nil { self.animator = animator }
    noteBeginning()
    duration = world.question(.transitionDuration, animatorName) {
      animator.transitionDuration(using: context)
    }
    guard phase == .running, world.failure == nil else { return }
    hasBegun = true
    if let interactor, interactor.wantsInteractiveStart {
      isInteractive = true
      beginInteraction()
      world.record(.startInteractiveTransition, Self.name(interactor, "interactionController"))
      if let own = interactor as? UIPercentDrivenInteractiveTransition {
        own.send("startInteractiveTransition", [context]) {
          own.startInteractiveTransition(context)
        }
      } else {
        interactor.startInteractiveTransition(context)
      }
    } else {
      (interactor as? UIPercentDrivenInteractiveTransition)?.follow(self)
      UIApplication.shared.transitionsInFlight += 1
      blocksTouches = true
      animate()
      // UIKit: an interruptible transition can be caught.
      if interruptible != nil { letTouchesThrough() }
    }
  }

  /// Whether touches are dead while it runs.
  private(set) final var blocksTouches = false

  private final func letTouchesThrough() {
    guard blocksTouches else { return }
    blocksTouches = false
    UIApplication.shared.transitionsInFlight -= 1
  }

  /// Lets the animator animate; what goes along joins its first animation block.
  final func animate() {
    guard let animator else { return }
    _ = askInterruptible(isFirst: true)
    guard world.failure == nil else { return }
    let application = UIApplication.shared
    let outerClose = application.blockWillClose
    application.blockWillClose = { [self] _ in coordinator?.runAlongside() }
    world.record(.animateTransition, animatorName)
    capture { animator.animateTransition(using: context) }
    didAnimate()
    application.blockWillClose = outerClose
    if let coordinator, coordinator.hasAlongside {
      capture {
        UIView.animate(withDuration: duration, animations: { coordinator.runAlongside() })
      }
    }
    _ = askInterruptible()
  }

  /// Ends the transition, once.
  final func complete(_ didComplete: Bool) {
    guard phase == .running else { return world.report(.completedTwice(context: title)) }
    if wasCancelled, didComplete { world.report(.completedTrueAfterCancel(context: title)) }
    noteCompletion()
    phase = .ended
    letTouchesThrough()
    UIApplication.shared.openTransitions.removeAll { $0 === self }
    if isAnimated {
      world.record(.completeTransition, "context", detail: "\(didComplete)")
    }
    noteCancelledDrag()
    finish(didComplete)
    coordinator?.complete()
    if let animator {
      world.question(.animationEnded, animatorName, detail: "\(didComplete)") {
        animator.animationEnded(didComplete)
      }
    }
    runs.removeAll()
    checkEnd(didComplete)
    letGo()
    ended()
    // The driver, the context and the coordinator know the transition: none keeps another beyond
    // its end.
    (interactor as? UIPercentDrivenInteractiveTransition)?.letGo(of: self)
    storedContext = nil
    storedCoordinator = nil
  }

  /// The animator's name in events.
  final var animatorName: String {
    animator.map { Self.name($0, "animator") } ?? "animator"
  }

  /// The name of a delegate or animator in events: its own, or its role.
  static func name(_ object: AnyObject, _ role: String) -> String {
    if let object = object as? EngineObject { return object.outputName }
    if let object = object as? any RoleNamed { return object.roleName ?? role }
    return _typeName(type(of: object), qualified: false)
  }
}
