import Motion

/// What is on screen at one moment, as parallel arrays over the layers in the windows in drawing
/// order, windows and layers that are no views among them.
public struct FlatFrame: Sendable {
  /// The indices in `Timeline.layers`.
  public internal(set) var layers: [Int] = []
  /// Whether a layer has a row in `Timeline.frame(at:)`: it is a view below a window.
  public internal(set) var isRow: [Bool] = []
  /// The bounding boxes on screen in the window's coordinates, in points.
  public internal(set) var rects: [CGRect] = []
  /// The layers' own opacities.
  public internal(set) var alphas: [Double] = []
  /// The products of the opacities up to the window; 0 where hidden.
  public internal(set) var opacities: [Double] = []

  /// How many layers are in windows.
  public var count: Int { layers.count }
}
