import Motion

/// Where a presenter's view was before a style that removes it took it away.
struct PresenterHome {
  let superview: UIView
  let index: Int
  let frame: CGRect
  /// Whether it filled its superview.
  let fills: Bool

  init(superview: UIView, index: Int, frame: CGRect) {
    self.superview = superview
    self.index = index
    self.frame = frame
    fills = frame == superview.bounds
  }
}
