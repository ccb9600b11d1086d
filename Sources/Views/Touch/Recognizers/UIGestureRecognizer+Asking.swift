import Layers

/// What a recogniser asks its delegate, the delegates of others, and views.
extension UIGestureRecognizer {
  /// Whether it gets a touch.
  final func mayReceive(_ touch: UITouch) -> Bool {
    guard isEnabled else { return false }
    return world.silently { delegate?.gestureRecognizer(self, shouldReceive: touch) } ?? true
  }

  /// Whether nobody objects to its beginning: the views that were touched, and the delegate.
  final var mayBegin: Bool {
    var views = touches.compactMap(\.view)
    if let view, !views.contains(view) { views.append(view) }
    let subject = (delegate as? any OptionalMethods)?.subject
    let asked = views.allSatisfy { view in
      view === subject
        || view.ask("gestureRecognizerShouldBegin", [self]) {
          view.gestureRecognizerShouldBegin(self)
        }
    }
    guard asked else { return false }
    return world.silently { delegate?.gestureRecognizerShouldBegin(self) } ?? true
  }

  /// Whether it may go on beside another.
  final func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    world.silently {
      delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) == true
        || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self)
          == true
    }
  }

  /// Whether another must fail first, by the delegates' words.
  final func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    world.silently {
      delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) == true
        || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) == true
    }
  }
}
