import Motion

extension CALayer {
  /// Every property of `LayerState`, under its own name.
  public final subscript<Value: Equatable>(dynamicMember path: WritableKeyPath<LayerState, Value>)
    -> Value
  {
    get { state[keyPath: path] }
    set {
      guard let property = Self.property(at: path) else { return }
      assign(property, path, newValue)
    }
  }

  /// The property that is stored at a place.
  private static func property(at path: PartialKeyPath<LayerState>) -> LayerProperty? {
    LayerProperty.allCases.first { $0.row.place == path }
  }

  /// 0 (clear) to 1 (opaque).
  public final var opacity: CGFloat {
    get { state.opacity }
    set { assign(.opacity, \.opacity, newValue) }
  }

  /// Where the anchor point lies in the superlayer, in points.
  public final var position: CGPoint {
    get { state.position }
    set { assign(.position, \.position, newValue) }
  }

  /// The layer's own coordinate space, in points.
  public final var bounds: CGRect {
    get { state.bounds }
    set {
      let old = state.bounds
      assign(.bounds, \.bounds, newValue)
      if old != newValue { delegate?.layerBoundsDidChange(self, from: old) }
    }
  }

  /// Applied about the anchor point.
  public final var transform: CATransform3D {
    get { state.transform }
    set { assign(.transform, \.transform, newValue) }
  }

  /// Whether the layer and all below it are left out.
  public final var isHidden: Bool {
    get { state.isHidden }
    set { assign(.isHidden, \.isHidden, newValue) }
  }

  /// The fill behind the contents.
  public final var backgroundColor: UIColor? {
    get { state.backgroundColor }
    set { assign(.backgroundColor, \.backgroundColor, newValue) }
  }

  /// The bounding box of the transformed bounds in the superlayer, in points.
  public final var frame: CGRect {
    get { state.frame }
    set {
      var placed = state
      placed.frame = newValue
      bounds = placed.bounds
      position = placed.position
    }
  }

  /// The one place where a property changes: stores it, notes it, and lets implicit actions happen.
  @inline(__always)
  final func assign<Value: Equatable>(
    _ property: LayerProperty, _ path: WritableKeyPath<LayerState, Value>, _ value: Value
  ) {
    guard state[keyPath: path] != value else { return }
    if isViewLayer && world.openBlocks == 0 || record < 0 && !isViewLayer {
      state[keyPath: path] = value
      mark(property)
    } else {
      let old = property.row.get(state)
      state[keyPath: path] = value
      changed(property, from: old)
    }
  }

  /// Sets a property by its row; a value of another kind changes nothing.
  public final func set(_ property: LayerProperty, _ value: LayerValue) {
    let old = property.row.get(state)
    guard old != value else { return }
    let oldBounds = state.bounds
    property.row.set(&state, value)
    if isViewLayer && world.openBlocks == 0 || record < 0 && !isViewLayer {
      mark(property)
    } else {
      changed(property, from: old)
    }
    if state.bounds != oldBounds { delegate?.layerBoundsDidChange(self, from: oldBounds) }
  }

  /// Sets a property without any action.
  public final func setWithoutAction(_ property: LayerProperty, _ value: LayerValue) {
    property.row.set(&state, value)
    mark(property)
  }

  /// Gives a property another model value without any action; subviews do not follow by their masks.
  final func replace(_ property: LayerProperty, with value: LayerValue) {
    guard property.row.get(state) != value else { return }
    setWithoutAction(property, value)
    if property == .bounds { delegate?.layerNeedsLayout(self) }
  }

  private final func changed(_ property: LayerProperty, from old: LayerValue) {
    mark(property)
    if let delegate {
      delegate.layer(self, didChange: property, from: old)
    } else {
      animateImplicitly(property, from: old)
    }
  }
}
