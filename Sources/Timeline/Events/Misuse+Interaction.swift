extension Misuse {
  /// The sentences about fingers and what they drive.
  var interaction: String {
    switch self {
    case .interactiveWithoutGesture(let transition, let cancelled):
      "an interaction controller was returned for \(transition), but no gesture is active; a drag was "
        + "cancelled at \((cancelled * 1000).rounded() / 1000) s: is a flag of it still set? Clear it "
        + "in every end of the gesture"
    case .notDriven(let transition):
      "an animation was started from a completion inside \(transition), which is interactive: it is "
        + "not driven by progress; use animateKeyframes for an animation in several parts"
    case .touchIgnored(let point, let transition):
      "the finger at \(point) is ignored: UIKit takes no touches during \(transition), which nobody "
        + "drives, until completeTransition is called"
    case .noCoordinator(let controller, let call, _):
      "transitionCoordinator of \(controller) was nil here: it exists only once \(call) was called "
        + "with animated true; ask for it after that"
    default: ""
    }
  }
}
