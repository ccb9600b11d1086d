import Motion
import Timeline

extension Rule {
  /// Two linear animations cancel each other out.
  static let standsStill = Rule(
    "stands-still", claim: "Two linear animations cancel out: the view stands still meanwhile.",
    explanation: """
      Blocks animate additively: a view that is sent back in mid-flight still plays the first animation
      while the second runs, and what is shown is the sum. With an eased curve that is a smooth turn.
      Two linear animations of one speed add up to nothing until the first one ends. Use a curve that
      eases, or reverse the animation itself:

        let animator = UIViewPropertyAnimator(duration: 3, curve: .linear) { view.center = there }
        animator.startAnimation()
        // later
        animator.isReversed = true
      """
  ) { timeline in
    timeline.layers.indices.flatMap { timeline.standstills(of: $0) }
  }
}

extension Timeline {
  /// The stretches in which an animation and the next one of the same value cancel out.
  fileprivate func standstills(of layer: Int) -> [Finding] {
    var last: [AnimationKeyPath: AnimationSpan] = [:]
    var findings: [Finding] = []
    for span in layers[layer]?.animations ?? [] where span.animation.speed != nil {
      let path = span.animation.keyPath
      if let before = last[path], let end = cancelling(before, span) {
        let name = layers[layer]?.name ?? ""
        findings.append(
          Finding(
            rule: "stands-still", severity: .note, time: span.added, object: name,
            message:
              "\(name) stands still from \(span.added.seconds) to \(end.seconds) s: two linear"
              + " animations of its \(path.text) cancel out"))
      }
      last[path] = span
    }
    return findings
  }

  /// Until when two animations cancel out; nil if they do not for as long as a frame.
  private func cancelling(_ first: AnimationSpan, _ second: AnimationSpan) -> Double? {
    guard let one = first.animation.speed, let other = second.animation.speed,
      one.count == other.count, one.contains(where: { abs($0) > 1e-6 }),
      zip(one, other).allSatisfy({ abs($0 + $1) <= 1e-9 * max(1, abs($0)) }),
      runsPlainly(first), runsPlainly(second)
    else { return nil }
    let end = min(
      first.added + first.animation.timing.duration,
      second.added + second.animation.timing.duration,
      first.removed, second.removed)
    return end - second.added > 1 / fps ? end : nil
  }

  /// Whether nobody paused, reversed or drove an animation.
  private func runsPlainly(_ span: AnimationSpan) -> Bool {
    clocks.indices.contains(span.clock) && clocks[span.clock]?.clock.segments.count == 1
  }
}

extension Animation {
  /// How fast a linear additive animation goes, number by number; nil for all others.
  fileprivate var speed: [Double]? {
    guard case .delta(let delta) = content, timing.isLinear, timing.duration > 0,
      timing.delay == 0, timing.repeatCount <= 1, !timing.autoreverses
    else { return nil }
    return delta.numbers?.map { -$0 / timing.duration }
  }
}

extension AnimationTiming {
  /// Whether values go at even speed.
  fileprivate var isLinear: Bool { pacing == .linear || pacing == .curve(.linear) }
}
