import Layers

/// Anything that takes part in UIKit's responder chain.
open class UIResponder: EngineObject {
  /// Who gets what this one does not handle.
  open var next: UIResponder? { nil }

  /// Called when fingers come down; goes on to the next responder.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.tell(.began, touches.inOrder, event)
  }

  /// Called when fingers move; goes on to the next responder.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.tell(.moved, touches.inOrder, event)
  }

  /// Called when fingers leave the screen; goes on to the next responder.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.tell(.ended, touches.inOrder, event)
  }

  /// Called when touches are taken away; goes on to the next responder.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.tell(.cancelled, touches.inOrder, event)
  }
}
