/// Everything about one layer that can be seen, at one moment: plain values with Core Animation's
/// names and defaults. Each stored property has one row in `LayerProperty`.
public struct LayerState: Hashable, Sendable, Codable {
  /// The layer's own coordinate space: its visible rectangle, in points.
  public var bounds = CGRect.zero
  /// Where the anchor point lies in the superlayer, in points.
  public var position = CGPoint.zero
  /// The point of the bounds that `position` places, as fractions of the size.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The depth of the anchor point, in points.
  public var anchorPointZ: CGFloat = 0
  /// Depth among the siblings, in points; the higher is drawn later.
  public var zPosition: CGFloat = 0
  /// Applied about the anchor point.
  public var transform = CATransform3D.identity
  /// Applied to the sublayers, about the anchor point inside the bounds.
  public var sublayerTransform = CATransform3D.identity
  /// 0 (clear) to 1 (opaque); multiplies down the tree.
  public var opacity: CGFloat = 1
  /// Whether the layer and all below it are left out.
  public var isHidden = false
  /// Whether sublayers are clipped to the bounds.
  public var masksToBounds = false
  /// Whether its back shows when it is turned away.
  public var isDoubleSided = true
  /// The part of the contents that shows, in fractions of their size.
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The fill behind the contents; nil is clear.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// The width of the border, in points.
  public var borderWidth: CGFloat = 0
  /// The colour of the border.
  public var borderColor: UIColor? = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The opacity of the shadow, 0...1.
  public var shadowOpacity: CGFloat = 0
  /// The blur radius of the shadow, in points.
  public var shadowRadius: CGFloat = 3
  /// The displacement of the shadow, in points.
  public var shadowOffset = CGSize(width: 0, height: -3)
  /// The colour of the shadow.
  public var shadowColor: UIColor? = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The outline of the shadow; nil follows the contents.
  public var shadowPath: CGPath?
  /// The outline of a shape layer.
  public var path: CGPath?
  /// The fill of a shape layer.
  public var fillColor: UIColor? = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The stroke of a shape layer.
  public var strokeColor: UIColor?
  /// The width of a shape layer's stroke, in points.
  public var lineWidth: CGFloat = 1
  /// Where the stroke of a shape layer begins, 0...1 of its length.
  public var strokeStart: CGFloat = 0
  /// Where the stroke of a shape layer ends, 0...1 of its length.
  public var strokeEnd: CGFloat = 1

  /// A layer as Core Animation makes it.
  public init() {}
}
