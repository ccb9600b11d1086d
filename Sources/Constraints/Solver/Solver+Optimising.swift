extension Solver {
  /// How many pivots one optimisation may take before it stops where it is: far above need.
  static let roundLimit = 100_000

  /// Makes every objective least, the strongest first.
  mutating func optimise() {
    for level in levels.indices {
      var rounds = 0
      while let symbol = entering(level), rounds < Self.roundLimit {
        guard let row = leavingRow(for: symbol, first: nil) else { break }
        rounds += 1
        pivot(row, entering: symbol)
      }
    }
  }

  /// Makes the artificial objective least.
  mutating func minimiseArtificial(leavingFirst symbol: Symbol) {
    var rounds = 0
    while let term = artificial?.terms.first(where: { $0.symbol.isPivotable && $0.isCostly }),
      rounds < Self.roundLimit
    {
      guard let row = leavingRow(for: term.symbol, first: symbol) else { break }
      rounds += 1
      pivot(row, entering: term.symbol)
    }
  }

  /// The first symbol whose growth makes a level's objective smaller and no stronger one larger.
  private func entering(_ index: Int) -> Symbol? {
    let term = levels[index].row.terms.first { term in
      term.symbol.isPivotable && term.isCostly
        && !levels[..<index].contains { !$0.row.coefficient(of: term.symbol).isNearZero }
    }
    return term?.symbol
  }

  /// The row that reaches 0 first as a symbol grows; of several the first symbol's, but for one that
  /// is preferred.
  private func leavingRow(for symbol: Symbol, first preferred: Symbol?) -> Int? {
    var best: (row: Int, ratio: Double)?
    for index in rows.indices where !basics[index].isExternal {
      let coefficient = rows[index].coefficient(of: symbol)
      guard coefficient < -1e-8 else { continue }
      let ratio = -rows[index].constant / coefficient
      if let it = best {
        let isTie = (ratio - it.ratio).magnitude < 1e-10
        if isTie {
          guard basics[it.row] != preferred,
            basics[index] == preferred || basics[index] < basics[it.row]
          else { continue }
        } else if ratio > it.ratio {
          continue
        }
      }
      best = (index, ratio)
    }
    return best?.row
  }
}

extension Row.Term {
  /// Whether the objective falls as the symbol grows.
  fileprivate var isCostly: Bool { coefficient < -1e-8 }
}
