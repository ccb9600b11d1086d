import Layers
import Motion
import Timeline

extension ModalTransition {
  /// Ends it, one way or the other. (decisions L2, L3, L5)
  func end(_ didComplete: Bool) {
    switch (direction, didComplete) {
    case (.presenting, true): presentedAtLast()
    case (.presenting, false): presentingCancelled()
    case (.dismissing, true): dismissedAtLast()
    case (.dismissing, false): dismissalCancelled()
    }
    // The container may have another size than when it began.
    presentation.containerView?.setNeedsLayout()
  }

  private func presentedAtLast() {
    presentation.tellDidEnd(presenting: true, true)
    release()
    presented.endAppearance()
    if removes {
      if presenter.view.isDescendant(of: container) { presenter.view.removeFromSuperview() }
      presenter.endAppearance()
    }
    runCompletion(.presentCompletion)
  }

  private func presentingCancelled() {
    presentation.tellDidEnd(presenting: true, false)
    presented.beginAppearance(.disappearing, animated: isAnimated)
    presentation.shownView.removeFromSuperview()
    release()
    unlink()
    presented.endAppearance()
    if removes {
      presenter.beginAppearance(.appearing, animated: isAnimated)
      putPresenterBack()
      presenter.endAppearance()
    }
    drop(presentation)
    completion = nil
  }

  private func dismissedAtLast() {
    presentation.tellDidEnd(presenting: false, true)
    presentation.shownView.removeFromSuperview()
    if removes { putPresenterBack() }
    let containers = ([presented] + between).compactMap(\.pinnedPresentationController)
    unlink()
    if removes { presenter.endAppearance() }
    presented.endAppearance()
    for presentation in containers { drop(presentation) }
    release()
    runCompletion(.dismissCompletion)
  }

  private func dismissalCancelled() {
    presentation.tellDidEnd(presenting: false, false)
    if removes {
      presenter.beginAppearance(.disappearing, animated: isAnimated)
      presenter.endAppearance()
    }
    restoreBetween()
    presented.beginAppearance(.appearing, animated: isAnimated)
    presented.endAppearance()
    release()
    runCompletion(.dismissCompletion)
  }

  /// The controllers no longer know of each other.
  private func unlink() {
    for controller in [presented] + between {
      guard let below = controller.presenter else { continue }
      below.presented = nil
      controller.presenter = nil
      below.release(controller)
      controller.pin(nil)
    }
  }

  private func release() {
    for controller in [presenter, presented] + between where controller.transition === self {
      controller.transition = nil
    }
  }

  private func runCompletion(_ event: EventName) {
    guard let block = completion else { return }
    completion = nil
    world.record(event, direction == .presenting ? presenter.outputName : presented.outputName)
    block()
  }
}
