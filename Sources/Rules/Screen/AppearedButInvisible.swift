import Timeline

extension Rule {
  /// A controller that was told that it appeared and cannot be seen.
  static let appearedButInvisible = Rule(
    "appeared-but-invisible", claim: "A controller appeared, but its view cannot be seen.",
    explanation: """
      viewDidAppear came, yet the view is hidden, transparent, off screen or in no window. Usual
      causes: the animator never added context.view(forKey: .to) to the container, hid it for a
      snapshot and did not show it again, or left it where the animation began:

        context.containerView.addSubview(to)
        to.frame = context.finalFrame(for: toController)
        // animate; in the completion undo every alpha, isHidden and transform that was only for show
      """
  ) { timeline in
    let frame = timeline.frame(at: timeline.afterwards)
    let appeared = Appearance(timeline).last.values.filter { $0.name == .viewDidAppear }
    return appeared.sorted { ($0.time, $0.object) < ($1.time, $1.object) }.compactMap { event in
      guard let layer = timeline.layer(named: event.object + ".view") else { return nil }
      let row = frame.row(of: layer)
      let reason =
        timeline.reasonUnseen(row) ?? (timeline.wasMissing(layer, before: event) ? late : nil)
      guard let reason else { return nil }
      return Finding(
        rule: "appeared-but-invisible", severity: .warning, time: event.time, object: event.object,
        message: "\(event.object) appeared at \(event.time.seconds) s, but its view \(reason)",
        line: event.line)
    }
  }
}

/// Why a view was not seen until its controller had appeared.
private let late =
  "was in no window until then: the animator never put it into the container"

extension Timeline {
  /// Whether a view was in no window while a transition with an animator brought it: UIKit puts the
  /// presenter of a full-screen dismissal back at the end only. (case C02)
  fileprivate func wasMissing(_ layer: Int, before event: Event) -> Bool {
    let beginning = events.last {
      $0.name == .viewWillAppear && $0.object == event.object && $0.time <= event.time
    }
    guard let beginning, beginning.time < event.time - 1e-9, event.time > horizon,
      beginning.detail == "animated: true"
    else { return false }
    return frame(at: Moment(event.time)).row(of: layer) == nil
  }

  /// Why a row cannot be seen; nil if it can.
  fileprivate func reasonUnseen(_ row: FrameRow?) -> String? {
    guard let row else { return "is in no window" }
    if isOnScreen(row) { return nil }
    if row.isHidden { return "is hidden" }
    if row.alpha < 0.01 { return "is transparent (alpha \(row.alpha.seconds))" }
    if row.opacity < 0.01 { return "is below a hidden or transparent view" }
    if row.rect.width == 0 || row.rect.height == 0 { return "is without size" }
    return "is outside of the screen"
  }
}
