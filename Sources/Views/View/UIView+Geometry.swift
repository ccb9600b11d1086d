import Layers
import Motion
import Timeline

extension UIView {
  /// The rectangle in the superview, in points: the bounding box if there is a transform.
  public final var frame: CGRect {
    get { layer.frame }
    set {
      if !transform3D.isIdentity { noteFrameUnderTransform() }
      layer.frame = newValue
    }
  }

  /// The view's own coordinate space, in points.
  public final var bounds: CGRect {
    get { layer.state.bounds }
    set { layer.bounds = newValue }
  }

  /// Where the anchor point lies in the superview, in points.
  public final var center: CGPoint {
    get { layer.state.position }
    set { layer.position = newValue }
  }

  /// An affine transform about the anchor point; the identity if the layer's is not affine.
  public final var transform: CGAffineTransform {
    get { layer.state.transform.affine }
    set { layer.transform = CATransform3D(newValue) }
  }

  /// A 3-D transform about the anchor point.
  public final var transform3D: CATransform3D {
    get { layer.state.transform }
    set { layer.transform = newValue }
  }

  /// A point of this view's space in another's (nil: the window's), in points.
  public final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    note(view) { $0.layer.convert(point, to: $1?.layer) }
  }

  /// A point of another view's space (nil: the window's) in this one's, in points.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    note(view) { $0.layer.convert(point, from: $1?.layer) }
  }

  /// A rectangle of this view's space in another's (nil: the window's), in points.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let isWhole = rect == bounds
    return note(view) { $0.layer.convert(isWhole ? $0.bounds : rect, to: $1?.layer) }
  }

  /// A rectangle of another view's space (nil: the window's) in this one's, in points.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let isWhole = rect == view?.bounds
    return note(view) {
      $0.layer.convert(isWhole ? $1?.bounds ?? rect : rect, from: $1?.layer)
    }
  }

  /// Converts, and remembers it if a layout may prove it wrong. (case C37)
  private final func note(
    _ other: UIView?, _ convert: @escaping (UIView, UIView?) -> CGPoint
  ) -> CGPoint {
    let result = convert(self, other)
    PendingConversions.of(world).note([self, other], [result.x, result.y]) {
      [weak self, weak other] in
      guard let self else { return [] }
      let point = convert(self, other)
      return [point.x, point.y]
    }
    return result
  }

  /// Converts, and remembers it if a layout may prove it wrong. (case C37)
  private final func note(
    _ other: UIView?, _ convert: @escaping (UIView, UIView?) -> CGRect
  ) -> CGRect {
    let result = convert(self, other)
    PendingConversions.of(world).note([self, other], result.numbers) { [weak self, weak other] in
      self.map { convert($0, other).numbers } ?? []
    }
    return result
  }

  /// Tells that a frame is set under a transform: once for each view, but each time where UIKit leaves
  /// the result open. A move or a quarter turn is no trouble. (decision V7, case C39)
  private final func noteFrameUnderTransform() {
    guard layer.state.isFrameWellDefined else {
      return world.report(.frameUnderRotation(view: outputName))
    }
    let it = transform
    let area = abs(it.a * it.d - it.b * it.c)
    guard abs(area - 1) > 1e-9, !isFrameUnderTransformTold else { return }
    isFrameUnderTransformTold = true
    world.report(.layout(.frameUnderTransform(view: outputName)))
  }
}
