extension Solver {
  /// Those unknowns that could have another value in a solution that is just as good, in the order
  /// given. Growing one symbol at a time is tried.
  public func ambiguous(among variables: [Variable]) -> [Variable] {
    let reach = reach
    return variables.filter { variable in
      let index = rowOf[variable.symbol.index]
      guard index >= 0 else { return true }
      return rows[index].terms.contains { isFree($0.symbol, reach) }
    }
  }

  /// How far each symbol can grow before another one is negative, by the symbol's number.
  private var reach: [Double] {
    var reach = [Double](repeating: .infinity, count: rowOf.count)
    for index in rows.indices where !basics[index].isExternal {
      for term in rows[index].terms where term.coefficient < 0 {
        let limit = -rows[index].constant / term.coefficient
        reach[term.symbol.index] = min(reach[term.symbol.index], limit)
      }
    }
    return reach
  }

  /// Whether a symbol can change at no cost.
  private func isFree(_ symbol: Symbol, _ reach: [Double]) -> Bool {
    if symbol.isExternal { return true }
    return symbol.isPivotable && reach[symbol.index] > 1e-6
      && levels.allSatisfy { $0.row.coefficient(of: symbol).isNearZero }
  }
}
