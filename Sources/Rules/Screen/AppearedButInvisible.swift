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
      guard let reason = timeline.reasonUnseen(row) else { return nil }
      return Finding(
        rule: "appeared-but-invisible", severity: .warning, time: event.time, object: event.object,
        message: "\(event.object) appeared at \(event.time.seconds) s, but its view is \(reason)",
        line: event.line)
    }
  }
}

extension Timeline {
  /// Why a row cannot be seen; nil if it can.
  fileprivate func reasonUnseen(_ row: FrameRow?) -> String? {
    guard let row else { return "in no window" }
    if isOnScreen(row) { return nil }
    if row.isHidden { return "hidden" }
    if row.alpha < 0.01 { return "transparent (alpha \(row.alpha.seconds))" }
    if row.opacity < 0.01 { return "below a hidden or transparent view" }
    if row.rect.width == 0 || row.rect.height == 0 { return "without size" }
    return "outside of the screen"
  }
}
