import Layers
import Motion

extension UIViewController {
  /// Replaces one child's view by another's: adds it, animates, takes the old one away. The caller
  /// tells both of their parents.
  /// - Parameters:
  ///   - duration: How long, in seconds; 0 is at once.
  ///   - animations: The changes to animate.
  ///   - completion: Called at the end, after the children's appearance callbacks.
  public final func transition(
    from: UIViewController, to: UIViewController, duration: Double,
    options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard from.parent === self, to.parent === self else {
      return world.raise(
        UIKitException(
          "NSInvalidArgumentException",
          "Children view controllers \(from.outputName) and \(to.outputName) must have a common "
            + "parent view controller when calling transition(from:to:duration:options:"
            + "animations:completion:)"))
    }
    let forwards = appearance != .disappeared && forwardsAppearance
    if forwards {
      from.beginAppearance(.disappearing, animated: duration > 0)
      to.beginAppearance(.appearing, animated: duration > 0)
    }
    to.isSwitching = true
    from.isSwitching = true
    from.view.superview?.addSubview(to.view)
    to.isSwitching = false
    if duration > 0 { to.view.layoutIfNeeded() }
    UIView.animate(
      withDuration: duration, options: options, animations: { animations?() },
      completion: { finished in
        from.view.removeFromSuperview()
        from.isSwitching = false
        if forwards {
          to.endAppearance()
          from.endAppearance()
        }
        completion?(finished)
      })
  }

  /// A view that enters or leaves the window by hand, in a container of one's own: UIKit tells the
  /// child by itself.
  final func viewWillMove(toWindow window: UIWindow?) {
    guard let parent, !parent.managesAppearance, !isSwitching, parent.forwardsAppearance else {
      return
    }
    if window != nil, appearance == .disappeared,
      parent.appearance == .appeared || parent.appearance == .appearing
    {
      beginAppearance(.appearing, animated: false)
    } else if window == nil, appearance == .appeared, parent.appearance == .appeared {
      beginAppearance(.disappearing, animated: false)
    }
  }

  /// The view entered or left a window.
  final func viewDidMoveToWindow(from old: UIWindow?) {
    windowChanged()
    guard let parent, !parent.managesAppearance, !isSwitching, parent.appearance == .appeared,
      parent.forwardsAppearance
    else { return }
    if viewIfLoaded?.window == nil, appearance == .disappearing {
      endAppearance()
    } else if viewIfLoaded?.window != nil, appearance == .appearing {
      world.deferAfterCommit { [self] in
        if appearance == .appearing { endAppearance() }
      }
    }
  }
}
