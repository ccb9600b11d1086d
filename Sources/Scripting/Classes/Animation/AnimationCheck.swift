import Layers
import LuaRuntime
import Motion
import Timeline

/// Looks at an animation before it goes on a layer: Core Animation says nothing about a key path or a
/// value that it cannot use, and nothing moves.
enum AnimationCheck {
  /// Refuses a misspelt key path and values of the wrong kind.
  static func check(_ animation: CAAnimation, _ host: SessionHost) throws {
    switch animation {
    case let group as CAAnimationGroup: for it in group.animations { try check(it, host) }
    case let it as CAPropertyAnimation: try check(property: it, host)
    default: break
    }
  }

  private static func check(property it: CAPropertyAnimation, _ host: SessionHost) throws {
    guard let text = it.keyPath else {
      throw LuaFailure("\(it.className) has no keyPath: \(it.className){keyPath = \"opacity\"}")
    }
    guard let path = AnimationKeyPath(text) else { return try unknown(text, it, host) }
    if let basic = it as? CABasicAnimation {
      try fit(basic.fromValue, path, "fromValue")
      try fit(basic.toValue, path, "toValue")
      try fit(basic.byValue, path, "byValue")
    } else if let keyframe = it as? CAKeyframeAnimation {
      guard keyframe.path == nil || path.sample.isSameKind(as: .point(.zero)) else {
        throw LuaFailure("a path gives points, and '\(text)' is no point")
      }
      guard keyframe.path == nil else { return }
      for value in keyframe.values { try fit(value, path, "values") }
    }
  }

  private static func fit(_ value: LayerValue?, _ path: AnimationKeyPath, _ name: String) throws {
    guard let value else { return }
    _ = try LayerValueBox(value: value).fitting(path.sample, name)
  }

  /// A near miss is an error; what Segue does not know is a note.
  private static func unknown(
    _ text: String, _ animation: CAPropertyAnimation, _ host: SessionHost
  ) throws {
    if let meant = Suggestion.nearest(to: text, in: known) {
      throw LuaFailure("no layer has the key path '\(text)'; did you mean '\(meant)'?")
    }
    host.world.recorder.timeline.findings.append(
      Finding(
        rule: "near-miss", severity: .note, time: host.world.now, object: animation.outputName,
        message: "the key path '\(text)' moves nothing here", line: host.currentLine))
  }

  /// All key paths.
  static var known: [String] {
    LayerProperty.allCases.flatMap { property in
      let sample = property.row.get(LayerState())
      return AnimationKeyPath.Component.allCases.filter { $0.fits(sample) }
        .map { AnimationKeyPath(property, $0).text }
    }
  }
}
