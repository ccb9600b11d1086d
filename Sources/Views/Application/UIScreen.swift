import Layers
import Motion
import Timeline

/// The device's screen.
public struct UIScreen: Sendable, Equatable {
  /// The screen of the running code's world.
  public static var main: UIScreen { UIScreen(screen: World.current.timeline.screen) }

  let screen: Screen

  /// The screen's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: screen.size) }

  /// Pixels to a point.
  public var scale: CGFloat { screen.scale }

  /// Whether it is low, as a phone is that lies on its side.
  var isCompactInHeight: Bool { bounds.height < 500 }

  /// The nearest pixel above, in points.
  func ceiled(_ value: CGFloat) -> CGFloat { (value * scale - 1e-9).rounded(.up) / scale }
}
