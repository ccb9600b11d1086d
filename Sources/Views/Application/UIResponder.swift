import Layers

/// Anything that takes part in UIKit's responder chain.
open class UIResponder: EngineObject {
  /// Who gets what this one does not handle.
  open var next: UIResponder? { nil }
}
