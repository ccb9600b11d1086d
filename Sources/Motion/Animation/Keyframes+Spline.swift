extension Keyframes {
  /// The numbers some way along a segment of the Kochanek-Bartels spline through the values, with
  /// Hermite's blending; a Catmull-Rom spline when tension, continuity and bias are 0. At the ends the
  /// outermost value counts as its own neighbour. Nil if the values cannot be blended by numbers.
  func spline(_ segment: Int, _ u: Double) -> [Double]? {
    let last = values.count - 1
    guard let before = values[max(segment - 1, 0)].numbers, let from = values[segment].numbers,
      let to = values[segment + 1].numbers, let after = values[min(segment + 2, last)].numbers,
      before.count == from.count, from.count == to.count, to.count == after.count
    else { return nil }
    let out = weights(at: segment, leaving: true)
    let back = weights(at: segment + 1, leaving: false)
    let (u2, u3) = (u * u, u * u * u)
    return from.indices.map { i in
      let step = to[i] - from[i]
      let start = out.before * (from[i] - before[i]) + out.after * step
      let end = back.before * step + back.after * (after[i] - to[i])
      return from[i] + (3 * u2 - 2 * u3) * step + (u3 - 2 * u2 + u) * start + (u3 - u2) * end
    }
  }

  /// How much the steps before and after a keyframe count for the tangent there.
  private func weights(at index: Int, leaving: Bool) -> (before: Double, after: Double) {
    let tension = 1 - parameter(tensionValues, index)
    let bias = parameter(biasValues, index)
    let continuity = parameter(continuityValues, index) * (leaving ? 1 : -1)
    return (
      tension * (1 + bias) * (1 + continuity) / 2, tension * (1 - bias) * (1 - continuity) / 2
    )
  }

  private func parameter(_ list: [Double], _ index: Int) -> Double {
    index < list.count ? list[index] : 0
  }
}
