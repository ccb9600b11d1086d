extension Solver {
  /// Gives constraints' expressions new constants and solves again from where things stand.
  /// - Throws: Constraints that cannot hold together with the new constants; nothing has changed then.
  public mutating func setConstants(
    _ changes: [(key: ConstraintKey, constant: Double)]
  ) throws(Unsatisfiable) {
    var done: [(key: ConstraintKey, old: Double)] = []
    for (key, constant) in changes {
      guard let entry = entries[key] else { continue }
      done.append((key, entry.constraint.expression.constant))
      shift(key, entry, to: constant)
    }
    do { try restoreFeasibility() } catch {
      for (key, old) in done.reversed() {
        if let entry = entries[key] { shift(key, entry, to: old) }
      }
      try? restoreFeasibility()
      optimise()
      throw error
    }
    optimise()
  }

  /// Gives one constraint's expression a new constant.
  public mutating func setConstant(_ constant: Double, of key: ConstraintKey) throws(Unsatisfiable)
  {
    try setConstants([(key, constant)])
  }

  /// Moves the marker's origin: every row that contains it moves along.
  private mutating func shift(_ key: ConstraintKey, _ entry: Entry, to constant: Double) {
    let change = (constant - entry.constraint.expression.constant) * entry.markerFactor
    entries[key]?.constraint.expression.constant = constant
    guard change != 0 else { return }
    let basic = rowOf[entry.marker.index]
    if basic >= 0 {
      rows[basic].constant -= change
      return
    }
    for index in rows.indices {
      rows[index].constant += rows[index].coefficient(of: entry.marker) * change
    }
  }

  /// Pivots until nothing that must be at least 0 is below; the objectives stay optimal.
  private mutating func restoreFeasibility() throws(Unsatisfiable) {
    var rounds = 0
    while let index = infeasibleRow, rounds < Self.roundLimit {
      rounds += 1
      guard !basics[index].isDummy, let entering = dualEntering(rows[index]) else {
        var row = rows[index]
        row.add(basics[index], times: -1)
        throw conflict(in: row, without: nil)
      }
      pivot(index, entering: entering)
    }
  }

  /// The row with the first basic symbol whose value is not allowed.
  private var infeasibleRow: Int? {
    var first: Int?
    for index in rows.indices {
      let (constant, basic) = (rows[index].constant, basics[index])
      guard !basic.isExternal, constant < -1e-8 || basic.isDummy && constant > 1e-8 else {
        continue
      }
      if let it = first, basics[it] < basic { continue }
      first = index
    }
    return first
  }

  /// The symbol that can grow at the least cost to make a row's constant 0.
  private func dualEntering(_ row: Row) -> Symbol? {
    var best: Row.Term?
    for term in row.terms where term.symbol.isPivotable && term.coefficient > 1e-8 {
      if let it = best, !isCheaper(term, than: it) { continue }
      best = term
    }
    return best?.symbol
  }

  /// Whether a symbol costs less for each unit it lifts a row, the strongest level first.
  private func isCheaper(_ term: Row.Term, than other: Row.Term) -> Bool {
    for level in levels {
      let cost = level.row.coefficient(of: term.symbol) / term.coefficient
      let otherCost = level.row.coefficient(of: other.symbol) / other.coefficient
      if !(cost - otherCost).isNearZero { return cost < otherCost }
    }
    return false
  }
}
