import Motion

extension UIImageView {
  /// Where the picture is drawn, in the bounds, in points: what `contentMode` makes of it. Aspect fit and
  /// fill take the smaller and the larger of the two scales. Segue's own: UIKit does not tell it.
  public final var contentRect: CGRect { contentRect(in: bounds) }

  /// Where the picture would be drawn in other bounds, in points.
  public final func contentRect(in bounds: CGRect) -> CGRect {
    guard let size = image?.size else { return CGRect(origin: bounds.origin, size: .zero) }
    switch contentMode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return bounds.centred(size) { min($0, $1) }
    case .scaleAspectFill: return bounds.centred(size) { max($0, $1) }
    default: return CGRect(origin: place(size, in: bounds), size: size)
    }
  }

  /// Where a picture of its own size begins.
  private final func place(_ size: CGSize, in bounds: CGRect) -> CGPoint {
    let x =
      switch contentMode {
      case .left, .topLeft, .bottomLeft: bounds.minX
      case .right, .topRight, .bottomRight: bounds.maxX - size.width
      default: bounds.midX - size.width / 2
      }
    let y =
      switch contentMode {
      case .top, .topLeft, .topRight: bounds.minY
      case .bottom, .bottomLeft, .bottomRight: bounds.maxY - size.height
      default: bounds.midY - size.height / 2
      }
    return CGPoint(x: x, y: y)
  }
}
