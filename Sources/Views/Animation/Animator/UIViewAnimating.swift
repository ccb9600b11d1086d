import Motion

/// Animations that can be started, paused, scrubbed, reversed and stopped.
public protocol UIViewAnimating: AnyObject {
  /// Where it is in its life.
  var state: UIViewAnimatingState { get }
  /// Whether time moves it.
  var isRunning: Bool { get }
  /// Whether it goes from the end to the start.
  var isReversed: Bool { get set }
  /// How far it is in its direction, 0...1.
  var fractionComplete: CGFloat { get set }
  /// Lets it run.
  func startAnimation()
  /// Lets it run after some seconds.
  func startAnimation(afterDelay delay: Double)
  /// Lets it stand where it is.
  func pauseAnimation()
  /// Takes the animations away where they are.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends a stopped one at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}
