extension AnimatorMisuse {
  /// The rule's id.
  var rule: String {
    switch self {
    case .startWhileStopped, .pauseWhileStopped, .scrubWhileStopped, .addWhileStopped:
      "animator-stopped"
    case .stopInactive: "animator-inactive"
    case .finishWithoutStop: "animator-not-stopped"
    case .continueNotPaused: "animator-not-paused"
    case .notInterruptible: "animator-not-interruptible"
    case .setWhileActive: "animator-active"
    case .released: "animator-released"
    case .durationIgnored: "duration-ignored"
    }
  }

  /// How bad it is.
  var severity: Finding.Severity {
    switch self {
    case .durationIgnored: .note
    case .notInterruptible: .warning
    case .startWhileStopped, .pauseWhileStopped, .scrubWhileStopped, .addWhileStopped,
      .stopInactive, .finishWithoutStop, .continueNotPaused, .setWhileActive, .released:
      .error
    }
  }

  /// One sentence about an animator, with the likely fix.
  func message(about name: String) -> String {
    switch self {
    case .startWhileStopped: stopped("startAnimation", name)
    case .pauseWhileStopped: stopped("pauseAnimation", name)
    case .scrubWhileStopped: stopped("fractionComplete was set", name)
    case .addWhileStopped: stopped("addAnimations", name)
    case .stopInactive:
      "stopAnimation on \(name), which is inactive: there is nothing to stop; look at state first"
    case .finishWithoutStop:
      "finishAnimation(at:) on \(name), which is not stopped: call stopAnimation(false) first, and "
        + "not inside its completion handlers"
    case .continueNotPaused:
      "continueAnimation on \(name), which is not paused: call pauseAnimation() or set "
        + "fractionComplete first"
    case .notInterruptible(let call):
      "\(call) on \(name) does nothing, since isInterruptible is false: leave it true before the "
        + "start"
    case .setWhileActive(let property):
      "\(property) of \(name) was set while it is active: set it before the start"
    case .released(let state):
      "\(name) was let go while it was \(state): keep it until it has finished, or call "
        + "stopAnimation(true), or stopAnimation(false) and finishAnimation(at:)"
    case .durationIgnored(let asked, let runs):
      "the duration \(Self.text(asked)) of \(name) is ignored: a spring given by mass, stiffness "
        + "and damping runs until it is at rest, \(Self.text(runs)) s; use dampingRatio to keep it"
    }
  }

  private func stopped(_ call: String, _ name: String) -> String {
    "\(call) on \(name) while it is stopped: call finishAnimation(at:) first; nothing happens"
  }

  /// Seconds to the millisecond.
  private static func text(_ seconds: Double) -> String {
    "\((seconds * 1000).rounded() / 1000)"
  }
}
