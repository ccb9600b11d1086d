/// What can be seen at the end of a transition that was animated by an animator of the app's own.
struct TransitionChecks {
  /// Views whose anchor point was in the middle when it began.
  var centred: [UIView] = []
  /// The new controller, and the top of its content, when `completeTransition` came.
  var content: (controller: UIViewController, inset: Double, top: Double)?
}
