import Motion

extension CAAnimation {
  /// The animation that UIKit would have made for a running one, for a look at its parameters.
  static func describing(_ animation: Animation) -> CAAnimation {
    let timing = animation.timing
    let result = object(for: animation)
    result.duration = timing.duration
    result.speed = timing.speed
    result.timeOffset = timing.timeOffset
    result.repeatCount = timing.repeatCount
    result.autoreverses = timing.autoreverses
    result.fillMode = timing.fillMode == .backwards ? .both : timing.fillMode
    result.beginTime = timing.delay
    if case .curve(let curve) = timing.pacing { result.timingFunction = curve }
    return result
  }

  private static func object(for animation: Animation) -> CAPropertyAnimation {
    let path = animation.keyPath.text
    let result: CAPropertyAnimation
    if case .keyframes(let keyframes) = animation.content {
      let keyframed = CAKeyframeAnimation(keyPath: path)
      keyframed.keyframes = keyframes
      result = keyframed
    } else if case .spring(let spring) = animation.timing.pacing {
      let sprung = CASpringAnimation(keyPath: path)
      sprung.spring = spring
      result = sprung
    } else {
      result = CABasicAnimation(keyPath: path)
    }
    result.isAdditive = animation.isAdditive
    if let basic = result as? CABasicAnimation { fill(basic, from: animation.content) }
    return result
  }

  private static func fill(_ basic: CABasicAnimation, from content: Animation.Content) {
    switch content {
    case .delta(let value):
      basic.fromValue = value
      basic.toValue = value.zero
    case .from(let value): basic.fromValue = value
    case .basic(let from, let to, let by):
      basic.fromValue = from
      basic.toValue = to
      basic.byValue = by
    case .keyframes: break
    }
  }
}
