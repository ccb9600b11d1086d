import Layers
import Motion
import Timeline

/// One open `UIView` animation block: what it makes of the changes inside it.
final class AnimationBlock {
  /// What a block does with changes.
  enum Effect {
    /// Animates them with this timing.
    case animates(AnimationTiming)
    /// Gathers them as keyframes.
    case keyframes(KeyframeCollector)
    /// Applies them at once.
    case immediate
  }

  /// What it does with changes.
  let effect: Effect
  /// The animations it made.
  let run: AnimationRun
  /// Its options, with what it inherited.
  let options: UIView.AnimationOptions
  /// The duration that nested blocks inherit, in seconds.
  let duration: Double
  /// How nested blocks are paced.
  let pacing: Pacing
  /// The timing of positions along y, where it is another (a spring's velocity is a vector).
  var vertical: AnimationTiming?
  /// Whether it is UIKit's own, of which nothing is remarked.
  var isQuiet = false
  /// Whether a block was opened inside.
  var hasNested = false
  /// Where it begins in its run's local time, in seconds, if nested blocks belong to that run: UIKit's
  /// property animators own all that is animated inside them. Nil: nested blocks have their own runs.
  var nestedStart: Double?
  /// Whether its run is that of a block around it.
  var isJoined = false
  /// The views that were changed while they were in no window.
  private(set) var outside = Set<UIView>()

  init(
    _ effect: Effect, run: AnimationRun, options: UIView.AnimationOptions, duration: Double,
    pacing: Pacing
  ) {
    self.effect = effect
    self.run = run
    self.options = options
    self.duration = duration
    self.pacing = pacing
  }

  /// A view's layer changed inside the block.
  func animate(_ layer: CALayer, _ property: LayerProperty, from old: LayerValue) {
    guard property.row.viewAnimation != .none, UIApplication.shared.areAnimationsEnabled,
      !CATransaction.current.disableActions
    else { return }
    switch effect {
    case .immediate: break
    case .keyframes(let collector): collector.note(layer, property, from: old)
    case .animates(let timing):
      guard layer.isInWindow else { return noteOutside(layer) }
      run.noteStart(layer, property, from: old)
      add(layer, property, from: old, timing)
    }
  }

  /// Adds what UIKit makes of a change: additive or absolute, by the property.
  private func add(
    _ layer: CALayer, _ property: LayerProperty, from old: LayerValue, _ timing: AnimationTiming
  ) {
    let row = property.row
    if property == .bounds { return animateBounds(of: layer, from: old, timing) }
    guard row.viewAnimation == .additive else {
      return addAbsolute(property, from: old, to: layer, timing)
    }
    guard let delta = LayerValue.delta(from: old, to: row.get(layer.state)) else {
      return layer.world.report(.singularTransform(view: Self.name(of: layer)))
    }
    if property == .position, let vertical, vertical != timing, case .point(let way) = delta {
      addDelta(AnimationKeyPath(.position, .x), .number(way.x), "position.x", to: layer, timing)
      addDelta(AnimationKeyPath(.position, .y), .number(way.y), "position.y", to: layer, vertical)
    } else {
      addDelta(AnimationKeyPath(property), delta, row.key, to: layer, timing)
    }
  }

  /// UIKit: bounds become two animations, since a rectangle cannot be negative.
  private func animateBounds(of layer: CALayer, from old: LayerValue, _ timing: AnimationTiming) {
    guard case .rect(let before) = old else { return }
    let after = layer.state.bounds
    if before.origin != after.origin {
      addDelta(
        AnimationKeyPath(.bounds, .origin), .point(before.origin - after.origin),
        "bounds.origin", to: layer, timing)
    }
    if before.size != after.size {
      let delta = CGSize(
        width: before.size.width - after.size.width,
        height: before.size.height - after.size.height)
      addDelta(AnimationKeyPath(.bounds, .size), .size(delta), "bounds.size", to: layer, timing)
    }
  }

  private func addDelta(
    _ path: AnimationKeyPath, _ delta: LayerValue, _ key: String, to layer: CALayer,
    _ timing: AnimationTiming
  ) {
    run.add(
      Animation(path, .delta(delta), isAdditive: true, timing: timing), to: layer,
      key: layer.uniqueKey(key))
  }

  /// UIKit: a property that is not additive starts from the old model value, or with
  /// `beginFromCurrentState` from what an animation in flight shows; it replaces that animation.
  private func addAbsolute(
    _ property: LayerProperty, from old: LayerValue, to layer: CALayer, _ timing: AnimationTiming
  ) {
    var from = old
    if options.contains(.beginFromCurrentState), layer.isAnimating(property),
      let shown = layer.presentationState
    {
      from = property.row.get(shown)
    }
    run.add(
      Animation(AnimationKeyPath(property), .from(from), timing: timing), to: layer,
      key: property.row.key)
  }

  private func noteOutside(_ layer: CALayer) {
    guard let view = layer.delegate as? UIView, outside.insert(view).inserted else { return }
    layer.world.report(.animatedOutsideWindow(view: view.outputName))
  }

  /// What the view of a layer is called.
  static func name(of layer: CALayer) -> String {
    (layer.delegate as? UIView)?.outputName ?? layer.outputName
  }
}
