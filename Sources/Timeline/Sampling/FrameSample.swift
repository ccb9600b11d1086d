/// What is on screen at one moment.
public struct FrameSample: Sendable, Hashable {
  /// The moment.
  public var moment: Moment
  /// The views in the windows in drawing order, without the windows themselves.
  public var rows: [FrameRow]

  /// The row of a layer, if it is a view in a window.
  public func row(of layer: Int) -> FrameRow? { rows.first { $0.layer == layer } }
}
