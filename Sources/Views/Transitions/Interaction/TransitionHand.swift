/// What a transition knows of the hand that drives it.
struct TransitionHand {
  /// Whether it was interactive at any time.
  var wasThere = false
  /// Whether a finger was on the screen when its driver was brought.
  var hadFinger = false
  /// Whether anybody drove it: an update, an end, a pause.
  var hasActed = false
  /// When it began interactive, in seconds.
  var began = 0.0
  /// Whether it was told that nobody drives it.
  var isMissingTold = false
}
