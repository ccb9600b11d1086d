import Motion
import Timeline

/// Many layers, all moved, resized and faded by one block.
enum Crowd {
  /// A timeline with `count` layers in `count / 100` containers that move too, one second of motion.
  static func make(_ count: Int) -> Timeline {
    var timeline = stage()
    let layers = (0..<count).map { add(&timeline, $0) }
    let containers = stride(from: 0, to: count, by: 100).map { Array(layers[$0..<$0 + 100]) }
    for group in containers {
      timeline.setChildren(Array(group.dropFirst()), of: group[0], at: Time.setUp)
    }
    timeline.setChildren(containers.map { $0[0] }, of: 1, at: Time.setUp)
    animate(&timeline, layers, at: 0)
    timeline.end = 1
    return timeline
  }

  /// A window on a screen.
  static func stage() -> Timeline {
    var timeline = Timeline(
      screen: Screen(size: CGSize(width: 390, height: 844), scale: 3, safeArea: .zero))
    var state = LayerState()
    state.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    let window = timeline.addLayer(
      LayerRecord(
        name: "window", className: "UIWindow", isView: true, created: Time.setUp, initial: state))
    timeline.setChildren([window], of: Timeline.root, at: Time.setUp)
    return timeline
  }

  /// Adds a layer somewhere.
  static func add(_ timeline: inout Timeline, _ index: Int) -> Int {
    var state = LayerState()
    state.frame = CGRect(
      x: Double(index % 37), y: Double(index % 91), width: Double(index % 17 + 3), height: 20)
    return timeline.addLayer(
      LayerRecord(
        name: "view", className: "UIView", isView: true, created: Time.setUp, initial: state))
  }

  /// Moves, resizes and fades layers for a second, as a block does.
  static func animate(_ timeline: inout Timeline, _ layers: [Int], at time: Double) {
    let clock = timeline.addClock(AnimationClock(start: time))
    let timing = AnimationTiming(duration: 1, fillMode: .both, pacing: .curve(.easeInEaseOut))
    for layer in layers {
      let shift = Double(layer % 23) + 1
      let delta = CGRect(x: 0, y: 0, width: shift, height: -shift)
      timeline.record(
        .point(CGPoint(x: shift * 10, y: shift * 20)), for: .position, of: layer, at: time)
      timeline.record(
        .rect(CGRect(x: 0, y: 0, width: 60, height: 60)), for: .bounds, of: layer, at: time)
      timeline.record(.number(0.5), for: .opacity, of: layer, at: time)
      let contents: [(LayerProperty, Animation.Content)] = [
        (.position, .delta(.point(CGPoint(x: shift, y: -shift)))), (.bounds, .delta(.rect(delta))),
        (.opacity, .from(.number(1))),
      ]
      for (property, content) in contents {
        let animation = Animation(
          AnimationKeyPath(property), content, isAdditive: property != .opacity, timing: timing)
        timeline.addAnimation(
          AnimationSpan(animation: animation, clock: clock, key: "position", added: time), to: layer
        )
      }
    }
  }
}
