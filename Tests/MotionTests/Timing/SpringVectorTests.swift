import Testing

@testable import Motion

@Suite struct SpringVectorTests {
  @Test func everyRowIsMet() throws {
    let rows = try vectorRows("spring-vectors")
    var asserted = 0
    for row in rows {
      guard let given = parameters(row["params"] + ";" + row["input"]),
        let value = value(of: row["function"], given), let expected = row.expected.first
      else {
        Issue.record("not understood: \(row)")
        continue
      }
      #expect(abs(value - expected) <= row.tolerance, "\(row) gave \(value)")
      asserted += 1
    }
    // More rows may come; none may go, and none is passed over.
    #expect(asserted == rows.count && asserted >= 343)
  }

  private func value(of function: String, _ given: [String: Double]) -> Double? {
    switch function {
    case "CASpringAnimation.settlingDuration", "CASpringAnimation durationForEpsilon":
      return given["eps"].flatMap { physical(given)?.settlingDuration(epsilon: $0) }
    case "CASpringAnimation progress": return progress(physical(given), given)
    case "Spring(duration,bounce).stiffness",
      "CASpringAnimation(perceptualDuration,bounce).stiffness":
      return perceptual(given)?.stiffness
    case "Spring(duration,bounce).damping", "CASpringAnimation(perceptualDuration,bounce).damping":
      return perceptual(given)?.damping
    case "Spring(m,k,c).duration": return physical(given)?.perceptualDuration
    case "Spring.value from=0 to=200": return progress(perceptual(given), given).map { $0 * 200 }
    case "UIView.animate(springDuration,bounce) progress": return progress(perceptual(given), given)
    case "spring value 0->10": return progress(response(given), given).map { $0 * 10 }
    case "stiffness": return response(given)?.stiffness
    case "damping": return response(given)?.damping
    case "UIView curve 7 position 0->1000":
      return shown(physical(given), given).map { $0 * 1000 }
    case "UIView spring omega": return fitted(given)?.angularFrequency
    case "UIView spring progress": return shown(fitted(given), given)
    default: return nil
    }
  }

  private func physical(_ given: [String: Double]) -> Spring? {
    guard let m = given["m"], let k = given["k"], let c = given["c"] else { return nil }
    return Spring(mass: m, stiffness: k, damping: c, initialVelocity: given["v"] ?? 0)
  }

  private func perceptual(_ given: [String: Double]) -> Spring? {
    guard let duration = given["perceptualDuration"] ?? given["duration"],
      let bounce = given["bounce"]
    else { return nil }
    return Spring(perceptualDuration: duration, bounce: bounce)
  }

  private func response(_ given: [String: Double]) -> Spring? {
    guard let response = given["response"] else { return nil }
    return Spring(
      mass: given["mass"] ?? 1, response: response, dampingRatio: given["dampingRatio"] ?? 1)
  }

  private func fitted(_ given: [String: Double]) -> Spring? {
    guard let duration = given["duration"], let ratio = given["dampingRatio"] else { return nil }
    return Spring(
      duration: duration, dampingRatio: ratio,
      initialVelocity: given["initialSpringVelocity"] ?? 0)
  }

  private func progress(_ spring: Spring?, _ given: [String: Double]) -> Double? {
    guard let spring, let time = given["t"] else { return nil }
    return spring.value(at: time)
  }

  /// What a block with this spring and duration shows: the end from the duration on.
  private func shown(_ spring: Spring?, _ given: [String: Double]) -> Double? {
    guard let spring, let time = given["t"], let duration = given["duration"] else { return nil }
    let timing = AnimationTiming(duration: duration, fillMode: .both, pacing: .spring(spring))
    return timing.progress(local: time)
  }
}
