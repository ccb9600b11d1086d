import Layers
import Timeline

extension Transition {
  /// The animator's property animator, if it brings one: UIKit asks several times and must get the same
  /// object. (case C58)
  final func askInterruptible(isFirst: Bool = false) -> UIViewPropertyAnimator? {
    guard let animator, standard == nil else { return nil }
    let ask = { [context] in animator.interruptibleAnimator(using: context) }
    let answer =
      isFirst ? world.question(.interruptibleAnimator, animatorName, ask) : world.silently(ask)
    if isFirst {
      interruptible = answer
    } else if let first = interruptible, answer !== first, !isInterruptibleTold {
      isInterruptibleTold = true
      world.report(.anotherInterruptibleAnimator(animator: animatorName))
    }
    return interruptible
  }

  /// Runs code and notes the animations that it makes.
  final func capture(_ body: () -> Void) {
    let application = UIApplication.shared
    let outer = application.runWillBegin
    application.runWillBegin = { [self] run in runs.append(run) }
    body()
    application.runWillBegin = outer
  }
}
