/// A wrong use of UIKit by user code, as data; `Misuse+English.swift` tells it.
public enum Misuse: Sendable, Hashable {
  case completedTwice(context: String)
  case completedTrueAfterCancel(context: String)
  case presentWhilePresenting(presenter: String, presented: String, current: String)
  case presentDuringTransition(presenter: String, presented: String)
  case presentOutsideWindow(presenter: String, presented: String)
  case presentActive(presented: String)
  case dismissNothing(controller: String)
  case dismissDuringTransition(controller: String)
  case notASibling(view: String, reference: String, call: String)
  case frameUnderRotation(view: String)
  case delegateReleased(controller: String)
  case noDelegateAtDismissal(controller: String)
  case presenterMovedIntoContainer(presenter: String, style: String)
  case endlessWork(what: String)
  case endlessTurns
  case animatedOutsideWindow(view: String)
  case nothingAnimated
  case singularTransform(view: String)
  case animator(name: String, AnimatorMisuse)
  case transitionNeverCompleted(what: String)
  case changeDuringTransition(container: String, call: String, current: String)
  case containerDelegateReleased(container: String)
  case endedBeforeStart(call: String)
  case pageCurl(controller: String)
  case foreignAppearance(controller: String, call: String)
  case unbalancedAppearance(controller: String, call: String)
}
