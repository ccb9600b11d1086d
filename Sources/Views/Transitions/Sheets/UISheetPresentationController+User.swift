import Layers
import Motion
import Timeline

/// What the user does with a sheet; programs never hear of these.
extension UISheetPresentationController {
  /// The detents with where the sheet stands at them, from the highest to the lowest.
  var detentFrames: [(detent: Detent, frame: CGRect)] {
    guard let geometry else { return [] }
    return detents.map { ($0, geometry.frame(of: $0)) }.sorted { $0.1.minY < $1.1.minY }
  }

  /// Whether the delegate lets the user dismiss it.
  func userMayDismiss() -> Bool {
    guard let delegate else { return true }
    return world.question(.presentationControllerShouldDismiss, delegateName(delegate)) {
      delegate.presentationControllerShouldDismiss(self)
    }
  }

  /// Tells the delegate what the user does.
  func tellDelegate(_ event: EventName) {
    guard let delegate else { return }
    world.question(event, delegateName(delegate)) {
      switch event {
      case .presentationControllerWillDismiss:
        delegate.presentationControllerWillDismiss(self)
      case .presentationControllerDidDismiss: delegate.presentationControllerDidDismiss(self)
      default: delegate.presentationControllerDidAttemptToDismiss(self)
      }
    }
  }

  /// Tells the delegate that the user chose another detent.
  func tellDelegateOfDetent() {
    delegate?.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
  }

  private func delegateName(_ delegate: any UIAdaptivePresentationControllerDelegate) -> String {
    Transition.name(delegate, "presentationDelegate")
  }
}

extension ModalTransition {
  /// The user dismisses a sheet by hand.
  static func dismiss(_ sheet: UISheetPresentationController, by drag: SheetDrag) {
    let presented = sheet.presentedViewController
    guard let presenter = presented.presenter, presented.presented == nil else { return }
    let transition = ModalTransition(
      .dismissing, of: presented, by: presenter, sheet, animated: true, completion: nil)
    transition.enqueue(Answers(animator: CoverVertical(), interactor: drag))
  }
}
