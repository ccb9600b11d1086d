import Layers

/// What happened to the fingers on the screen at one moment.
public final class UIEvent: EngineObject {
  /// When, in seconds.
  public let timestamp: Double
  /// The fingers on the screen, in the order in which they came down.
  public let touches: [UITouch]

  init(_ touches: [UITouch]) {
    self.touches = touches
    timestamp = World.current.now
    super.init()
  }

  /// The fingers on the screen.
  public var allTouches: Set<UITouch>? { Set(touches) }
}
