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
    /// The owner as wide as text is good to read.
    case readable
    /// The content of the owner, a scroll view.
    case scrollContent
    /// What the owner, a scroll view, shows.
    case scrollFrame
  }

  /// A name in output, for the app to set.
  public final var identifier: String?
  /// The view it is in.
  public internal(set) final weak var owningView: UIView?
  final let kind: Kind
  /// Whether it is UIKit's own, of which nothing is remarked.
  final var isSystem = false
  final var layoutBox: LayoutBox?
  /// The axes along which constraints are about how large the content of a scroll view is.
  final var sizedAxes = Set<NSLayoutConstraint.Axis>()

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
    case .readable: return "\(owningView.outputName).readableContentGuide"
    case .scrollContent: return "\(owningView.outputName).contentLayoutGuide"
    case .scrollFrame: return "\(owningView.outputName).frameLayoutGuide"
    }
  }

  open override var sharesName: Bool { isSystem }

  /// How far it stays away from the edges of its owner, in points; nothing for one of the app's.
  final var insets: UIEdgeInsets {
    guard let owningView else { return .zero }
    switch kind {
    case .free, .scrollContent, .scrollFrame: return .zero
    case .safeArea: return owningView.safeAreaInsets
    case .margins: return owningView.layoutMargins
    case .readable: return Self.readable(owningView.layoutMargins, owningView.bounds.width)
    }
  }

  /// The margins; where a view is wider than 1008 points and more than 920 lie between its margins,
  /// 920 in the middle of them. (measured 1.8)
  private static func readable(_ margins: UIEdgeInsets, _ width: CGFloat) -> UIEdgeInsets {
    let room = width - margins.left - margins.right
    guard width > 1008, room > 920 else { return margins }
    let side = (room - 920) / 2
    return margins + UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Its rectangle in the owning view, in points.
  public final var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    switch kind {
    case .safeArea, .margins, .readable: return owningView.bounds.inset(by: insets)
    case .scrollContent:
      return CGRect(origin: .zero, size: (owningView as? UIScrollView)?.contentSize ?? .zero)
    case .scrollFrame: return owningView.bounds
    case .free:
      owningView.engineOfTree?.solve()
      return layoutBox.map { UIScreen.main.aligned($0.rect) } ?? .zero
    }
  }
}
