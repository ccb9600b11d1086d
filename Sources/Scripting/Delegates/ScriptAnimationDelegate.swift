import Layers
import LuaRuntime

/// A script's table (or object) as the delegate of an animation.
///
/// UIKit: an animation keeps its delegate alive. Here the table hangs on the animation's script side, so
/// that a delegate that knows its animation can be collected with it; what runs on a layer is a copy
/// with a hold of its own.
final class ScriptAnimationDelegate: CAAnimationDelegate {
  /// Stands for the table.
  let delegate: ScriptDelegate
  /// A list with the table in it.
  private let hold: LuaTable

  private init(_ delegate: ScriptDelegate) throws {
    self.delegate = delegate
    hold = try delegate.session.state.makeTable()
    try hold.append(delegate)
  }

  /// The delegate as an animation that a script holds keeps it.
  static func kept(_ delegate: ScriptDelegate, by animation: CAAnimation) throws
    -> ScriptAnimationDelegate
  {
    let kept = try ScriptAnimationDelegate(delegate)
    try kept.hold.attach(to: animation)
    return kept
  }

  /// The delegate as a running animation keeps it.
  func running() throws -> ScriptAnimationDelegate { try ScriptAnimationDelegate(delegate) }

  func animationDidStart(_ animation: CAAnimation) {
    delegate.tell("animationDidStart", AnyArgument(value: animation))
  }

  func animationDidStop(_ animation: CAAnimation, finished: Bool) {
    delegate.tell("animationDidStop", AnyArgument(value: animation), finished)
  }
}
