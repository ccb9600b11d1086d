extension LayerValue {
  /// Part of the way from one value to another: 0 is `from`, 1 is `to`, both exactly; fractions
  /// outside go on in the same direction. Values that cannot be blended are `to` at once.
  @inlinable
  public static func interpolate(_ from: LayerValue, _ to: LayerValue, _ fraction: Double)
    -> LayerValue
  {
    if fraction == 1 { return to }
    switch (from, to) {
    case (.number(let a), .number(let b)): return .number(a.mixed(with: b, fraction))
    case (.point(let a), .point(let b)): return .point(a.mixed(with: b, fraction))
    case (.size(let a), .size(let b)): return .size(a.mixed(with: b, fraction))
    case (.rect(let a), .rect(let b)): return .rect(a.mixed(with: b, fraction))
    case (.color(let a), .color(let b)): return .color(UIColor.mix(a, b, fraction))
    case (.path(let a?), .path(let b?)): return .path(a.mixed(with: b, fraction) ?? b)
    case (.transform(let a), .transform(let b)):
      return .transform(fraction == 0 ? a : a.mixed(with: b, fraction))
    default: return to
    }
  }

  /// Whether there is something between this value and another: both of one kind that blends, paths
  /// of the same structure, matrices that can be undone.
  public func isInterpolable(to other: LayerValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect): true
    case (.color, .color): true
    case (.path(let a?), .path(let b?)): a.hasSameStructure(as: b)
    case (.transform(let a), .transform(let b)): a.isInterpolable(to: b)
    default: false
    }
  }

  /// This value with another one added, component by component. Matrices are concatenated: what is
  /// added acts first, in the layer's own space (facts 6). Kinds that do not add leave it as it is.
  @inlinable
  public func adding(_ delta: LayerValue) -> LayerValue {
    switch (self, delta) {
    case (.number(let a), .number(let b)): .number(a + b)
    case (.point(let a), .point(let b)): .point(a + b)
    case (.size(let a), .size(let b)): .size(a + b)
    case (.rect(let a), .rect(let b)):
      .rect(CGRect(origin: a.origin + b.origin, size: a.size + b.size))
    case (.color(let a?), .color(let b?)): .color(a.adding(b))
    case (.color(nil), .color(let b?)): .color(b)
    case (.transform(let a), .transform(let b)): .transform(b.concat(a))
    default: self
    }
  }

  /// The value times a factor; for a matrix that part of the way from the identity. Kinds without
  /// arithmetic stay as they are.
  public func scaled(by factor: Double) -> LayerValue {
    switch self {
    case .number(let a): .number(a * factor)
    case .point(let a): .point(a * factor)
    case .size(let a): .size(a * factor)
    case .rect(let a): .rect(CGRect(origin: a.origin * factor, size: a.size * factor))
    case .color(let a): .color(a?.scaled(by: factor))
    case .transform(let a): .transform(CATransform3D.identity.mixed(with: a, factor))
    case .flag, .path: self
    }
  }

  /// What has to be added to another value to get this one; nil where there is no such thing.
  public func difference(from other: LayerValue) -> LayerValue? {
    switch (self, other) {
    case (.number(let a), .number(let b)): .number(a - b)
    case (.point(let a), .point(let b)): .point(a - b)
    case (.size(let a), .size(let b)): .size(a - b)
    case (.rect(let a), .rect(let b)):
      .rect(CGRect(origin: a.origin - b.origin, size: a.size - b.size))
    case (.color(let a), .color(let b)):
      .color((a ?? .clear).adding((b ?? .clear).scaled(by: -1)))
    case (.transform(let a), .transform(let b)):
      b.isInvertible ? .transform(a.concat(b.inverted())) : nil
    default: nil
    }
  }

  /// The value to which another one has to be added to get this one; itself for kinds that do not add.
  public func removing(_ delta: LayerValue) -> LayerValue {
    if case (.transform(let a), .transform(let b)) = (self, delta) {
      return b.isInvertible ? .transform(b.inverted().concat(a)) : self
    }
    return difference(from: delta) ?? self
  }

  /// What a `UIView.animate` block animates to nothing when it changes a value additively: at the
  /// start it makes the new value look like the old one. Nil if there is no such thing (a matrix that
  /// cannot be undone, a flag): then the change shows at once.
  public static func delta(from old: LayerValue, to new: LayerValue) -> LayerValue? {
    if case .transform(let matrix) = old, !matrix.isInvertible { return nil }
    return old.difference(from: new)
  }

  /// Nothing, for additive animations: what a delta of this kind shrinks to.
  public var zero: LayerValue {
    switch self {
    case .number: .number(0)
    case .point: .point(.zero)
    case .size: .size(.zero)
    case .rect: .rect(.zero)
    case .color: .color(UIColor(red: 0, green: 0, blue: 0, alpha: 0))
    case .transform: .transform(.identity)
    case .flag, .path: self
    }
  }

  /// Whether two values are of the same kind.
  public func isSameKind(as other: LayerValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.flag, .flag), (.point, .point), (.size, .size), (.rect, .rect),
      (.color, .color), (.path, .path), (.transform, .transform):
      true
    default: false
    }
  }

  /// Whether setting this value over another is a change.
  public func differs(from other: LayerValue) -> Bool { self != other }
}
