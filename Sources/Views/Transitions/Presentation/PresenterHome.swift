import Motion

/// Where a presenter's view was before a style that removes it took it away.
struct PresenterHome {
  let superview: UIView
  let index: Int
  let frame: CGRect
  /// Whether it filled its superview.
  let fills: Bool

  /// Whether its view keeps its frame in the container: UIKit's own sheets stay as they are, a card of
  /// the app's own does not. (case C46)
  let keepsFrame: Bool

  init(superview: UIView, index: Int, frame: CGRect, keepsFrame: Bool) {
    self.superview = superview
    self.keepsFrame = keepsFrame
    self.index = index
    self.frame = frame
    fills = frame == superview.bounds
  }
}
