import Motion
import Timeline

extension Rule {
  /// After a cancel the values of the end show, for a frame or for good.
  static let flashAfterCancel = Rule(
    "flash-after-cancel", claim: "A cancelled transition shows its end for a moment.",
    explanation: """
      An animation leaves the model at its end values. UIKit's own driver puts the start values back when
      a cancelled transition has run back, but a driver that scrubs layer.timeOffset by hand only turns
      the clock: once the animation is gone the model shows, until somebody resets it. Reset in the same
      turn, before completeTransition, not in an asynchronous block:

        completion: { _ in
          if context.transitionWasCancelled { from.alpha = 1 }
          context.completeTransition(!context.transitionWasCancelled)
        }

      or use UIPercentDrivenInteractiveTransition.
      """
  ) { timeline in
    timeline.cancelledSpans.flatMap { span in
      timeline.layers.indices.compactMap { timeline.flash(of: $0, in: span) }
    }
  }
}

extension Timeline {
  /// From each cancel to half a second after the transition's end, in seconds.
  fileprivate var cancelledSpans: [ClosedRange<Double>] {
    Transition.read(self).transitions.compactMap { transition in
      guard let cancel = transition.cancel else { return nil }
      return cancel.time...max(cancel.time, (transition.completion?.time ?? end) + 0.5)
    }
  }

  /// The first frame in which a layer shows the end values of an animation that has been taken away.
  fileprivate func flash(of layer: Int, in span: ClosedRange<Double>) -> Finding? {
    for it in layers[layer]?.animations ?? [] {
      guard clocks.indices.contains(it.clock), let clock = clocks[it.clock],
        Time.isBefore(it.added, span.lowerBound)
      else { continue }
      let gone = min(it.removed, clock.ended)
      guard span.contains(gone), let found = jump(of: layer, it.animation, at: gone)
      else { continue }
      return found
    }
    return nil
  }

  /// The finding about an animation that went at a time, if the model then showed its end for a frame.
  private func jump(of layer: Int, _ animation: Animation, at gone: Double) -> Finding? {
    let property = animation.keyPath.property
    let frame = firstFrame(after: gone)
    guard frame <= end, let before = presentation(of: layer, at: Moment(gone)),
      let shown = sample(layer, at: Moment(frame)), shown.inWindow,
      let name = layers[layer]?.name
    else { return nil }
    let model = property.row.get(shown.model)
    let start = property.row.get(before)
    let way = animation.reach(to: model)
    // It was nearly back at its start, and now it is at its end.
    guard way > 1e-6, start.distance(to: property.row.get(shown.state)) > 0.9 * way
    else { return nil }
    let what = property == .opacity ? "alpha" : property.row.name
    return Finding(
      rule: "flash-after-cancel", severity: .warning, time: frame, object: name,
      message: "frame at t=\(frame.seconds) shows end values for \(name).\(what) after a cancel: "
        + "put the start values back before completeTransition")
  }

  /// The first frame tick strictly after a time, in seconds.
  private func firstFrame(after time: Double) -> Double {
    ((time * fps + 1e-6).rounded(.down) + 1) / fps
  }
}

extension Animation {
  /// How far it goes, to the model's value; 0 for what is not a way from one value.
  fileprivate func reach(to model: LayerValue) -> Double {
    switch content {
    case .delta(let delta):
      if case .transform(let matrix) = delta {
        return LayerValue.transform(.identity).distance(to: .transform(matrix))
      }
      return (delta.numbers ?? []).reduce(0) { $0 + $1 * $1 }.squareRoot()
    case .from(let from): return from.distance(to: model)
    case .basic(let from?, _, _): return isAdditive ? 0 : from.distance(to: model)
    case .basic, .keyframes: return 0
    }
  }
}
