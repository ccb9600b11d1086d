import Layers

/// Something that a control does.
public final class UIAction: EngineObject {
  /// A title for buttons and menus.
  public let title: String
  /// What it does.
  public var handler: (UIAction) -> Void
  /// The control that sent it.
  public internal(set) weak var sender: UIControl?
  weak var control: UIControl?

  /// An action from its closure.
  public init(title: String = "", handler: @escaping (UIAction) -> Void) {
    self.title = title
    self.handler = handler
    super.init()
  }

  public override var owners: [EngineObject] { control.map { [$0] } ?? [] }
}
