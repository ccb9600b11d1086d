import Layers
import Motion
import Timeline

/// Gathers the changes of one `animateKeyframes` block: one keyframe animation per property.
/// UIKit: absolute values, linear inside, paced as a whole. (facts 3.6; decision V4)
final class KeyframeCollector {
  /// One change: from when to when, in fractions, and between which values.
  private struct Step {
    let start: Double
    let end: Double
    let from: LayerValue
    let to: LayerValue
  }

  /// The changes of one property of one layer.
  private struct Track {
    let layer: CALayer
    let property: LayerProperty
    var steps: [Step]
  }

  /// The frame that is being filled, in fractions of the duration; nil outside of frames.
  var frame: (start: Double, duration: Double)? {
    didSet { hasFrames = hasFrames || frame != nil }
  }
  private var hasFrames = false
  private let isFromCurrent: Bool
  private var tracks: [Track] = []

  /// - Parameter isFromCurrent: Whether the first values are those on screen.
  init(isFromCurrent: Bool) { self.isFromCurrent = isFromCurrent }

  /// A property changed in the current frame.
  func note(_ layer: CALayer, _ property: LayerProperty, from old: LayerValue) {
    let frame = frame ?? (0, 1)
    let start = min(max(frame.start, 0), 1)
    let end = min(max(frame.start + frame.duration, start), 1)
    let step = Step(start: start, end: end, from: old, to: property.row.get(layer.state))
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.property == property }) {
      tracks[index].steps.append(step)
    } else {
      tracks.append(Track(layer: layer, property: property, steps: [step]))
    }
  }

  /// Makes the animations. UIKit: without frames it is a plain block.
  func finish(
    into block: AnimationBlock, timing: AnimationTiming, mode: Keyframes.CalculationMode
  ) {
    for track in tracks {
      guard let first = track.steps.first else { continue }
      guard hasFrames, track.layer.isInWindow else {
        block.animate(track.layer, track.property, from: first.from)
        continue
      }
      block.run.noteStart(track.layer, track.property, from: first.from)
      block.run.add(
        Animation(
          AnimationKeyPath(track.property), .keyframes(keyframes(of: track, mode)),
          timing: timing), to: track.layer, key: track.property.row.key)
    }
  }

  /// The keyframes of one track: values hold in the gaps.
  private func keyframes(of track: Track, _ mode: Keyframes.CalculationMode) -> Keyframes {
    var values: [LayerValue] = []
    var times: [Double] = []
    func add(_ value: LayerValue, _ time: Double) {
      if times.last == time, values.last == value { return }
      values.append(value)
      times.append(max(time, times.last ?? 0))
    }
    let steps = track.steps.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }.map(\.element)
    if let first = steps.first {
      let shown =
        isFromCurrent && track.layer.isAnimating(track.property)
        ? track.layer.presentationState : nil
      let from = shown.map { track.property.row.get($0) } ?? first.from
      add(from, 0)
    }
    for step in steps {
      add(values.last ?? step.from, step.start)
      add(step.to, step.end)
    }
    if let last = values.last, times.last != 1 { add(last, 1) }
    // Core Animation: n values that are held one after the other have n + 1 times.
    if mode == .discrete { times.append(1) }
    return Keyframes(values: values, keyTimes: times, calculationMode: mode)
  }
}
