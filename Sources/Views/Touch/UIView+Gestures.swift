import Layers
import Motion

extension UIView {
  /// Lets a recogniser get the touches in this view and below, taking it from where it was.
  public final func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view !== self else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    gestureRecognizers.append(recognizer)
    recognizer.view = self
    adopt(recognizer)
  }

  /// Takes a recogniser away; one that has begun is cancelled.
  public final func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.abandon()
    gestureRecognizers.removeAll { $0 === recognizer }
    recognizer.view = nil
    release(recognizer)
  }

  /// The view that takes a touch at a point of this view's space, in the script's words if it overrides
  /// the method.
  final func hit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
    guard let script, script.overrides("hitTest") else { return hitTest(point, with: event) }
    let answer = script.call("hitTest", [point, event])
    if answer != nil, !(answer is UIView) { refuse("hitTest", "a view or nil") }
    return answer as? UIView
  }

  /// Whether a point of this view's space lies inside, in the script's words if it overrides the method.
  final func isInside(_ point: CGPoint, _ event: UIEvent? = nil) -> Bool {
    guard let script, script.overrides("point") else {
      return self.point(inside: point, with: event)
    }
    let answer = script.call("point", [point, event])
    if answer != nil, !(answer is Bool) { refuse("point(inside:)", "true or false") }
    return answer as? Bool ?? false
  }

  /// A script answered a question with a value of the wrong kind.
  private final func refuse(_ method: String, _ expected: String) {
    world.raise(
      UIKitException(
        "NSInternalInconsistencyException", "\(method) of \(outputName) should return \(expected)"))
  }

  /// The values by which touches find the view: the model's, or what is on screen.
  final var stateForTouches: LayerState {
    layer.touches == .shown ? layer.presentationState ?? layer.state : layer.state
  }

  /// The view and those around it, from the inside out.
  final var chain: [UIView] {
    var result: [UIView] = []
    var it: UIView? = self
    while let view = it {
      result.append(view)
      it = view.superview
    }
    return result
  }
}
