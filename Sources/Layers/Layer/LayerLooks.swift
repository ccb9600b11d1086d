/// What a layer keeps of its contents and corners: plain data without pixels.
public struct LayerLooks {
  /// How contents are placed in the bounds.
  public enum Gravity: String, Sendable, CaseIterable {
    case resize, resizeAspect, resizeAspectFill, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Which corners the corner radius rounds: Core Animation's bits.
  public struct Corners: OptionSet, Sendable, Hashable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layerMinXMinYCorner = Corners(rawValue: 1)
    public static let layerMaxXMinYCorner = Corners(rawValue: 2)
    public static let layerMinXMaxYCorner = Corners(rawValue: 4)
    public static let layerMaxXMaxYCorner = Corners(rawValue: 8)
    /// All four.
    public static let all = Corners(rawValue: 15)
  }

  /// How corners are rounded.
  public enum Curve: String, Sendable, CaseIterable {
    case circular, continuous
  }

  /// Which points a shape's outline encloses.
  public enum FillRule: String, Sendable, CaseIterable {
    case nonZero, evenOdd
  }

  /// How a shape's line ends.
  public enum LineCap: String, Sendable, CaseIterable {
    case butt, round, square
  }

  /// How the corners of a shape's line are drawn.
  public enum LineJoin: String, Sendable, CaseIterable {
    case miter, round, bevel
  }

  /// The picture.
  public var contents: EngineObject?
  /// How it is placed in the bounds.
  public var contentsGravity = Gravity.resize
  /// Which corners are rounded.
  public var maskedCorners = Corners.all
  /// How they are rounded.
  public var cornerCurve = Curve.circular
  /// Which points a shape's outline encloses.
  public var fillRule = FillRule.nonZero
  /// How a shape's line ends.
  public var lineCap = LineCap.butt
  /// How its corners are drawn.
  public var lineJoin = LineJoin.miter
  /// The lengths of its dashes and gaps, in points; nil is a whole line.
  public var lineDashPattern: [Double]?
  /// Where in the pattern the line begins, in points.
  public var lineDashPhase = 0.0
  /// The longest miter, as a multiple of the line's width: Core Animation's default is 10.
  public var miterLimit = 10.0
}
