/// A wrong use of a property animator; UIKit raises an exception at most of them.
public enum AnimatorMisuse: Sendable, Hashable {
  case startWhileStopped
  case pauseWhileStopped
  case scrubWhileStopped
  case addWhileStopped
  case stopInactive
  case finishWithoutStop
  case continueNotPaused
  case notInterruptible(call: String)
  case setWhileActive(property: String)
  case released(state: String)
  case durationIgnored(asked: Double, runs: Double)
}
