import Layers
import Motion
import Timeline

/// Watches touches for a gesture: a machine of six states.
///
/// ```
/// possible -> began -> changed ... -> ended        a gesture that lasts
///                                  -> cancelled
/// possible -> ended                                a gesture of one moment (a tap)
/// possible -> failed
/// ```
///
/// After the last three it is possible again as soon as its fingers have left. Before it leaves
/// `possible` for good its delegate is asked, it waits for those that it requires to fail, and of those
/// that share its touches only the first to begin goes on, unless a delegate lets them go on together.
open class UIGestureRecognizer: EngineObject {
  /// Where a recogniser is.
  public enum State: Int, Sendable, CaseIterable {
    case possible, began, changed, ended, cancelled, failed

    /// A gesture of one moment was recognised: the same as `ended`.
    public static let recognized = State.ended

    /// Whether its gesture lasts.
    var isActive: Bool { self == .began || self == .changed }
    /// Whether it is over for its touches.
    var isOver: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  /// What it is called in output.
  public final var name: String?
  /// Who decides with it; weak, as in UIKit.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The view whose touches it gets.
  public internal(set) final weak var view: UIView?
  /// Whether views lose the touches that it recognises.
  public final var cancelsTouchesInView = true
  /// Whether views hear of its touches only once it has failed.
  public final var delaysTouchesBegan = false
  /// Whether views hear of the end of its touches only once it has failed.
  public final var delaysTouchesEnded = true
  /// Whether it gets touches; switching it off cancels a gesture that lasts.
  public final var isEnabled = true { didSet { if !isEnabled { abandon() } } }
  /// The touches that it follows, in the order in which the fingers came down.
  final var touches: [UITouch] = []
  /// The recognisers that shared a touch with it since it was possible.
  final var rivals: [UIGestureRecognizer] = []
  /// The recognisers that wait for it to fail.
  final var waiting: [UIGestureRecognizer] = []
  /// The state that it goes on to when those it waits for have failed.
  final var pending: State?
  /// The recognisers that must fail first.
  final var required: [WeakRecognizer] = []
  /// How many times it has become possible again.
  private(set) final var round = 0
  private final var current = State.possible
  private final var targets = GestureTargets()
  private final var lastLocation = CGPoint.zero

  /// A recogniser without a target.
  public override init() { super.init() }

  open override var owners: [EngineObject] { view.map { [$0] } ?? [] }
  open override var preferredName: String? { name }

  /// Where it is; setting it is for subclasses, and only legal moves count.
  public final var state: State {
    get { current }
    set { go(to: newValue) }
  }

  /// Whether its events are those of a user's own recogniser.
  var isUIKitsOwn: Bool { false }

  /// Whether it may still recognise after its fingers have left.
  var isWaiting: Bool { pending != nil }

  /// Adds a call of a target, which is held weakly.
  /// - Parameter key: Tells calls of one target apart; adding the same again changes nothing.
  public final func addTarget(
    _ target: AnyObject?, key: String, action: @escaping (AnyObject?, UIGestureRecognizer) -> Void
  ) {
    targets.add(target, key, action)
  }

  /// Takes calls away: of one target (nil: of all), under one key (nil: under all).
  public final func removeTarget(_ target: AnyObject?, key: String?) {
    targets.remove(target, key)
  }

  /// Lets it wait until another has failed.
  public final func require(toFail other: UIGestureRecognizer) {
    required.append(WeakRecognizer(recognizer: other))
  }

  /// How many fingers it follows.
  open var numberOfTouches: Int { touches.count { $0.isDown } }

  /// The middle of its fingers in a view's space (nil: the window's), in points.
  open func location(in view: UIView?) -> CGPoint {
    view?.layer.convert(center, from: nil) ?? center
  }

  /// One of its fingers in a view's space (nil: the window's), in points; counted from 0.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(index) ? touches[index].location(in: view) : location(in: view)
  }

  /// Called when fingers come down: for subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers move: for subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when fingers leave the screen: for subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches are taken away: for subclasses.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = current.isActive ? .cancelled : .failed
  }

  /// Called when it becomes possible again: for subclasses.
  open func reset() {}

  /// The middle of its fingers in the window, in points: where they were last once they have left.
  final var center: CGPoint {
    guard !touches.isEmpty else { return lastLocation }
    let sum = touches.reduce(CGPoint.zero) { $0 + $1.point }
    return sum / Double(touches.count)
  }

  /// Does what is to be done in its state.
  final func sendActions() {
    guard world.failure == nil else { return }
    targets.send(self)
  }

  /// The one place where the state changes.
  final func enter(_ state: State) { current = state }

  /// Touches that it gets: those of a recogniser that is over only count as fingers.
  final func receive(_ phase: UITouch.Phase, _ changed: [UITouch], _ event: UIEvent) {
    if phase == .began { meet(changed) }
    if !current.isOver {
      let name = phase.event.rawValue
      send(name, [changed, event]) {
        switch phase {
        case .began: touchesBegan(Set(changed), with: event)
        case .moved, .stationary: touchesMoved(Set(changed), with: event)
        case .ended: touchesEnded(Set(changed), with: event)
        case .cancelled: touchesCancelled(Set(changed), with: event)
        }
      }
    }
    lastLocation = center
    touches.removeAll { !$0.isDown }
  }

  private final func meet(_ changed: [UITouch]) {
    touches += changed
    for touch in changed {
      for it in touch.gestureRecognizers where it !== self && !rivals.contains(it) {
        rivals.append(it)
      }
    }
  }

  /// Forgets its touches for good: it was switched off or taken from its view.
  final func abandon() {
    if current.isActive {
      state = .cancelled
    } else if current == .possible, !rivals.isEmpty || !touches.isEmpty {
      state = .failed
    }
    for touch in touches { touch.gestureRecognizers.removeAll { $0 === self } }
    touches.removeAll()
    returnToPossible()
  }

  /// It is possible again.
  final func returnToPossible() {
    guard current != .possible || !rivals.isEmpty else { return }
    current = .possible
    round += 1
    pending = nil
    rivals.removeAll()
    waiting.removeAll()
    send("reset") { reset() }
  }
}

/// A recogniser that is not kept alive.
struct WeakRecognizer {
  weak var recognizer: UIGestureRecognizer?
}
