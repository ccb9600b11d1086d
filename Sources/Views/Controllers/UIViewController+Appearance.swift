import Layers
import Timeline

extension UIViewController {
  /// The will-half of an appearance: for UIKit's own use.
  final func beginAppearance(_ next: Appearance, animated: Bool) {
    guard appearance != next, !(next == .appearing && appearance == .appeared),
      !(next == .disappearing && appearance == .disappeared)
    else { return }
    appearance = next
    isAnimatingAppearance = animated
    if next == .appearing {
      isAppearingDue = true
      _ = loadedView
      tell(.viewWillAppear, animated) { viewWillAppear(animated) }
      viewIfLoaded?.setNeedsLayout()
    } else {
      isAppearingDue = false
      tell(.viewWillDisappear, animated) { viewWillDisappear(animated) }
    }
    guard forwardsAppearance else { return }
    willForward(next)
    for child in childrenForAppearance { child.beginAppearance(next, animated: animated) }
    didForward(next, animated: animated)
  }

  /// The did-half of an appearance: for UIKit's own use.
  final func endAppearance() {
    let animated = isAnimatingAppearance
    switch appearance {
    case .appearing:
      if isAppearingDue { viewIfLoaded?.layoutIfNeeded() }
      appearance = .appeared
      tell(.viewDidAppear, animated) { viewDidAppear(animated) }
    case .disappearing:
      appearance = .disappeared
      tell(.viewDidDisappear, animated) { viewDidDisappear(animated) }
    case .appeared, .disappeared: return
    }
    guard forwardsAppearance else { return }
    for child in childrenForAppearance { child.endAppearance() }
    didForward(appearance, animated: animated)
  }

  /// Whether appearance calls go on to the children by themselves, in the script's words.
  final var forwardsAppearance: Bool {
    ask("shouldAutomaticallyForwardAppearanceMethods") {
      shouldAutomaticallyForwardAppearanceMethods
    }
  }

  /// Begins the appearance of a child of one's own container.
  public final func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    checkOwner("beginAppearanceTransition")
    let isThere = appearance == .appeared || appearance == .appearing
    if isAppearing == isThere {
      world.report(
        .unbalancedAppearance(controller: outputName, call: "beginAppearanceTransition"))
    }
    beginAppearance(isAppearing ? .appearing : .disappearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition` began.
  public final func endAppearanceTransition() {
    checkOwner("endAppearanceTransition")
    if appearance == .appeared || appearance == .disappeared {
      world.report(.unbalancedAppearance(controller: outputName, call: "endAppearanceTransition"))
    }
    endAppearance()
  }

  /// These calls are for the children of a container of one's own. (case C15)
  private final func checkOwner(_ call: String) {
    guard parent?.managesAppearance ?? true else { return }
    world.report(.foreignAppearance(controller: outputName, call: call))
  }

  /// The view is about to be laid out: in the window for the first time of this appearance, it is
  /// appearing.
  final func viewIsAboutToLayOut() {
    guard isAppearingDue, viewIfLoaded?.window != nil else { return }
    isAppearingDue = false
    let animated = isAnimatingAppearance
    tell(.viewIsAppearing, animated) { viewIsAppearing(animated) }
  }

  /// Tells the controller of its view's layout.
  final func sendLayout(will: Bool) {
    if will {
      world.record(.viewWillLayoutSubviews, outputName)
      send("viewWillLayoutSubviews") { viewWillLayoutSubviews() }
    } else {
      world.record(.viewDidLayoutSubviews, outputName)
      send("viewDidLayoutSubviews") { viewDidLayoutSubviews() }
    }
  }

  /// Records an appearance callback and calls it.
  private final func tell(_ event: EventName, _ animated: Bool, swift: () -> Void) {
    world.record(event, outputName, detail: "animated: \(animated)")
    send(event.rawValue, [animated], swift: swift)
  }
}
