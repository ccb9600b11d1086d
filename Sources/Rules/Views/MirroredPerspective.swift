import Motion
import Timeline

extension Rule {
  /// A perspective with the wrong sign.
  static let mirroredPerspective = Rule(
    "mirrored-perspective",
    claim: "A perspective has the wrong sign: what comes nearer gets smaller.",
    explanation: """
      m34 is -1 / d for an eye at a distance of d points. Set it before turning, on the layer's own
      transform or on the superlayer's sublayerTransform:

        var transform = CATransform3DIdentity
        transform.m34 = -1 / 500
        view.layer.transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)

      With a positive value depth is mirrored and a page tips the wrong way.
      """
  ) { timeline in
    timeline.layers.indices.compactMap { timeline.mirrored($0) }
  }
}

extension Timeline {
  /// The first mirrored perspective of a layer.
  fileprivate func mirrored(_ layer: Int) -> Finding? {
    guard let record = layers[layer] else { return nil }
    var seen: [(time: Double, matrix: CATransform3D)] = [
      (record.created, record.initial.transform),
      (record.created, record.initial.sublayerTransform),
    ]
    for property in [LayerProperty.transform, .sublayerTransform] {
      for change in record.tracks[property] {
        if case .transform(let matrix) = change.value { seen.append((change.time, matrix)) }
      }
    }
    // A turn by more than a quarter changes the sign of m33 too.
    let wrong = seen.filter { $0.matrix.m34 * $0.matrix.m33 > 1e-12 }
    guard let first = wrong.min(by: { $0.time < $1.time }) else { return nil }
    return Finding(
      rule: "mirrored-perspective", severity: .warning, time: max(first.time, 0),
      object: record.name,
      message: "the perspective of \(record.name) is mirrored (m34 is positive):"
        + " what comes nearer gets smaller")
  }
}
