import Layers
import Motion

/// Follows fingers that move. It begins with the first sample at least 10 points away; 10 points along
/// the direction of travel are absorbed. (decisions V12, V19)
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far a finger goes before it is a pan, in points.
  static let slop = 10.0
  /// How much of the way its velocity is taken from, in seconds.
  static let window = 0.1

  /// The fewest fingers.
  public final var minimumNumberOfTouches = 1
  /// The most fingers.
  public final var maximumNumberOfTouches = Int.max
  private final var travel = CGPoint.zero
  private final var base = CGPoint.zero
  private final var history: [(time: Double, travel: CGPoint)] = []

  /// How far it has gone in a view's space (nil: the window's), in points.
  public final func translation(in view: UIView?) -> CGPoint {
    Self.convert(travel - base, to: view)
  }

  /// Sets how far it has gone in a view's space: what comes is counted from there.
  public final func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view else { return base = travel - translation }
    let origin = view.layer.convert(CGPoint.zero, to: nil)
    base = travel - (view.layer.convert(translation, to: nil) - origin)
  }

  /// How fast it goes in a view's space (nil: the window's), in points a second: the way of the last
  /// 0.1 s, or since the finger came down. (decision V19)
  public final func velocity(in view: UIView?) -> CGPoint {
    guard let first = history.first else { return .zero }
    let since = max(world.now - Self.window, first.time)
    guard world.now - since > 1e-9 else { return .zero }
    return Self.convert((travel - travel(at: since)) / (world.now - since), to: view)
  }

  /// Whether a way is one for it; nil is not yet known.
  func accepts(_ travel: CGPoint) -> Bool { true }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.count > maximumNumberOfTouches, state == .possible { return state = .failed }
    if history.isEmpty || state == .possible {
      travel = .zero
      history = [(world.now, .zero)]
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let steps = touches.inOrder.map { $0.point - $0.previous }
    travel = travel + steps.reduce(.zero) { $0 + $1 } / Double(max(self.touches.count, 1))
    note()
    if state.isActive { return state = .changed }
    guard pending == nil, self.touches.count >= minimumNumberOfTouches,
      travel.length >= Self.slop - 1e-9
    else { return }
    guard accepts(travel) else { return state = .failed }
    base = travel * (Self.slop / travel.length)
    state = .began
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches < minimumNumberOfTouches else { return }
    state = state.isActive ? .ended : .failed
  }

  open override func reset() {
    travel = .zero
    base = .zero
    history.removeAll()
  }

  private final func note() {
    history.append((world.now, travel))
    let old = history.lastIndex { $0.time <= world.now - Self.window } ?? 0
    history.removeFirst(min(old, history.count - 1))
  }

  /// Where it was at a time, between samples on the straight line.
  private final func travel(at time: Double) -> CGPoint {
    guard let next = history.firstIndex(where: { $0.time > time + 1e-9 }) else { return travel }
    let after = history[next]
    guard next > 0 else { return after.travel }
    let before = history[next - 1]
    let part = (time - before.time) / (after.time - before.time)
    return before.travel + (after.travel - before.travel) * max(0, part)
  }

  private static func convert(_ way: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return way }
    return view.layer.convert(way, from: nil) - view.layer.convert(CGPoint.zero, from: nil)
  }
}
