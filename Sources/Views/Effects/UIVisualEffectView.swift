import Layers
import Motion

/// A box for a blur or vibrancy; what it shows lies in its content view.
open class UIVisualEffectView: UIView {
  /// The effect; nil shows the content alone.
  public final var effect: UIVisualEffect? {
    didSet {
      guard effect !== oldValue else { return }
      if let oldValue { release(oldValue) }
      if let effect { adopt(effect) }
    }
  }
  /// What lies on the effect: as large as the view.
  public final private(set) lazy var contentView: UIView = makeContentView()

  /// A view with an effect and a frame.
  public init(effect: UIVisualEffect?, frame: CGRect = .zero) {
    super.init(frame: frame)
    self.effect = effect
    if let effect { adopt(effect) }
    _ = contentView
  }

  private final func makeContentView() -> UIView {
    let view = VisualEffectContentView(frame: bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    return view
  }

  // UIKit: what is put in directly is an exception.
  override func accepts(_ view: UIView) -> Bool {
    if view is VisualEffectContentView { return true }
    world.raise(
      UIKitException(
        "NSInternalInconsistencyException",
        "\(view.outputName) has been added as a subview to \(outputName). Do not add subviews "
          + "directly to the visual effect view itself, instead add them to the -contentView."))
    return false
  }
}

/// What lies on the effect.
final class VisualEffectContentView: UIView {
  override var preferredName: String? {
    if let name = name ?? fieldName { return name }
    return superview.map { "\($0.outputName).contentView" }
  }
}
