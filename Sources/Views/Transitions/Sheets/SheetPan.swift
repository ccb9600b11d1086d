import Layers
import Motion

/// The gesture of a sheet: a pan up or down on the sheet. (measured S4)
final class SheetPan: UIPanGestureRecognizer {
  private weak var sheet: UISheetPresentationController?
  private var drag: SheetDrag?

  init(_ sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    maximumNumberOfTouches = 1
    addTarget(nil, key: "") { [weak self] _, _ in self?.follow() }
  }

  override var preferredName: String? { "sheetPan" }
  override var sharesName: Bool { true }
  override var isUIKitsOwn: Bool { true }

  override func accepts(_ travel: CGPoint) -> Bool { abs(travel.y) >= abs(travel.x) }

  /// Whether a drag up on content at its edge makes the sheet higher.
  var expandsWhenScrolled: Bool {
    guard let sheet, sheet.prefersScrollingExpandsWhenScrolledToEdge,
      let highest = sheet.detentFrames.first
    else { return false }
    return highest.detent.identifier != sheet.selectedDetent.identifier
  }

  private func follow() {
    guard let sheet else { return }
    let way = translation(in: sheet.containerView).y
    switch state {
    case .began:
      drag = SheetDrag(sheet)
      drag?.move(to: way)
    case .changed: drag?.move(to: way)
    case .ended: end(velocity(in: sheet.containerView).y)
    default: end(0)
    }
  }

  private func end(_ velocity: CGFloat) {
    drag?.end(velocity: velocity)
    drag = nil
  }
}
