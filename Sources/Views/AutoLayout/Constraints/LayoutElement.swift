import Layers

/// What constraints are between, as the engine sees it: a view or a layout guide.
protocol LayoutElement: LayoutAnchoring {
  /// The view whose tree it is in: itself, or the guide's owner.
  var layoutView: UIView? { get }
  /// Its unknowns in the engine that knows it.
  var layoutBox: LayoutBox? { get set }
}
