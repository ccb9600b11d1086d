import Motion

/// Where a controller's view took its safe area over: while this stays the same, so do the insets.
struct SafeAreaPlace: Equatable {
  /// The view above.
  let superview: ObjectIdentifier
  /// The insets above.
  let above: UIEdgeInsets
  /// The bounds above.
  let outer: CGRect
  /// The size of the view.
  let size: CGSize
  /// The transform of the view.
  let transform: CATransform3D
}
