extension NSLayoutConstraint {
  /// What of an item a constraint is about. Left to right: leading is left.
  public enum Attribute: Int, Sendable, CaseIterable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY
    case lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable, CaseIterable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1

    /// As it is written.
    var text: String {
      switch self {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    }
  }

  /// A direction on the screen.
  public enum Axis: Int, Sendable, CaseIterable {
    case horizontal, vertical
  }
}

extension NSLayoutConstraint.Attribute {
  /// The same attribute of the layout margins guide; nil for those that are not about margins.
  var withoutMargin: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// Whether it is a length, which can stand alone.
  var isSize: Bool { self == .width || self == .height }

  /// Along which axis it lies; nil for none.
  var axis: NSLayoutConstraint.Axis? {
    switch withoutMargin ?? self {
    case .left, .right, .leading, .trailing, .centerX, .width: .horizontal
    case .top, .bottom, .centerY, .height, .lastBaseline, .firstBaseline: .vertical
    default: nil
    }
  }

  /// Whether two may stand in one constraint: two lengths, or two positions along one axis.
  func pairs(with other: NSLayoutConstraint.Attribute) -> Bool {
    axis != nil && isSize == other.isSize && (isSize || axis == other.axis)
  }
}
