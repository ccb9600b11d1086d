import Motion

/// All about one layer at one moment. Values are those on screen; the model values are in `model`.
public struct LayerSample: Sendable, Hashable {
  /// The index in `Timeline.layers`.
  public var layer: Int
  /// The values on screen.
  public var state: LayerState
  /// The model values.
  public var model: LayerState
  /// The product of the opacities up to the window; 0 if it or a layer above is hidden.
  public var opacity: Double
  /// The bounding box on screen in the window's coordinates, in points; nil out of a window.
  public var rect: CGRect?
  /// The corners on screen in the window's coordinates; nil out of a window.
  public var quad: Quad?
  /// The box on screen of what its mask lets through, in the window's coordinates; nil without one.
  public var mask: CGRect?
  /// The index of the window it is in.
  public var window: Int?
  /// The index of the superlayer; the screen is none.
  public var superview: Int?

  /// Whether it is in a window.
  public var inWindow: Bool { window != nil }
  /// The frame in the superlayer, in points.
  public var frame: CGRect { state.frame }
  /// The bounds, in points.
  public var bounds: CGRect { state.bounds }
  /// Where the anchor point lies in the superlayer, in points.
  public var center: CGPoint { state.position }
  /// The transform about the anchor point.
  public var transform: CATransform3D { state.transform }
  /// The layer's own opacity.
  public var alpha: Double { state.opacity }
  /// The fill.
  public var backgroundColor: UIColor? { state.backgroundColor }
  /// The radius of the corners, in points.
  public var cornerRadius: Double { state.cornerRadius }
  /// Whether the layer itself is hidden.
  public var isHidden: Bool { state.isHidden }
}
