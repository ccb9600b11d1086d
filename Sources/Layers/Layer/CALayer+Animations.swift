import Motion
import Timeline

extension CALayer {
  /// Puts an explicit animation on the layer, as a copy; one that is there under the key is replaced.
  /// It begins at the commit of this turn.
  public final func add(_ animation: CAAnimation, forKey key: String?) {
    let copy = animation.copy()
    let key = key ?? uniqueKey("animation")
    replaceAnimation(forKey: key)
    guard isInWindow else {
      copy.didStop(finished: false)
      return
    }
    ensureRecorded()
    let run = AnimationRun(in: world, title: "the animation \(key) of \(outputName)")
    run.removesAtEnd = copy.isRemovedOnCompletion
    let transaction = world.transactions.last
    let duration = copy.duration > 0 ? copy.duration : transaction?.duration ?? 0.25
    for animation in copy.values(duration: duration, in: self, parent: nil) {
      run.add(animation, to: self, key: key, source: copy)
    }
    run.completion = { copy.didStop(finished: $0) }
    CATransaction.add(run)
    run.seal()
    tellStart(of: copy, in: run)
  }

  /// Tells an animation when it becomes active, if it still runs then.
  private final func tellStart(of animation: CAAnimation, in run: AnimationRun) {
    guard animation.tellsStart else { return }
    let delay = animation.beginTime == 0 ? 0 : animation.beginTime - localTime
    let start = delay > 0 ? worldTime(reaching: localTime + delay) : world.now
    guard let start else { return }
    world.after(start - world.now) { if run.state == .running { animation.didStart() } }
  }

  /// Takes the animation under a key away.
  public final func removeAnimation(forKey key: String) { replaceAnimation(forKey: key) }

  /// Takes all animations away: the model values show, and completions get false.
  public final func removeAllAnimations() {
    guard !live.isEmpty else { return }
    let all = live
    live.removeAll()
    for it in all { it.run.remove(self, key: it.key) }
  }

  /// The keys of the animations on the layer, in the order they were added.
  public final func animationKeys() -> [String] {
    purge()
    var seen = Set<String>()
    return live.map(\.key).filter { seen.insert($0).inserted }
  }

  /// The animation under a key, as Core Animation would show it.
  public final func animation(forKey key: String) -> CAAnimation? {
    purge()
    guard let it = live.first(where: { $0.key == key }) else { return nil }
    return it.source ?? world.bind { CAAnimation.describing(it.animation) }
  }

  /// The animations on the layer: their key, values and run.
  public final var runningAnimations: [(key: String, animation: Animation, run: AnimationRun)] {
    purge()
    return live.map { ($0.key, $0.animation, $0.run) }
  }

  /// Whether an animation moves a property, or a part of it.
  public final func isAnimating(_ property: LayerProperty) -> Bool {
    live.contains { $0.run.state != .ended && $0.animation.keyPath.property == property }
  }

  /// A key that no animation on the layer has: the name itself, or with a number.
  public final func uniqueKey(_ name: String) -> String {
    if live.isEmpty { return name }
    purge()
    let keys = Set(live.map(\.key))
    guard keys.contains(name) else { return name }
    var number = 2
    while keys.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }

  /// Takes away what is under a key; what a run replaces of its own is not cut off.
  final func replaceAnimation(forKey key: String, by owner: AnimationRun? = nil) {
    if live.isEmpty { return }
    let old = live.filter { $0.key == key && $0.run.state != .ended }
    live.removeAll { $0.key == key || $0.run.state == .ended }
    for run in old.map(\.run) { run.remove(self, key: key, isReplaced: run === owner) }
  }

  /// Forgets the animations whose runs are over.
  private final func purge() { live.removeAll { $0.run.state == .ended } }

  /// Animates a change of a plain layer by itself, as Core Animation does for a layer that was shown.
  final func animateImplicitly(_ property: LayerProperty, from old: LayerValue) {
    guard property.row.isImplicitlyAnimated, isInWindow, let transaction = world.transactions.last,
      !transaction.disableActions, world.transactions.last?.duration ?? 0 > 0
    else { return }
    let timing = AnimationTiming(
      duration: transaction.duration, fillMode: .backwards,
      pacing: .curve(transaction.timingFunction ?? .default))
    let from = presentationState.map { property.row.get($0) } ?? old
    transaction.run(in: world).add(
      Animation(AnimationKeyPath(property), .from(from), timing: timing), to: self,
      key: property.row.key)
  }
}
