import Layers
import Motion
import Timeline

/// One simulated finger: touches go through hit testing to the view under it.
public final class Finger {
  private let window: UIWindow
  private let world: World
  private var view: UIView?
  private var control: UIControl?
  /// Where it is, in the window, in points.
  public private(set) var location = CGPoint.zero

  /// A finger over a window.
  public init(over window: UIWindow) {
    self.window = window
    world = window.world
  }

  /// Whether it touches the screen.
  public private(set) var isDown = false

  /// The view that took the touch; nil if none did, or touches are dead during a transition.
  public var target: UIView? { view }

  /// Touches the screen at a point of the window.
  public func down(at point: CGPoint) {
    isDown = true
    location = point
    // UIKit: touches are dead app-wide during a transition that no one drives.
    guard UIApplication.shared.transitionsInFlight == 0 else { return }
    view = window.hitTest(point)
    control = nearestControl(to: view)
    control?.isHighlighted = true
    control?.sendActions(for: .touchDown)
  }

  /// Moves to a point of the window.
  public func move(to point: CGPoint) {
    guard isDown else { return }
    location = point
    guard let control else { return }
    let inside = control.point(inside: control.convert(point, from: nil))
    let wasInside = control.isHighlighted
    control.isHighlighted = inside
    control.sendActions(for: inside ? .touchDragInside : .touchDragOutside)
    if inside != wasInside {
      control.sendActions(for: inside ? .touchDragEnter : .touchDragExit)
    }
  }

  /// Leaves the screen.
  public func up() {
    guard isDown else { return }
    isDown = false
    guard let control else { return }
    let inside = control.point(inside: control.convert(location, from: nil))
    control.isHighlighted = false
    control.sendActions(
      for: inside ? [.touchUpInside, .primaryActionTriggered] : .touchUpOutside)
  }

  /// The system takes the touch away.
  public func cancel() {
    guard isDown else { return }
    isDown = false
    control?.isHighlighted = false
    control?.sendActions(for: .touchCancel)
  }

  private func nearestControl(to view: UIView?) -> UIControl? {
    var it = view
    while let current = it {
      if let control = current as? UIControl { return control.isEnabled ? control : nil }
      it = current.superview
    }
    return nil
  }
}
