extension CGPath {
  /// Whether both have the same kinds of pieces in the same order: then their points blend.
  public func hasSameStructure(as other: CGPath) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { $0.isSameKind(as: $1) }
  }

  /// Part of the way to another outline, point by point; nil if their pieces differ, which Core
  /// Animation leaves undefined.
  public func mixed(with other: CGPath, _ fraction: Double) -> CGPath? {
    guard hasSameStructure(as: other) else { return nil }
    return CGPath(elements: zip(elements, other.elements).map { $0.mixed(with: $1, fraction) })
  }
}

extension CGPath.Element {
  /// Whether two pieces are of the same kind.
  func isSameKind(as other: CGPath.Element) -> Bool {
    switch (self, other) {
    case (.move, .move), (.line, .line), (.quad, .quad), (.curve, .curve), (.close, .close): true
    default: false
    }
  }

  /// Part of the way to a piece of the same kind; the other piece if the kinds differ.
  func mixed(with other: CGPath.Element, _ f: Double) -> CGPath.Element {
    switch (self, other) {
    case (.move(let a), .move(let b)): .move(a.mixed(with: b, f))
    case (.line(let a), .line(let b)): .line(a.mixed(with: b, f))
    case (.quad(let c, let a), .quad(let d, let b)):
      .quad(control: c.mixed(with: d, f), to: a.mixed(with: b, f))
    case (.curve(let c, let d, let a), .curve(let e, let g, let b)):
      .curve(control1: c.mixed(with: e, f), control2: d.mixed(with: g, f), to: a.mixed(with: b, f))
    default: other
    }
  }
}
