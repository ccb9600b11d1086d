import Layers
import LuaRuntime
import Motion
import Timeline
import Views

/// What `at` gives: a view at one moment. Values are those on screen; `model` has the model values.
final class ViewRecord: LuaObject {
  let sample: LayerSample
  let state: LayerState
  let isModel: Bool
  let superview: UIView?
  /// The view as it is now, if it shows a picture.
  private(set) weak var picture: UIImageView?

  init(_ sample: LayerSample, of view: UIView?, superview: UIView?, isModel: Bool = false) {
    self.sample = sample
    picture = view as? UIImageView
    self.superview = superview
    self.isModel = isModel
    state = isModel ? sample.model : sample.state
  }

  /// The table of `ViewRecord`.
  static func table() -> LuaClass<ViewRecord> {
    LuaClass<ViewRecord>(
      "ViewRecord", isSubclassable: false, doc: "A view at one moment, as `at` gives it.",
      members: [
        .readOnly("frame", { $0.state.frame }, doc: "The rectangle in the superview."),
        .readOnly("bounds", { $0.state.bounds }, doc: "The view's own coordinate space."),
        .readOnly("center", { $0.state.position }, doc: "The anchor point in the superview."),
        .readOnly("transform", { $0.state.transform.affine }, doc: "The affine transform."),
        .readOnly("transform3D", { $0.state.transform }, doc: "The 3-D transform."),
        .readOnly("alpha", { $0.state.opacity }, doc: "Its own alpha."),
        .readOnly("opacity", { $0.sample.opacity }, doc: "The product up to the window."),
        .readOnly("rect", { $0.sample.rect }, doc: "On screen, in window coordinates."),
        .readOnly("quad", { $0.sample.quad?.corners }, doc: "Its four corners on screen."),
        .readOnly(
          "mask", { $0.sample.mask },
          doc: "What its mask lets through, on screen in window coordinates: the box of a shape's "
            + "outline, or of the mask's bounds; nil without a mask."),
        .readOnly("path", { $0.state.path }, doc: "The outline of a shape layer."),
        .readOnly(
          "contentRect", { $0.contentRect },
          doc: "Where its picture is drawn on screen, in window coordinates, by the picture and "
            + "contentMode it has now; nil for others than image views."),
        .readOnly("backgroundColor", { $0.state.backgroundColor }, doc: "The fill."),
        .readOnly("cornerRadius", { $0.state.cornerRadius }, doc: "The radius of the corners."),
        .readOnly("isHidden", { $0.state.isHidden }, doc: "Whether it is hidden itself."),
        .readOnly("inWindow", { $0.sample.inWindow }, doc: "Whether it is in a window."),
        .readOnly("superview", { $0.superview }, doc: "The view above."),
        .readOnly(
          "model",
          { ViewRecord($0.sample, of: $0.picture, superview: $0.superview, isModel: true) },
          doc: "The same with the model values."),
      ])
  }

  /// The box around the picture on screen.
  private var contentRect: CGRect? {
    guard let picture, let quad = sample.quad, sample.state.bounds.size.area > 0 else { return nil }
    return quad.box(
      of: picture.contentRect(in: sample.state.bounds), in: sample.state.bounds)
  }
}

extension Quad {
  /// The corners, clockwise from the top left.
  fileprivate var corners: [CGPoint] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// The box around a part of the bounds that the corners are of; without perspective.
  fileprivate func box(of part: CGRect, in bounds: CGRect) -> CGRect {
    let (across, down) = (topRight - topLeft, bottomLeft - topLeft)
    let points = [
      CGPoint(x: part.minX, y: part.minY), CGPoint(x: part.maxX, y: part.minY),
      CGPoint(x: part.minX, y: part.maxY), CGPoint(x: part.maxX, y: part.maxY),
    ].map { corner in
      topLeft + across * ((corner.x - bounds.minX) / bounds.width)
        + down * ((corner.y - bounds.minY) / bounds.height)
    }
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension CGSize {
  fileprivate var area: CGFloat { width * height }
}
