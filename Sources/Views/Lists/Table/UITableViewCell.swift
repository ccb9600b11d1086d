import Layers
import Motion

/// The view of one row: what an app adds goes into its `contentView`; the built-in styles bring labels
/// and a picture.
open class UITableViewCell: UIView {
  /// UIKit's styles.
  public enum CellStyle: Int, Sendable, CaseIterable {
    case `default`, value1, value2, subtitle
  }

  /// What stands at the right edge: plain data here.
  public enum AccessoryType: Int, Sendable, CaseIterable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a selected cell looks: plain data here.
  public enum SelectionStyle: Int, Sendable, CaseIterable {
    case none, blue, gray, `default`
  }

  /// The style it was made with.
  public final let style: CellStyle
  /// What it is told apart by when it is used again; nil is never.
  public final let reuseIdentifier: String?
  /// Holds what the cell shows, as large as the cell.
  public final let contentView: UIView
  /// The main text.
  public final private(set) lazy var textLabel = makeLabel(17, .label)
  /// The second text; nil in the default style.
  public final var detailTextLabel: UILabel? { style == .default ? nil : detail }
  /// The picture, at the left.
  public final private(set) lazy var imageView = makeImageView()
  /// What stands at the right edge.
  public final var accessoryType = AccessoryType.none
  /// How a selected cell looks.
  public final var selectionStyle = SelectionStyle.default
  /// Lies behind the content; nil at first.
  public final var backgroundView: UIView? {
    didSet { exchange(oldValue, backgroundView, at: 0) }
  }
  /// Lies behind the content while the cell is selected or highlighted.
  public final var selectedBackgroundView: UIView? {
    didSet { exchange(oldValue, selectedBackgroundView, at: backgroundView == nil ? 0 : 1) }
  }
  /// The table that uses it or keeps it for later.
  final weak var list: UITableView?
  /// Which registration made it; 0 is none.
  final var registration = 0
  private final var selectedNow = false
  private final var highlightedNow = false
  private final lazy var detail = makeLabel(style == .subtitle ? 12 : 17, .secondaryLabel)
  private final var hasText = false
  private final var hasDetail = false
  private final var hasImage = false

  /// A cell of a style. UIKit makes registered classes in the default style.
  public required init(style: CellStyle = .default, reuseIdentifier: String? = nil) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    let size = CGSize(width: 320, height: 44)
    let content = CellContentView(frame: CGRect(origin: .zero, size: size))
    contentView = content
    super.init(frame: CGRect(origin: .zero, size: size))
    content.cell = self
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  open override var owners: [EngineObject] { super.owners + [list].compactMap { $0 } }

  /// Whether its row is selected.
  public final var isSelected: Bool {
    get { selectedNow }
    set { select(newValue, animated: false) }
  }

  /// Whether a finger is on it.
  public final var isHighlighted: Bool {
    get { highlightedNow }
    set { highlight(newValue, animated: false) }
  }

  /// Called when the row is selected or no longer: for subclasses, which call up.
  open func setSelected(_ selected: Bool, animated: Bool) {
    selectedNow = selected
    stateChanged()
  }

  /// Called when a finger is on it or no longer: for subclasses, which call up.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    highlightedNow = highlighted
    stateChanged()
  }

  /// Called before it is used again: for subclasses, which call up.
  open func prepareForReuse() {}

  open override func layoutSubviews() { layOutContent() }

  /// Selects it or not, by the method that subclasses override.
  final func select(_ isSelected: Bool, animated: Bool) {
    send("setSelected", [isSelected, animated]) { setSelected(isSelected, animated: animated) }
    selectedNow = isSelected
  }

  /// Highlights it or not, by the method that subclasses override.
  final func highlight(_ isHighlighted: Bool, animated: Bool) {
    send("setHighlighted", [isHighlighted, animated]) {
      setHighlighted(isHighlighted, animated: animated)
    }
    highlightedNow = isHighlighted
  }

  /// Forgets what it was used for.
  final func becomeFresh() {
    if selectedNow { select(false, animated: false) }
    if highlightedNow { highlight(false, animated: false) }
    send("prepareForReuse") { prepareForReuse() }
  }

  private final func stateChanged() {
    selectedBackgroundView?.isHidden = !selectedNow && !highlightedNow
  }

  private final func exchange(_ old: UIView?, _ new: UIView?, at index: Int) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(new, at: index)
    stateChanged()
  }
}

extension UITableViewCell {
  private final func makeLabel(_ size: CGFloat, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .systemFont(ofSize: size)
    label.textColor = color
    contentView.addSubview(label)
    if size == 17, color == .label { hasText = true } else { hasDetail = true }
    setNeedsLayout()
    return label
  }

  private final func makeImageView() -> UIImageView {
    let view = UIImageView()
    contentView.addSubview(view)
    hasImage = true
    setNeedsLayout()
    return view
  }

  /// Whether an app's constraints say how high the content is.
  final var sizesItself: Bool { !contentView.constraints.isEmpty }

  /// The built-in parts: picture, text and second text by the style, 16 points from the edges (20 on
  /// screens of 414 points and more).
  private final func layOutContent() {
    guard hasText || hasDetail || hasImage else { return }
    let side: CGFloat = UIScreen.main.bounds.width < 414 ? 16 : 20
    let room = contentView.bounds
    var x = side
    if hasImage, let image = imageView.image {
      imageView.frame = CGRect(
        x: x, y: room.midY - image.size.height / 2, width: image.size.width,
        height: image.size.height)
      x += image.size.width + 16
    }
    let width = max(0, room.width - side - x)
    let text = hasText ? textLabel : nil
    let second = hasDetail ? detailTextLabel : nil
    switch style {
    case .default:
      text?.frame = CGRect(x: x, y: 0, width: width, height: room.height)
    case .value1, .value2:
      let length = min(width, second?.intrinsicContentSize.width ?? 0)
      second?.frame = CGRect(
        x: room.width - side - length, y: 0, width: length, height: room.height)
      let rest = width - (length > 0 ? length + 8 : 0)
      text?.frame = CGRect(
        x: x, y: 0, width: max(0, min(rest, text?.intrinsicContentSize.width ?? 0)),
        height: room.height)
    case .subtitle:
      let (first, last) = (
        text?.intrinsicContentSize ?? .zero, second?.intrinsicContentSize ?? .zero
      )
      let scale = UIScreen.main.scale
      let top = ((room.height - first.height - last.height) / 2 * scale).rounded() / scale
      text?.frame = CGRect(x: x, y: top, width: min(width, first.width), height: first.height)
      second?.frame = CGRect(
        x: x, y: top + first.height, width: min(width, last.width), height: last.height)
    }
  }
}
