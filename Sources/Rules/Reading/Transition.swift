import Timeline

/// One transition as its callbacks tell it.
struct Transition: Hashable {
  /// The call that began it.
  var beginning: Event
  /// Whether `startInteractiveTransition` began it and `animateTransition` has not come yet.
  var awaitsAnimator: Bool
  /// The call of `cancelInteractiveTransition`, if there was one.
  var cancel: Event?
  /// The call of `completeTransition`, if there was one.
  var completion: Event?

  /// The transitions of a timeline in the order they began, and the completions that belong to
  /// none.
  static func read(_ timeline: Timeline) -> (transitions: [Transition], strays: [Event]) {
    var transitions: [Transition] = []
    var open: [Int] = []
    var strays: [Event] = []
    for event in timeline.events {
      switch event.name {
      case .startInteractiveTransition:
        open.append(transitions.count)
        transitions.append(Transition(beginning: event, awaitsAnimator: true))
      case .animateTransition:
        if let index = open.first(where: { transitions[$0].awaitsAnimator }) {
          transitions[index].awaitsAnimator = false
        } else {
          open.append(transitions.count)
          transitions.append(Transition(beginning: event, awaitsAnimator: false))
        }
      case .cancelInteractiveTransition:
        if let index = open.last, transitions[index].cancel == nil {
          transitions[index].cancel = event
        }
      case .completeTransition:
        if open.isEmpty {
          strays.append(event)
        } else {
          transitions[open.removeFirst()].completion = event
        }
      default: break
      }
    }
    return (transitions, strays)
  }
}
