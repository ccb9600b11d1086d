/// A sum of multiples of variables and a constant.
public struct LinearExpression: Sendable {
  /// One variable with its factor.
  public struct Term: Sendable {
    /// The variable.
    public let variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double
  }

  /// The multiples, in the order they were added; a variable may stand more than once.
  public private(set) var terms: [Term]
  /// The number that is added.
  public var constant: Double

  /// An expression without variables.
  public init(_ constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// A multiple of one variable.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    terms = [Term(variable: variable, coefficient: coefficient)]
    constant = 0
  }

  /// Adds a multiple of a variable.
  public mutating func add(_ variable: Variable, times coefficient: Double = 1) {
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

  /// Adds a multiple of another expression.
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms { add(term.variable, times: term.coefficient * factor) }
  }
}
