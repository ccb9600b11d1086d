import Layers
import Motion

/// A rectangle in a view that constraints can refer to and that shows nothing.
open class UILayoutGuide: EngineObject, LayoutElement {
  /// What a guide follows.
  enum Kind {
    /// The app's constraints.
    case free
    /// The owner without its safe area insets.
    case safeArea
    /// The owner without its layout margins.
    case margins
  }

  /// A name in output, for the app to set.
  public final var identifier: String?
  /// The view it is in.
  public internal(set) final weak var owningView: UIView?
  final let kind: Kind
  /// Whether it is UIKit's own, of which nothing is remarked.
  final var isSystem = false
  final var layoutBox: LayoutBox?

  /// A guide of one's own: add it to a view, then constrain it.
  public override init() {
    kind = .free
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    owningView = view
    super.init()
  }

  final var layoutView: UIView? { owningView }
  open override var owners: [EngineObject] { [owningView].compactMap { $0 } }

  open override var preferredName: String? {
    if let identifier { return identifier }
    guard let owningView else { return nil }
    switch kind {
    case .free: return nil
    case .safeArea: return "\(owningView.outputName).safeAreaLayoutGuide"
    case .margins: return "\(owningView.outputName).layoutMarginsGuide"
    }
  }

  open override var sharesName: Bool { isSystem }

  /// Its rectangle in the owning view, in points.
  public final var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch kind {
    case .safeArea: return owningView.bounds.inset(by: owningView.safeAreaInsets)
    case .margins: return owningView.bounds.inset(by: owningView.layoutMargins)
    case .free:
      owningView.engineOfTree?.solve()
      return layoutBox.map { UIScreen.main.aligned($0.rect) } ?? .zero
    }
  }
}
