import Timeline

extension Rule {
  /// Nothing is left on screen.
  static let blackAtTheEnd = Rule(
    "black-at-the-end", claim: "Nothing is on screen when all is over.",
    explanation: """
      When a transition ends UIKit throws its container away with everything that is still in it. A
      presenter's view that an animator put into the container of a style that does not remove the
      presenter (custom, overFullScreen, sheets) is thrown away too, and the window is black.

      Under such a style animate the presenter's view where it is:

        let from = context.viewController(forKey: .from)?.view   // not view(forKey:), which is nil

      Under fullScreen the animator does insert the view that comes back:

        if let to = context.view(forKey: .to) { context.containerView.insertSubview(to, at: 0) }
      """
  ) { timeline in
    let ends: Set<EventName> = [
      .completeTransition, .dismissalTransitionDidEnd, .presentationTransitionDidEnd, .didShow,
      .viewDidDisappear,
    ]
    guard let last = timeline.events.last(where: { ends.contains($0.name) }),
      !timeline.windows(at: timeline.afterwards).isEmpty,
      timeline.visibleRows(at: timeline.afterwards).isEmpty
    else { return [] }
    return [
      Finding(
        rule: "black-at-the-end", severity: .error, time: last.time, object: last.object,
        message: "the screen is black from \(last.time.seconds) s on:"
          + " no visible view is left in the window", line: last.line)
    ]
  }
}
