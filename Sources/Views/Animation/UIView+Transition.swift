import Layers
import Motion

extension UIView {
  /// Changes what a view shows, with a transition of its whole picture. (facts 3.7)
  ///
  /// Changes inside are not animated by themselves unless `allowAnimatedContent` is set. Flips turn the
  /// view, with the change at the middle; dissolves and curls lay the old picture over the new and fade
  /// it. UIKit: a view that was not on screen before this turn shows no transition.
  public static func transition(
    with view: UIView, duration: Double, options: AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    let shown = view.window == nil ? nil : view.layer.presentationState
    let block = AnimationBlock.open(
      duration: duration, delay: 0, pacing: .curve(options.curve.timingFunction),
      options: options, title: "a UIView.transition")
    block.end(with: completion)
    block.perform {
      if options.contains(.allowAnimatedContent) {
        animations?()
      } else {
        performWithoutAnimation { animations?() }
      }
    }
    if let shown, case .animates(let timing) = block.effect {
      block.show(options.transition, of: view, as: shown, timing)
    }
    block.hasNested = true
    block.begin()
  }

  /// Replaces a view by another in its superview, with a transition of the superview.
  ///
  /// The first is removed and the second added in its place; with `showHideTransitionViews` both stay
  /// and only `isHidden` changes.
  public static func transition(
    from: UIView, to: UIView, duration: Double, options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    let parent = from.superview
    if parent == nil { from.world.report(.transitionFromNowhere(view: from.outputName)) }
    transition(
      with: parent ?? from, duration: duration, options: options,
      animations: {
        if options.contains(.showHideTransitionViews) {
          from.isHidden = true
          to.isHidden = false
        } else if let parent, let index = parent.subviews.firstIndex(of: from) {
          from.removeFromSuperview()
          parent.insertSubview(to, at: index)
        }
      }, completion: completion)
  }
}

extension AnimationBlock {
  /// How much smaller things are that lie a point further away in a flip. (chosen)
  private static let flipPerspective = -1.0 / 1000

  /// Shows a transition of a view's picture by the style field of the options.
  fileprivate func show(
    _ style: Int, of view: UIView, as shown: LayerState, _ timing: AnimationTiming
  ) {
    switch style {
    case 1: flip(view, by: 1, about: (0, 1), timing)
    case 2: flip(view, by: -1, about: (0, 1), timing)
    case 6: flip(view, by: -1, about: (1, 0), timing)
    case 7: flip(view, by: 1, about: (1, 0), timing)
    case 3, 4, 5: dissolve(view, from: shown, timing)
    default: break
    }
  }

  /// Turns a view by half a turn in perspective; at the middle the other side comes up.
  private func flip(
    _ view: UIView, by sign: Double, about axis: (x: Double, y: Double), _ timing: AnimationTiming
  ) {
    var lens = CATransform3D.identity
    lens.m34 = Self.flipPerspective
    func turned(_ angle: Double) -> LayerValue {
      .transform(CATransform3D.rotation(sign * angle, axis.x, axis.y, 0))
    }
    let path = AnimationKeyPath(.transform)
    run.add(
      Animation(
        path, .basic(from: .transform(lens), to: .transform(lens), by: nil), isAdditive: true,
        timing: timing), to: view.layer, key: "transition.perspective")
    let frames = Keyframes(
      values: [turned(0), turned(.pi / 2), turned(-.pi / 2), turned(0)], keyTimes: [0, 0.5, 0.5, 1])
    run.add(
      Animation(path, .keyframes(frames), isAdditive: true, timing: timing), to: view.layer,
      key: "transition")
  }

  /// Lays the old picture over a view and fades it.
  private func dissolve(_ view: UIView, from shown: LayerState, _ timing: AnimationTiming) {
    let cover = CALayer()
    cover.bounds = shown.bounds
    cover.position = CGPoint(x: shown.bounds.midX, y: shown.bounds.midY)
    cover.backgroundColor = shown.backgroundColor
    cover.opacity = 0
    view.layer.addSublayer(cover)
    run.add(
      Animation(AnimationKeyPath(.opacity), .from(.number(1)), timing: timing), to: cover,
      key: "transition")
    run.atEnd.append { cover.removeFromSuperlayer() }
  }
}
