import Motion

extension CALayer {
  /// A point of this layer's space in another's (nil: the window's), in points.
  public final func convert(_ point: CGPoint, to other: CALayer?) -> CGPoint {
    var point = point
    let common = commonAncestor(with: other)
    var layer = self
    while layer !== common {
      point = layer.state.convertUp(point, in: layer.superlayer?.state)
      guard let above = layer.superlayer else { break }
      layer = above
    }
    for step in other?.path(from: common) ?? [] {
      point = step.state.convertDown(point, from: step.superlayer?.state)
    }
    return point
  }

  /// A point of another layer's space (nil: the window's) in this one's, in points.
  public final func convert(_ point: CGPoint, from other: CALayer?) -> CGPoint {
    guard let other else { return root.convert(point, to: self) }
    return other.convert(point, to: self)
  }

  /// A rectangle of this layer's space in another's (nil: the window's): the bounding box in the
  /// nearest common ancestor, and of that the bounding box in the other layer. (facts 5.3)
  public final func convert(_ rect: CGRect, to other: CALayer?) -> CGRect {
    let common = commonAncestor(with: other) ?? root
    let up = box(of: rect) { self.convert($0, to: common) }
    guard let other, other !== common else { return up }
    return box(of: up) { common.convert($0, to: other) }
  }

  /// A rectangle of another layer's space (nil: the window's) in this one's, in points.
  public final func convert(_ rect: CGRect, from other: CALayer?) -> CGRect {
    guard let other else { return root.convert(rect, to: self) }
    return other.convert(rect, to: self)
  }

  /// The top of the tree.
  public final var root: CALayer {
    var layer = self
    while let above = layer.superlayer { layer = above }
    return layer
  }

  private final func box(of rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let (x0, y0) = (rect.origin.x, rect.origin.y)
    let (x1, y1) = (x0 + rect.size.width, y0 + rect.size.height)
    let a = map(CGPoint(x: x0, y: y0))
    let d = map(CGPoint(x: x1, y: y1))
    let b = map(CGPoint(x: x1, y: y0))
    let c = map(CGPoint(x: x0, y: y1))
    let (left, right) = (min(a.x, b.x, c.x, d.x), max(a.x, b.x, c.x, d.x))
    let (top, bottom) = (min(a.y, b.y, c.y, d.y), max(a.y, b.y, c.y, d.y))
    if a == CGPoint(x: left, y: top), isPlain(rect, a, b, c) {
      return CGRect(origin: a, size: rect.size)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether a mapping only moved the rectangle, but for rounding: its size is kept to the bit.
  private final func isPlain(_ rect: CGRect, _ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
    let size = rect.size
    let noise = 1e-12 * max(1, abs(a.x), abs(a.y), size.width, size.height)
    return abs(b.x - a.x - size.width) <= noise && abs(b.y - a.y) <= noise
      && abs(c.y - a.y - size.height) <= noise && abs(c.x - a.x) <= noise
  }

  private final func commonAncestor(with other: CALayer?) -> CALayer? {
    guard let other else { return root }
    return sharedAncestor(with: other)
  }

  /// The nearest layer that both lie below, or are.
  final func sharedAncestor(with other: CALayer) -> CALayer? {
    var seen = Set<ObjectIdentifier>()
    var layer: CALayer? = self
    while let it = layer {
      seen.insert(ObjectIdentifier(it))
      layer = it.superlayer
    }
    layer = other
    while let it = layer {
      if seen.contains(ObjectIdentifier(it)) { return it }
      layer = it.superlayer
    }
    return nil
  }

  /// The layers from just below an ancestor (nil: from the top) down to this one.
  final func path(from ancestor: CALayer?) -> [CALayer] {
    var result: [CALayer] = []
    var layer: CALayer? = self
    while let it = layer, it !== ancestor {
      result.append(it)
      layer = it.superlayer
    }
    return result.reversed()
  }
}
