/// An unknown of a solver: any real number.
public struct Variable: Hashable, Sendable {
  /// Its column in the solver that made it.
  let symbol: Symbol
}
