import Motion
import Timeline

/// Many layers under all that blocks do at once: curves, springs, keyframes, and matrices that scale
/// and turn, in containers that scale and turn in containers that scale and turn.
///
/// `baselines/mixed-sampling.c` builds the same crowd: its numbers and theirs belong together.
enum MixedCrowd {
  /// A timeline with `count` layers (a multiple of 1000), one second of motion.
  static func make(_ count: Int) -> Timeline {
    var timeline = Crowd.stage()
    let layers = (0..<count).map { Crowd.add(&timeline, $0) }
    let outer = stride(from: 0, to: count, by: 1000).map { $0 }
    for first in outer {
      let inner = stride(from: first + 1, to: first + 1000, by: 111).map { $0 }
      for start in inner {
        let leaves = layers[start + 1..<start + 111]
        timeline.setChildren(Array(leaves), of: layers[start], at: Time.setUp)
      }
      timeline.setChildren(inner.map { layers[$0] }, of: layers[first], at: Time.setUp)
    }
    timeline.setChildren(outer.map { layers[$0] }, of: 1, at: Time.setUp)
    animate(&timeline, layers)
    timeline.end = 1
    return timeline
  }

  /// Three blocks: a curve, a spring and keyframes; every third layer is in each, the containers in
  /// the spring's.
  private static func animate(_ timeline: inout Timeline, _ layers: [Int]) {
    let pacings: [Pacing] = [
      .curve(.easeInEaseOut),
      .spring(Spring(duration: 1, dampingRatio: 0.7, initialVelocity: 0)),
      .curve(.easeInEaseOut),
    ]
    let blocks = pacings.map { pacing in
      (
        clock: timeline.addClock(AnimationClock(start: 0)),
        timing: AnimationTiming(duration: 1, fillMode: .both, pacing: pacing)
      )
    }
    for (index, layer) in layers.enumerated() {
      let isContainer = index % 1000 % 111 == 1 || index % 1000 == 0
      let kind = isContainer ? 1 : index % 3
      for (property, content) in contents(kind, Double(layer % 23) + 1) {
        let animation = Animation(
          AnimationKeyPath(property), content, timing: blocks[kind].timing)
        timeline.addAnimation(
          AnimationSpan(animation: animation, clock: blocks[kind].clock, key: "", added: 0),
          to: layer)
      }
    }
  }

  /// What each block does to a layer.
  private static func contents(_ kind: Int, _ shift: Double)
    -> [(LayerProperty, Animation.Content)]
  {
    let turn = CATransform3D.rotation(shift / 30, 0, 0, 1).concat(.scale(0.9, 0.8, 1))
    switch kind {
    case 0:
      return [
        (.position, .delta(.point(CGPoint(x: shift, y: -shift)))),
        (.bounds, .delta(.rect(CGRect(x: 0, y: 0, width: shift, height: -shift)))),
        (.opacity, .from(.number(0.5))),
      ]
    case 1:
      return [
        (.position, .delta(.point(CGPoint(x: shift, y: -shift)))),
        (.transform, .delta(.transform(turn))),
      ]
    default:
      let corners = [
        CGPoint(x: shift, y: 0), CGPoint(x: 50, y: shift), CGPoint(x: 9, y: 70), .zero,
      ]
      let path = Keyframes(values: corners.map { .point($0) }, keyTimes: [0, 0.2, 0.7, 1])
      let fade = Keyframes(values: [.number(0), .number(1), .number(0.5)], keyTimes: [0, 0.5, 1])
      let scales = [0.5, 1.5, 1].map { LayerValue.transform(.scale($0, $0, 1)) }
      let scale = Keyframes(values: scales, keyTimes: [0, 0.5, 1])
      return [
        (.position, .keyframes(path)), (.opacity, .keyframes(fade)),
        (.transform, .keyframes(scale)),
      ]
    }
  }
}
