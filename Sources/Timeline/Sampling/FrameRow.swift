import Motion

/// One view in a window at one moment.
public struct FrameRow: Sendable, Hashable {
  /// The index in `Timeline.layers`.
  public var layer: Int
  /// The index of the nearest view above it; a window has none.
  public var parent: Int
  /// The index of the window it is in.
  public var window: Int
  /// The frame in the superview, in points.
  public var frame: CGRect
  /// The bounding box on screen in the window's coordinates, in points.
  public var rect: CGRect
  /// The corners on screen in the window's coordinates.
  public var quad: Quad
  /// Its own opacity.
  public var alpha: Double
  /// The product of the opacities up to the window; 0 if it or a view above is hidden.
  public var opacity: Double
  /// Whether the view itself is hidden.
  public var isHidden: Bool
  /// The transform about the anchor point.
  public var transform: CATransform3D
  /// The fill; nil is clear.
  public var color: UIColor?
  /// The box on screen of what its mask lets through, in the window's coordinates; nil without one.
  public var mask: CGRect?
}
