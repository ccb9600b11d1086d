import Layers
import Motion

extension AnimationBlock {
  /// Opens a block, runs the changes in it, and lets its animations begin.
  static func run(
    duration: Double, delay: Double, pacing: Pacing, options: UIView.AnimationOptions,
    isQuiet: Bool = false, animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let block = open(duration: duration, delay: delay, pacing: pacing, options: options)
    block.isQuiet = isQuiet
    block.end(with: completion)
    block.perform(animations)
    block.begin()
  }

  /// What is to be called when its animations are over.
  func end(with completion: ((Bool) -> Void)?) {
    guard isJoined else { return run.completion = completion }
    if let completion { run.atEnd.append { completion(true) } }
  }

  /// Lets the animations begin; a block that could have made some and made none is remarked on.
  func begin() {
    if isJoined { return }
    if run.isEmpty, isRemarkable { run.world.report(.nothingAnimated) }
    UIApplication.shared.runWillBegin?(run)
    Transition.tellUndriven(run)
    CATransaction.add(run)
    run.seal()
  }

  /// A block with what it inherits from the one around it. (facts 3.5)
  static func open(
    duration: Double, delay: Double, pacing: Pacing, options: UIView.AnimationOptions,
    title: String = "a UIView.animate block"
  ) -> AnimationBlock {
    let application = UIApplication.shared
    var (duration, pacing, options) = (duration, pacing, options)
    application.blocks.last?.hasNested = true
    if let outer = application.blocks.last, outer.inherits {
      if !options.contains(.overrideInheritedDuration) { duration = outer.duration }
      if !options.contains(.overrideInheritedCurve) { pacing = outer.pacing }
      if !options.contains(.overrideInheritedOptions) {
        options.formUnion(outer.options.intersection([.repeat, .autoreverse]))
      }
    }
    let outer = application.blocks.last
    let start = outer?.nestedStart.map { $0 + max(0, delay) }
    let isOn = application.areAnimationsEnabled && duration > 0
    let timing = AnimationTiming(
      delay: start ?? max(0, delay), duration: duration,
      repeatCount: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse), fillMode: .backwards, pacing: pacing)
    let block = AnimationBlock(
      isOn ? .animates(timing) : .immediate, run: run(outer, options, title), options: options,
      duration: duration, pacing: pacing)
    block.nestedStart = start
    block.isJoined = start != nil
    return block
  }

  /// The run of a block: a new one, or that of the property animator around it.
  private static func run(
    _ outer: AnimationBlock?, _ options: UIView.AnimationOptions, _ title: String
  ) -> AnimationRun {
    if let outer, outer.nestedStart != nil { return outer.run }
    let run = AnimationRun(in: World.current, title: title)
    // UIKit: without allowUserInteraction the views that a block moves take no touches.
    run.touches = options.contains(.allowUserInteraction) ? .model : .nothing
    return run
  }

  /// Runs changes inside the block; what joins it late does so before it closes.
  func perform(_ changes: () -> Void) {
    let application = UIApplication.shared
    application.blocks.append(self)
    if options.contains(.layoutSubviews) { application.layoutWindows() }
    changes()
    application.layOutStacks()
    application.blockWillClose?(self)
    application.blocks.removeLast()
  }

  /// Whether it could have animated and nothing says why it did not.
  var isRemarkable: Bool {
    guard case .animates = effect, !isQuiet else { return false }
    return !hasNested && outside.isEmpty
  }

  /// Whether nested blocks inherit from it.
  var inherits: Bool {
    if case .immediate = effect { return false }
    return true
  }
}
