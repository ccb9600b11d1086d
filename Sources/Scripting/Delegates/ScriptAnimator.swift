import Layers
import LuaRuntime
import Views

/// A script's table (or object) as an animator or an interaction controller: it keeps the table alive
/// for as long as the transition keeps it.
final class ScriptAnimator: RoleNamed {
  let delegate: ScriptDelegate
  /// Keeps the table.
  let hold: LuaValue

  init(_ delegate: ScriptDelegate, _ hold: LuaValue) {
    self.delegate = delegate
    self.hold = hold
  }

  var roleName: String? { delegate.roleName }

  private func required(_ method: String) -> Bool {
    if delegate.session.state.implements(delegate, method) { return true }
    delegate.session.fail(
      "the \(roleName ?? "animator") has no '\(method)': an animator needs "
        + "transitionDuration(self, ctx) and animateTransition(self, ctx)")
    return false
  }
}

extension ScriptAnimator: UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
    guard required("transitionDuration") else { return 0 }
    let context = context as? TransitionContext
    return delegate.ask("transitionDuration", context, returning: Double.self) ?? 0
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard required("animateTransition") else { return }
    delegate.tell("animateTransition", context as? TransitionContext)
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator? {
    delegate.ask(
      "interruptibleAnimator", context as? TransitionContext,
      returning: UIViewPropertyAnimator?.self) ?? nil
  }

  func animationEnded(_ transitionCompleted: Bool) {
    delegate.tell("animationEnded", transitionCompleted)
  }
}

extension ScriptAnimator: UIViewControllerInteractiveTransitioning {
  func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
    guard required("startInteractiveTransition") else { return }
    delegate.tell("startInteractiveTransition", context as? TransitionContext)
  }

  var completionSpeed: Double { value("completionSpeed") ?? 1 }
  var completionCurve: UIView.AnimationCurve { value("completionCurve") ?? .easeInOut }
  var wantsInteractiveStart: Bool { value("wantsInteractiveStart") ?? true }

  private func value<Value: LuaConvertible>(_ name: String) -> Value? {
    guard delegate.session.state.implements(delegate, name) else { return nil }
    return delegate.ask(name, returning: Value.self)
  }
}
