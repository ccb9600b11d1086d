import Layers
import Timeline

/// What is noticed of interactive transitions that nobody drives, or not wholly.
extension Transition {
  /// It begins interactive: if no finger is there and nobody has done anything a second later, that is
  /// told. (case C26)
  final func beginInteraction() {
    hand.wasThere = true
    hand.began = world.now
    guard let own = interactor as? UIPercentDrivenInteractiveTransition, !hand.hadFinger,
      !own.overrides("startInteractiveTransition")
    else { return }
    world.watch(after: 1) { [weak self] in self?.lookForHand() }
  }

  private final func lookForHand() {
    guard phase == .running, isInteractive, !hand.hasActed, !hand.isMissingTold,
      TouchDelivery.shared.down.isEmpty
    else { return }
    tellNobodyDrives()
  }

  /// Nobody drives it: told once. After a drag that was cancelled the likely cause is a flag that was
  /// left on. (cases C25, C26)
  final func tellNobodyDrives() {
    guard !hand.isMissingTold else { return }
    hand.isMissingTold = true
    let application = UIApplication.shared
    let wasEarly = application.lastEarlyEnd.map { Time.isSame($0, hand.began) } ?? false
    if !hand.hadFinger, !hand.hasActed, !wasEarly, let time = application.lastCancelledDrag {
      world.report(.interactiveWithoutGesture(transition: title, cancelled: time))
    }
    world.report(.nobodyDrives(transition: title))
  }

  /// It is over: a drag that was cancelled is remembered.
  final func noteCancelledDrag() {
    guard hand.hadFinger, wasCancelled else { return }
    UIApplication.shared.lastCancelledDrag = world.now
  }

  /// An animation begins in the completion of one that its driver holds: the driver does not know of it.
  /// (case C33)
  static func tellUndriven(_ run: AnimationRun) {
    let world = run.world
    guard let cause = world.concluding, !run.isEmpty else { return }
    let transition = UIApplication.shared.openTransitions.first { it in
      it.phase == .running && it.hand.wasThere && it.runs.contains { $0 === cause }
    }
    guard let transition else { return }
    world.report(.notDriven(transition: transition.title))
  }
}
