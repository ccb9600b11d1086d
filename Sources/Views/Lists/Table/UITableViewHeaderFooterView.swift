import Layers
import Motion

/// The header or footer of a section, which a table uses again for another.
open class UITableViewHeaderFooterView: UIView {
  /// What it is told apart by when it is used again; nil is never.
  public final let reuseIdentifier: String?
  /// Holds what it shows, as large as it is.
  public final let contentView: UIView
  /// The title.
  public final private(set) lazy var textLabel = makeLabel()
  /// The table that uses it or keeps it for later.
  final weak var list: UITableView?
  /// Which registration made it; 0 is none.
  final var registration = 0

  /// A header or footer.
  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    let content = CellContentView(frame: .zero)
    contentView = content
    super.init(frame: .zero)
    content.cell = self
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  open override var owners: [EngineObject] { super.owners + [list].compactMap { $0 } }

  /// Called before it is used again: for subclasses.
  open func prepareForReuse() {}

  /// Forgets what it was used for.
  final func becomeFresh() { send("prepareForReuse") { prepareForReuse() } }

  private final func makeLabel() -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let side: CGFloat = UIScreen.main.bounds.width < 414 ? 16 : 20
    label.frame = contentView.bounds.inset(
      by: UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
    contentView.addSubview(label)
    return label
  }
}
