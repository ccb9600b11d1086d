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

  /// The values by which touches find the view: the model's, or what is on screen.
  final var stateForTouches: LayerState {
    layer.touches == .shown ? layer.presentationState ?? layer.state : layer.state
  }

  /// The view that takes a touch at a point of its space, in the script's words.
  final func hit(_ point: CGPoint) -> UIView? {
    guard let script, script.overrides("hitTest") else { return hitTest(point) }
    return script.call("hitTest", [point, nil]) as? UIView
  }

  /// Whether a point of its space lies inside, in the script's words.
  final func asksInside(_ point: CGPoint) -> Bool {
    ask("point", [point, nil]) { self.point(inside: point) }
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
