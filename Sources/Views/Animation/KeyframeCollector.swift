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

  /// The frame that is being filled, in fractions of the duration.
  var frame = (start: 0.0, duration: 1.0)
  private var tracks: [Track] = []

  /// A property changed in the current frame.
  func note(_ layer: CALayer, _ property: LayerProperty, from old: LayerValue) {
    let start = min(max(frame.start, 0), 1)
    let end = min(max(frame.start + frame.duration, start), 1)
    let step = Step(start: start, end: end, from: old, to: property.row.get(layer.state))
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.property == property }) {
      tracks[index].steps.append(step)
    } else {
      tracks.append(Track(layer: layer, property: property, steps: [step]))
    }
  }

  /// Makes the animations.
  func finish(
    into run: AnimationRun, timing: AnimationTiming, mode: Keyframes.CalculationMode
  ) {
    for track in tracks {
      guard track.layer.isInWindow else {
        let name = (track.layer.delegate as? UIView)?.outputName ?? track.layer.outputName
        track.layer.world.report(.animatedOutsideWindow(view: name))
        continue
      }
      if let first = track.steps.first {
        run.noteStart(track.layer, track.property, from: first.from)
      }
      run.add(
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
    let steps = track.steps.sorted { $0.start < $1.start }
    if let first = steps.first, first.start > 0 { add(first.from, 0) }
    for step in steps {
      add(values.last ?? step.from, step.start)
      add(step.to, step.end)
    }
    if let last = values.last, times.last != 1 { add(last, 1) }
    return Keyframes(values: values, keyTimes: times, calculationMode: mode)
  }
}
