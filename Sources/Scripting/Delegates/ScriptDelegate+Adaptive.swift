import LuaRuntime
import Views

extension ScriptDelegate: UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    ask("presentationControllerShouldDismiss", controller, returning: Bool.self) ?? true
  }

  func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    tell("presentationControllerWillDismiss", controller)
  }

  func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    tell("presentationControllerDidDismiss", controller)
  }

  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    tell("presentationControllerDidAttemptToDismiss", controller)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) {
    tell("sheetPresentationControllerDidChangeSelectedDetentIdentifier", controller)
  }
}
