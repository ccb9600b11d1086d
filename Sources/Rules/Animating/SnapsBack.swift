import Motion
import Timeline

extension Rule {
  /// An explicit animation ended somewhere else than where the model is.
  static let snapsBack = Rule(
    "snaps-back", claim: "A layer jumps when its animation ends: the model was never set.",
    explanation: """
      An explicit CAAnimation changes only what is shown. At its end it is taken away and the model value
      shows again. Set the model to the end value and let the animation come from where it was:

        let animation = CABasicAnimation(keyPath: "position.y")
        animation.fromValue = view.layer.position.y
        animation.duration = 1
        view.layer.position.y = 300
        view.layer.add(animation, forKey: "move")

      fillMode forwards with isRemovedOnCompletion false only hides it: touches and later animations
      still go by the model.
      """
  ) { timeline in
    timeline.layers.indices.flatMap { layer in
      timeline.layers[layer]?.animations.compactMap { timeline.jump(of: layer, after: $0) } ?? []
    }
  }
}

extension Timeline {
  /// What is wrong where an explicit animation came to its own end, if the layer jumps there.
  fileprivate func jump(of layer: Int, after span: AnimationSpan) -> Finding? {
    guard span.animation.isExplicit, span.timeShift == 0, let end = ownEnd(of: span),
      let before = presentation(of: layer, at: Moment(end - 1e-6)),
      let after = presentation(of: layer, at: Moment(end, isAfter: true))
    else { return nil }
    let path = span.animation.keyPath
    let (from, to) = (path.read(before), path.read(after))
    // Half a point is seen by nobody; other values go from 0 to 1.
    let least = path.property == .position || path.property == .bounds ? 0.5 : 0.01
    guard from.distance(to: to) > least else { return nil }
    let name = layers[layer]?.name ?? ""
    let way = from.shortText.flatMap { from in to.shortText.map { " from \(from) to \($0)" } }
    return Finding(
      rule: "snaps-back", severity: .warning, time: end, object: name,
      message: "\(path.text) of \(name) jumps\(way ?? "") at \(end.seconds) s, where its animation"
        + " ends: the model value was never set")
  }

  /// When an animation was taken away because it had run its time; nil if it was cut off or stays.
  private func ownEnd(of span: AnimationSpan) -> Double? {
    guard clocks.indices.contains(span.clock), let record = clocks[span.clock] else { return nil }
    let end = min(span.removed, record.ended)
    guard end.isFinite,
      record.clock.local(at: end) >= span.animation.timing.end - Time.tolerance
    else { return nil }
    return end
  }
}

extension Animation {
  /// Whether it replaces the value for as long as it runs, whatever the model is.
  fileprivate var isExplicit: Bool {
    switch content {
    case .basic, .keyframes: !isAdditive
    case .delta, .from: false
    }
  }
}

extension LayerValue {
  /// A number or a point as messages show it.
  fileprivate var shortText: String? {
    switch self {
    case .number(let number): number.shortest
    case .point(let point): "(\(point.x.shortest), \(point.y.shortest))"
    default: nil
    }
  }
}
