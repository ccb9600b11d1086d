import Motion
import Timeline

/// An image zoom as a timeline: a photo grows over a list while a veil darkens it.
enum Zoom {
  static let list = 2
  static let dim = 3
  static let photo = 4

  static func make() -> Timeline {
    var timeline = Timeline(
      screen: Screen(
        size: CGSize(width: 390, height: 844), scale: 3,
        safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)))
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let window = add("window", "UIWindow", screen, in: Timeline.root, to: &timeline)
    let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    _ = add("List.view", "UIView", screen, in: window, to: &timeline) {
      $0.backgroundColor = white
    }
    _ = add("dim", "UIView", screen, in: window, to: &timeline) {
      $0.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
      $0.opacity = 0
    }
    let small = CGRect(x: 12, y: 47, width: 177, height: 177)
    _ = add("photo", "UIImageView", small, in: window, to: &timeline)
    animate(&timeline)
    timeline.end = 0.25
    timeline.events = [
      Event(time: 0, name: .viewDidLoad, object: "Detail", line: 12),
      Event(time: 0.05, name: .viewWillAppear, object: "Detail", detail: "animated"),
      Event(time: 0.05, name: .animateTransition, object: "animator"),
      Event(time: 0.2, name: .completeTransition, object: "context", detail: "true", line: 30),
    ]
    return timeline
  }

  /// From 0.05 s on, for 0.15 s, even pace.
  private static func animate(_ timeline: inout Timeline) {
    let clock = timeline.addClock(AnimationClock(start: 0.05))
    let timing = AnimationTiming(duration: 0.15, fillMode: .both)
    var large = LayerState()
    large.frame = CGRect(x: 0, y: 0, width: 390, height: 320)
    timeline.record(.rect(large.bounds), for: .bounds, of: photo, at: 0.05)
    timeline.record(.point(large.position), for: .position, of: photo, at: 0.05)
    timeline.record(.number(0.8), for: .opacity, of: dim, at: 0.05)
    let spans: [(Int, LayerProperty, Animation.Content)] = [
      (photo, .bounds, .delta(.rect(CGRect(x: 0, y: 0, width: -213, height: -143)))),
      (photo, .position, .delta(.point(CGPoint(x: 100.5 - 195, y: 135.5 - 160)))),
      (dim, .opacity, .from(.number(0))),
    ]
    for (layer, property, content) in spans {
      let animation = Animation(
        AnimationKeyPath(property), content, isAdditive: property != .opacity, timing: timing)
      timeline.addAnimation(
        AnimationSpan(animation: animation, clock: clock, key: "\(property)", added: 0.05),
        to: layer)
    }
    timeline.endClock(clock, at: 0.2)
  }

  /// Adds a layer on top of the others of its parent.
  static func add(
    _ name: String, _ className: String, _ frame: CGRect, in parent: Int, at time: Double = -1,
    to timeline: inout Timeline, change: (inout LayerState) -> Void = { _ in }
  ) -> Int {
    var state = LayerState()
    state.frame = frame
    change(&state)
    let layer = timeline.addLayer(
      LayerRecord(
        name: name, className: className, isView: true, created: time, initial: state))
    let siblings = timeline.children(of: parent, at: Moment(time, isAfter: true))
    timeline.setChildren(siblings + [layer], of: parent, at: time)
    return layer
  }
}
