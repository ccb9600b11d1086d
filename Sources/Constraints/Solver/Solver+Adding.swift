extension Solver {
  /// Adds a constraint.
  /// - Throws: What it contradicts, if it is required and cannot hold; nothing has changed then.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(Unsatisfiable) -> ConstraintKey {
    let key = makeKey()
    var row = row(of: constraint.expression)
    let entry = makeSymbols(of: constraint, into: &row)
    owners[entry.marker.index] = key
    do { try insert(&row, entry) } catch {
      forgetSymbols(of: entry)
      optimise()
      throw error
    }
    entries[key] = entry
    optimise()
    return key
  }

  /// An expression in symbols that are not basic.
  private func row(of expression: LinearExpression) -> Row {
    var row = Row(expression.constant)
    for term in expression.terms {
      let basic = rowOf[term.variable.symbol.index]
      if basic < 0 {
        row.add(term.variable.symbol, times: term.coefficient)
      } else {
        row.add(rows[basic], times: term.coefficient)
      }
    }
    return row
  }

  /// Turns a constraint into an equation: adds the symbols for room and for what is missed.
  private mutating func makeSymbols(of constraint: Constraint, into row: inout Row) -> Entry {
    let isRequired = constraint.strength >= .required
    let marker: Symbol
    let factor: Double
    var other: Symbol?
    switch constraint.relation {
    case .equal where isRequired:
      (marker, factor) = (makeSymbol(.dummy), 1)
    case .equal:
      (marker, factor) = (makeSymbol(.error), -1)
      other = makeSymbol(.error)
      miss(marker, constraint.strength)
    case .lessThanOrEqual, .greaterThanOrEqual:
      (marker, factor) = (makeSymbol(.slack), constraint.relation == .lessThanOrEqual ? 1 : -1)
      if !isRequired { other = makeSymbol(.error) }
    }
    row.add(marker, times: factor)
    if let other {
      row.add(other, times: -factor)
      miss(other, constraint.strength)
    }
    if !isRequired { levels[level(of: constraint.strength)].count += 1 }
    return Entry(
      constraint: constraint, marker: marker, markerFactor: factor, other: other)
  }

  /// Counts a new symbol in the objective of a strength.
  private mutating func miss(_ symbol: Symbol, _ strength: Strength) {
    levels[level(of: strength)].row.add(symbol, times: 1)
  }

  /// The index of a strength's objective, made if need be.
  private mutating func level(of strength: Strength) -> Int {
    let index = levels.firstIndex { $0.strength <= strength } ?? levels.count
    if index == levels.count || levels[index].strength != strength {
      levels.insert(Level(strength), at: index)
    }
    return index
  }

  /// Frees the symbols of a constraint that was not inserted.
  private mutating func forgetSymbols(of entry: Entry) {
    free(entry.marker)
    if let other = entry.other { free(other) }
  }

  /// Makes one of the symbols of "this row is 0" basic.
  private mutating func insert(_ row: inout Row, _ entry: Entry) throws(Unsatisfiable) {
    if row.constant < 0 { row.multiply(by: -1) }
    if let subject = subject(of: row, entry) {
      row.solve(for: subject)
      substitute(subject, by: row)
      append(row, for: subject)
    } else if row.terms.allSatisfy({ $0.symbol.isDummy }) {
      guard row.constant.isNearZero else { throw conflict(in: row, without: entry.marker) }
      row.constant = 0
      row.solve(for: entry.marker)
      append(row, for: entry.marker)
    } else {
      try insertWithArtificial(row, entry)
    }
  }

  /// A symbol that can be basic at once: an unknown, or a new symbol that will not be negative.
  private func subject(of row: Row, _ entry: Entry) -> Symbol? {
    if let term = row.terms.first(where: { $0.symbol.isExternal }) { return term.symbol }
    let own = [entry.marker, entry.other].compactMap { $0 }
    return own.first { $0.isPivotable && row.coefficient(of: $0) < 0 }
  }

  /// Minimises the row as a symbol of its own; where that ends above 0 the constraint cannot hold.
  private mutating func insertWithArtificial(_ row: Row, _ entry: Entry) throws(Unsatisfiable) {
    let symbol = makeSymbol(.slack)
    append(row, for: symbol)
    artificial = row
    minimiseArtificial(leavingFirst: symbol)
    let reached = artificial ?? row
    artificial = nil
    let index = rowOf[symbol.index]
    guard reached.constant.isNearZero else {
      let conflict = conflict(in: reached, without: entry.marker)
      if index >= 0 { removeRow(index) }
      free(symbol)
      throw conflict
    }
    if index >= 0 { leave(index, entry) }
    free(symbol)
  }

  /// Takes the artificial symbol, which is basic at 0, out of the basis.
  private mutating func leave(_ index: Int, _ entry: Entry) {
    rows[index].constant = 0
    let largest = rows[index].terms.filter { $0.symbol.isPivotable }
      .max { $0.coefficient.magnitude < $1.coefficient.magnitude }
    if let largest {
      pivot(index, entering: largest.symbol)
    } else if rows[index].coefficient(of: entry.marker) != 0 {
      pivot(index, entering: entry.marker)
    } else {
      removeRow(index)
    }
  }

  /// The constraints whose markers stand in a row that cannot be 0.
  func conflict(in row: Row, without marker: Symbol?) -> Unsatisfiable {
    let keys = row.terms.filter { $0.symbol != marker }.compactMap { owners[$0.symbol.index] }
    return Unsatisfiable(conflicting: keys.sorted())
  }
}
