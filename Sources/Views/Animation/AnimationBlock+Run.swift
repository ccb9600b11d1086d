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
    block.run.completion = completion
    block.perform(animations)
    block.begin()
  }

  /// Lets the animations begin; a block that could have made some and made none is remarked on.
  func begin() {
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
    let run = AnimationRun(in: World.current, title: title)
    // UIKit: without allowUserInteraction the views that a block moves take no touches.
    run.touches = options.contains(.allowUserInteraction) ? .model : .nothing
    let isOn = application.areAnimationsEnabled && duration > 0
    let timing = AnimationTiming(
      delay: max(0, delay), duration: duration,
      repeatCount: options.contains(.repeat) ? .infinity : 0,
      autoreverses: options.contains(.autoreverse), fillMode: .backwards, pacing: pacing)
    return AnimationBlock(
      isOn ? .animates(timing) : .immediate, run: run, options: options, duration: duration,
      pacing: pacing)
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
