import Layers
import Motion

/// What table and collection views share: a finger on a cell highlights it, and selects it when it leaves
/// there.
open class CellScrollView: UIScrollView {
  /// Whether fingers select.
  public final var allowsSelection = true
  /// Whether several can be selected.
  public final var allowsMultipleSelection = false
  /// The places of the cells that are selected, in the order in which they were.
  final var selected: [IndexPath] = []
  /// The place of the cell that the finger came down on, and the finger.
  final var touched: (path: IndexPath, touch: UITouch)?
  /// The place of the cell that is highlighted.
  final var highlighted: IndexPath?

  /// The place of the cell that is a view of its chain.
  func path(ofCell view: UIView) -> IndexPath? { nil }

  /// The cell at a place, if it shows.
  func cell(at path: IndexPath) -> UIView? { nil }

  /// Whether the delegate lets a cell be highlighted.
  func mayHighlight(_ path: IndexPath) -> Bool { true }

  /// A cell is highlighted, or is no more.
  func highlightChanged(to isHighlighted: Bool, _ path: IndexPath) {}

  /// The finger that came down on a cell has left; it may still be highlighted.
  func fingerLeft(_ path: IndexPath, isInside: Bool) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    guard touched == nil, allowsSelection, let touch = touches.inOrder.first,
      let path = (touch.view?.chain ?? []).lazy.compactMap({ self.path(ofCell: $0) }).first,
      mayHighlight(path)
    else { return }
    touched = (path, touch)
    highlight(path)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard let touched, touches.contains(touched.touch) else { return }
    if isInside(touched.touch) { highlight(touched.path) } else { unhighlight() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touched, touches.contains(touched.touch) else { return }
    let isInside = isInside(touched.touch)
    self.touched = nil
    fingerLeft(touched.path, isInside: isInside)
    unhighlight()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    guard let touched, touches.contains(touched.touch) else { return }
    self.touched = nil
    unhighlight()
  }

  /// The highlighted cell is so no more.
  final func unhighlight() {
    guard let path = highlighted else { return }
    highlighted = nil
    highlightChanged(to: false, path)
  }

  private final func highlight(_ path: IndexPath) {
    guard highlighted == nil else { return }
    highlighted = path
    highlightChanged(to: true, path)
  }

  private final func isInside(_ touch: UITouch) -> Bool {
    guard let touched, let cell = cell(at: touched.path) else { return false }
    return cell.point(inside: touch.location(in: cell))
  }
}
