/// An incremental solver of linear equations and inequalities with strengths: the Cassowary algorithm
/// (Badros, Borning, Stuckey 2001) with one objective for each strength, taken in order.
///
/// Required constraints always hold. What the others miss is least for the strongest first, and so on.
/// Between solutions that are equally good the choice depends on the order of the calls alone.
public struct Solver: Sendable {
  /// A constraint and the symbols that were made for it.
  struct Entry: Sendable {
    var constraint: Constraint
    /// Stands in this constraint's equation alone.
    let marker: Symbol
    /// The marker's factor in the equation.
    let markerFactor: Double
    /// A second symbol of the constraint.
    let other: Symbol?
  }

  /// What each basic symbol equals.
  var rows: [Row] = []
  /// The basic symbol of each row.
  var basics: [Symbol] = []
  /// The row of each symbol, by its number; -1 for those that are not basic.
  var rowOf: [Int] = []
  /// The objectives, the strongest first.
  var levels: [Level] = []
  /// The objective while a required constraint is being added.
  var artificial: Row?
  /// The constraint of each marker, by the symbol's number.
  var owners: [ConstraintKey?] = []
  var entries: [ConstraintKey: Entry] = [:]
  private var keyCount = 0
  private var freeIndices: [Int] = []
  /// How often a symbol entered the basis: a measure of work done.
  public internal(set) var pivotCount = 0

  /// A solver without constraints.
  public init() {}

  /// Makes an unknown; it is 0 until constraints say more.
  public mutating func makeVariable() -> Variable { Variable(symbol: makeSymbol(.external)) }

  /// Forgets an unknown that stands in no constraint any more.
  public mutating func forget(_ variable: Variable) {
    if rowOf[variable.symbol.index] < 0 { free(variable.symbol) }
  }

  /// The value of an unknown.
  public func value(of variable: Variable) -> Double {
    let row = rowOf[variable.symbol.index]
    return row < 0 ? 0 : rows[row].constant
  }

  /// How many constraints there are.
  public var constraintCount: Int { entries.count }

  /// The constraint of a key, with its present constant.
  public func constraint(_ key: ConstraintKey) -> Constraint? { entries[key]?.constraint }

  mutating func makeKey() -> ConstraintKey {
    keyCount += 1
    return ConstraintKey(number: keyCount)
  }

  mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    if let index = freeIndices.popLast() { return Symbol(index, kind) }
    rowOf.append(-1)
    owners.append(nil)
    return Symbol(rowOf.count - 1, kind)
  }

  /// Lets a symbol's number be used again; what rounding left of it in rows goes.
  mutating func free(_ symbol: Symbol) {
    for index in rows.indices { rows[index].remove(symbol) }
    for index in levels.indices { levels[index].row.remove(symbol) }
    owners[symbol.index] = nil
    freeIndices.append(symbol.index)
  }

  /// Makes a symbol basic with a row of its own.
  mutating func append(_ row: Row, for symbol: Symbol) {
    rowOf[symbol.index] = rows.count
    rows.append(row)
    basics.append(symbol)
  }

  /// Takes a row out; the last one takes its place.
  mutating func removeRow(_ index: Int) {
    rowOf[basics[index].index] = -1
    rows.swapAt(index, rows.count - 1)
    basics.swapAt(index, basics.count - 1)
    rows.removeLast()
    basics.removeLast()
    if index < rows.count { rowOf[basics[index].index] = index }
  }

  /// Puts what a symbol equals in its place everywhere.
  mutating func substitute(_ symbol: Symbol, by row: Row) {
    for index in rows.indices { rows[index].substitute(symbol, by: row) }
    for index in levels.indices { levels[index].row.substitute(symbol, by: row) }
    artificial?.substitute(symbol, by: row)
  }

  /// Lets a symbol take the place of a row's basic symbol.
  mutating func pivot(_ index: Int, entering: Symbol) {
    pivotCount += 1
    let leaving = basics[index]
    var row = Row()
    swap(&row, &rows[index])
    row.exchange(leaving, for: entering)
    substitute(entering, by: row)
    rows[index] = row
    basics[index] = entering
    rowOf[leaving.index] = -1
    rowOf[entering.index] = index
  }
}
