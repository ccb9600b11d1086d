import Layers
import Motion

/// The view of one item: what an app adds goes into its `contentView`.
open class UICollectionViewCell: UICollectionReusableView {
  /// Holds what the cell shows, as large as the cell.
  public final let contentView: UIView
  /// Lies behind the content; nil at first.
  public final var backgroundView: UIView? { didSet { exchange(oldValue, backgroundView, at: 0) } }
  /// Lies behind the content and before `backgroundView` while the cell is selected or highlighted.
  public final var selectedBackgroundView: UIView? {
    didSet { exchange(oldValue, selectedBackgroundView, at: backgroundView == nil ? 0 : 1) }
  }
  /// Whether its item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  /// A cell with a frame, in points. UIKit makes registered classes so.
  public required init(frame: CGRect = .zero) {
    let content = CellContentView(frame: CGRect(origin: .zero, size: frame.standardized.size))
    contentView = content
    super.init(frame: frame)
    content.cell = self
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
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

  private final func stateChanged() {
    selectedBackgroundView?.isHidden = !isSelected && !isHighlighted
  }

  override func becomeFresh() {
    isSelected = false
    isHighlighted = false
    super.becomeFresh()
  }
}

/// The view that holds what a cell shows.
final class CellContentView: UIView {
  weak var cell: UIView?

  override var preferredName: String? {
    name ?? fieldName ?? cell.map { "\($0.outputName).contentView" }
  }
}
