extension LayerValue {
  /// The value as a list of numbers that may be blended one by one: nil for flags, outlines, missing
  /// colours, and matrices that turn or lean.
  public var numbers: [Double]? {
    switch self {
    case .number(let n): [n]
    case .point(let p): [p.x, p.y]
    case .size(let s): [s.width, s.height]
    case .rect(let r): [r.origin.x, r.origin.y, r.size.width, r.size.height]
    case .color(let c?): [c.red, c.green, c.blue, c.alpha]
    case .transform(let m) where m.isScaleAndTranslation: m.numbers
    case .color, .flag, .path, .transform: nil
    }
  }

  /// A value of the same kind from its numbers; the value itself if they do not fit.
  public func with(numbers n: [Double]) -> LayerValue {
    switch (self, n.count) {
    case (.number, 1): return .number(n[0])
    case (.point, 2): return .point(CGPoint(x: n[0], y: n[1]))
    case (.size, 2): return .size(CGSize(width: n[0], height: n[1]))
    case (.rect, 4): return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case (.color, 4):
      return .color(UIColor(red: n[0], green: n[1], blue: n[2], alpha: n[3]))
    case (.transform, 16): return CATransform3D(numbers: n).map { .transform($0) } ?? self
    default: return self
    }
  }

  /// How far another value of the same kind is away: the Euclidean distance of their numbers.
  public func distance(to other: LayerValue) -> Double {
    let (mine, theirs) = (allNumbers, other.allNumbers)
    guard mine.count == theirs.count else { return 0 }
    return zip(mine, theirs).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
  }

  private var allNumbers: [Double] {
    if case .transform(let m) = self { return m.numbers }
    return numbers ?? []
  }
}
