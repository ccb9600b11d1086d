import Motion
import Timeline

/// A timeline written by hand: a window, views, callbacks.
struct Play {
  var timeline: Timeline
  let window: Int

  init() {
    timeline = Timeline(
      screen: Screen(size: CGSize(width: 390, height: 844), scale: 3, safeArea: .zero))
    var state = LayerState()
    state.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    window = timeline.addLayer(
      LayerRecord(
        name: "window", className: "UIWindow", isView: true, created: Time.setUp, initial: state))
    timeline.setChildren([window], of: Timeline.root, at: Time.setUp)
    timeline.end = 1
  }

  /// A full-screen view with a fill on top of its siblings.
  mutating func view(_ name: String, in parent: Int, at time: Double = Time.setUp) -> Int {
    var state = LayerState()
    state.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    state.backgroundColor =
      name.hasPrefix("container") ? nil : UIColor(red: 1, green: 1, blue: 1, alpha: 1)
    let layer = timeline.addLayer(
      LayerRecord(
        name: name, className: "UIView", isView: true, created: time, initial: state))
    let siblings = timeline.children(of: parent, at: Moment(time, isAfter: true))
    timeline.setChildren(siblings + [layer], of: parent, at: time)
    return layer
  }

  /// A callback.
  mutating func call(
    _ name: EventName, _ object: String, at time: Double, _ detail: String? = nil, line: Int? = nil
  ) {
    timeline.events.append(
      Event(time: time, name: name, object: object, detail: detail, line: line))
  }

  /// A presentation from its first callback to its last, without the completion.
  mutating func begin(at time: Double) {
    call(.viewWillDisappear, "List", at: time)
    call(.viewWillAppear, "Detail", at: time)
    call(.animateTransition, "animator", at: time, line: 14)
  }

  /// The callbacks at the end of a presentation.
  mutating func end(at time: Double, _ flag: String = "true") {
    call(.completeTransition, "context", at: time, flag, line: 20)
    call(.viewDidAppear, "Detail", at: time)
    call(.viewDidDisappear, "List", at: time)
  }
}
