import LuaRuntime
import Views

extension ScriptDelegate: OptionalMethods {
  func implements(_ method: String) -> Bool { session.state.implements(self, method) }
}

extension ScriptDelegate: UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    ask("gestureRecognizerShouldBegin", gestureRecognizer, returning: Bool.self) ?? true
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    ask("shouldRecognizeSimultaneouslyWith", gestureRecognizer, other, returning: Bool.self)
      ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    ask("shouldRequireFailureOf", gestureRecognizer, other, returning: Bool.self) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    ask("shouldBeRequiredToFailBy", gestureRecognizer, other, returning: Bool.self) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    ask("shouldReceive", gestureRecognizer, touch, returning: Bool.self) ?? true
  }
}
