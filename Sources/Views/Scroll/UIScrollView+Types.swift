extension UIScrollView {
  /// Which part of the safe area is added to the content's insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable, CaseIterable {
    /// As `scrollableAxes`; and the top and bottom of a controller's scroll view in a navigation
    /// controller always.
    case automatic
    /// The edges of the directions in which it can scroll.
    case scrollableAxes
    /// None.
    case never
    /// All of it.
    case always
  }
}
