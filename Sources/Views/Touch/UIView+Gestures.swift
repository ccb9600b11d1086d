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
    if answer != nil, !(answer is UIView) {
      world.raise(
        UIKitException(
          "NSInternalInconsistencyException",
          "hitTest of \(outputName) should return a view or nil"))
    }
    return answer as? UIView
  }

  /// Whether a point of this view's space lies inside, in the script's words if it overrides the method.
  final func isInside(_ point: CGPoint, _ event: UIEvent? = nil) -> Bool {
    guard let script, script.overrides("point") else {
      return self.point(inside: point, with: event)
    }
    switch script.call("point", [point, event]) {
    case nil: return false
    case let answer as Bool: return answer
    // A field of that name, which is no method.
    default: return self.point(inside: point, with: event)
    }
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
