import Layers

/// Hears of what the user does with a presentation, never of `dismiss`. All methods are optional.
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether the user may dismiss it.
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
  /// Called when the user begins to dismiss it.
  func presentationControllerWillDismiss(_ controller: UIPresentationController)
  /// Called when the user has dismissed it.
  func presentationControllerDidDismiss(_ controller: UIPresentationController)
  /// Called when the user tried to dismiss it and may not.
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController)
  /// Called when the user has chosen another detent of a sheet.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(
    _ controller: UIPresentationController
  ) -> Bool {
    World.current.notImplemented()
    return true
  }

  public func presentationControllerWillDismiss(_ controller: UIPresentationController) {
    World.current.notImplemented()
  }

  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    World.current.notImplemented()
  }

  public func presentationControllerDidAttemptToDismiss(
    _ controller: UIPresentationController
  ) {
    World.current.notImplemented()
  }

  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ controller: UISheetPresentationController
  ) {
    World.current.notImplemented()
  }
}
