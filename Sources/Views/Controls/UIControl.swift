import Layers
import Motion
import Timeline

/// A view that turns touches into actions.
open class UIControl: UIView {
  /// What can happen to a control: UIKit's bits.
  public struct Event: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let touchDown = Event(rawValue: 1)
    public static let touchDownRepeat = Event(rawValue: 2)
    public static let touchDragInside = Event(rawValue: 4)
    public static let touchDragOutside = Event(rawValue: 8)
    public static let touchDragEnter = Event(rawValue: 16)
    public static let touchDragExit = Event(rawValue: 32)
    public static let touchUpInside = Event(rawValue: 64)
    public static let touchUpOutside = Event(rawValue: 128)
    public static let touchCancel = Event(rawValue: 256)
    public static let valueChanged = Event(rawValue: 4096)
    public static let primaryActionTriggered = Event(rawValue: 8192)
  }

  /// How a control looks: UIKit's bits.
  public struct State: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
  }

  /// One thing to do: an action object, or a call of a weak target.
  private enum Entry {
    case action(UIAction)
    case target(Target)
  }

  /// A weak target and what to call on it.
  private struct Target {
    weak var object: AnyObject?
    let isBound: Bool
    let key: String
    let call: (AnyObject?, UIControl) -> Void
  }

  /// Whether it takes touches.
  public final var isEnabled = true { didSet { if isEnabled != oldValue { stateChanged() } } }
  /// Whether a finger is on it.
  public final var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }
  /// Whether it is selected.
  public final var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  private final var entries: [(events: Event, entry: Entry)] = []

  /// A control with a frame.
  public override init(frame: CGRect = .zero) { super.init(frame: frame) }

  /// The finger on it.
  private final weak var touch: UITouch?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, touch == nil, let first = touches.inOrder.first else { return }
    touch = first
    isHighlighted = true
    sendActions(for: first.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    let isInside = self.isInside(touch.location(in: self), event)
    let wasInside = isHighlighted
    isHighlighted = isInside
    sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    isHighlighted = false
    let point = touch.location(in: self)
    guard isInside(point, event) else { return sendActions(for: .touchUpOutside) }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
    wasTapped(at: point)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch, touches.contains(touch) else { return }
    self.touch = nil
    isHighlighted = false
    sendActions(for: .touchCancel)
  }

  /// UIKit: a tap on a control is the control's, not that of a tap recogniser around it.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer
    else { return true }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  /// How it looks.
  public final var state: State {
    var result: State = []
    if isHighlighted { result.insert(.highlighted) }
    if !isEnabled { result.insert(.disabled) }
    if isSelected { result.insert(.selected) }
    return result
  }

  /// A finger went up inside, at a point of its space: for controls with a value; does nothing.
  func wasTapped(at point: CGPoint) {}

  /// Another state is on: for subclasses; does nothing.
  func stateChanged() {}

  /// Adds an action for events.
  public final func addAction(_ action: UIAction, for events: Event) {
    action.control = self
    entries.append((events, .action(action)))
    adopt(action)
  }

  /// Adds a call of a target, which is held weakly, for events.
  /// - Parameter key: Tells calls of one target apart; adding the same again changes nothing.
  public final func addTarget(
    _ target: AnyObject?, key: String, for events: Event,
    action: @escaping (AnyObject?, UIControl) -> Void
  ) {
    let entry = Target(object: target, isBound: target != nil, key: key, call: action)
    entries.append((events, .target(entry)))
  }

  /// Does what is to be done at events.
  public final func sendActions(for events: Event) {
    for (mask, entry) in entries where !mask.isDisjoint(with: events) {
      switch entry {
      case .action(let action):
        action.sender = self
        action.handler(action)
      case .target(let target):
        if !target.isBound || target.object != nil { target.call(target.object, self) }
      }
    }
  }
}
