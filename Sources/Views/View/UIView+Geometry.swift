import Layers
import Motion
import Timeline

extension UIView {
  /// The rectangle in the superview, in points: the bounding box if there is a transform.
  public final var frame: CGRect {
    get { layer.frame }
    set {
      if !layer.state.isFrameWellDefined { world.report(.frameUnderRotation(view: outputName)) }
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
    layer.convert(point, to: view?.layer)
  }

  /// A point of another view's space (nil: the window's) in this one's, in points.
  public final func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: view?.layer)
  }

  /// A rectangle of this view's space in another's (nil: the window's), in points.
  public final func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: view?.layer)
  }

  /// A rectangle of another view's space (nil: the window's) in this one's, in points.
  public final func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: view?.layer)
  }

  /// Whether a point of this view's space lies inside: the min edges do, the max edges do not.
  public final func point(inside point: CGPoint) -> Bool {
    point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
  }
}
