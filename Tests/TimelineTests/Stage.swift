import Motion
import Timeline

/// A timeline with a full-screen window, and short ways to record in it.
struct Stage {
  var timeline: Timeline
  let window: Int

  init(width: Double = 390, height: Double = 844) {
    timeline = Timeline(
      screen: Screen(size: CGSize(width: width, height: height), scale: 3, safeArea: .zero))
    var state = LayerState()
    state.frame = CGRect(x: 0, y: 0, width: width, height: height)
    window = timeline.addLayer(
      LayerRecord(
        name: "window", className: "UIWindow", isView: true, created: Time.setUp, initial: state))
    timeline.setChildren([window], of: Timeline.root, at: Time.setUp)
  }

  /// Adds a view below another one (the window).
  mutating func view(
    _ name: String, _ frame: CGRect, in parent: Int? = nil, at time: Double = Time.setUp,
    isView: Bool = true, change: (inout LayerState) -> Void = { _ in }
  ) -> Int {
    var state = LayerState()
    state.frame = frame
    change(&state)
    let layer = timeline.addLayer(
      LayerRecord(
        name: name, className: "UIView", isView: isView, created: time, initial: state))
    let parent = parent ?? window
    let siblings = timeline.children(of: parent, at: Moment(time, isAfter: true))
    timeline.setChildren(siblings + [layer], of: parent, at: time)
    return layer
  }

  /// Changes the position and lets the difference run out, as a block does; returns the clock.
  mutating func move(
    _ layer: Int, to point: CGPoint, at time: Double, duration: Double, pacing: Pacing = .linear,
    clock: Int? = nil
  ) -> Int {
    let old = timeline.modelState(of: layer, at: Moment(time, isAfter: true))?.position ?? .zero
    let clock = clock ?? timeline.addClock(AnimationClock(start: time))
    timeline.record(.point(point), for: .position, of: layer, at: time)
    let animation = Animation(
      AnimationKeyPath(.position),
      .delta(.point(CGPoint(x: old.x - point.x, y: old.y - point.y))), isAdditive: true,
      timing: AnimationTiming(duration: duration, fillMode: .both, pacing: pacing))
    timeline.addAnimation(
      AnimationSpan(animation: animation, clock: clock, key: "position", added: time), to: layer)
    return clock
  }

  /// Changes the opacity and runs from the old one, as a block does; returns the clock.
  mutating func fade(
    _ layer: Int, to opacity: Double, at time: Double, duration: Double, clock: Int? = nil
  ) -> Int {
    let old = timeline.modelState(of: layer, at: Moment(time, isAfter: true))?.opacity ?? 1
    let clock = clock ?? timeline.addClock(AnimationClock(start: time))
    timeline.record(.number(opacity), for: .opacity, of: layer, at: time)
    let animation = Animation(
      AnimationKeyPath(.opacity), .from(.number(old)),
      timing: AnimationTiming(duration: duration, fillMode: .both))
    timeline.addAnimation(
      AnimationSpan(animation: animation, clock: clock, key: "opacity", added: time), to: layer)
    return clock
  }

  /// Where the anchor of a layer is on screen at a time.
  func position(_ layer: Int, _ time: Double, isAfter: Bool = false) -> CGPoint? {
    timeline.presentation(of: layer, at: Moment(time, isAfter: isAfter))?.position
  }

  /// Where a layer is on screen at a time.
  func rect(_ layer: Int, _ time: Double) -> CGRect? {
    timeline.sample(layer, at: Moment(time))?.rect
  }
}
