/// A constant and multiples of symbols, sorted by symbol.
struct Row: Sendable {
  /// A symbol with its factor.
  struct Term: Sendable {
    let symbol: Symbol
    var coefficient: Double
  }

  var constant: Double
  private(set) var terms: [Term] = []

  init(_ constant: Double = 0) { self.constant = constant }

  /// Where a symbol stands, or would.
  private func place(of symbol: Symbol) -> Int {
    var (low, high) = (0, terms.count)
    while low < high {
      let middle = (low + high) >> 1
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The factor of a symbol; 0 where it does not stand.
  func coefficient(of symbol: Symbol) -> Double {
    let place = place(of: symbol)
    return place < terms.count && terms[place].symbol == symbol ? terms[place].coefficient : 0
  }

  /// Adds a multiple of a symbol.
  mutating func add(_ symbol: Symbol, times coefficient: Double) {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else {
      if !coefficient.isNearZero {
        terms.insert(Term(symbol: symbol, coefficient: coefficient), at: place)
      }
      return
    }
    terms[place].coefficient += coefficient
    if terms[place].coefficient.isNearZero { terms.remove(at: place) }
  }

  /// Adds a multiple of another row.
  mutating func add(_ other: Row, times factor: Double) {
    constant += other.constant * factor
    guard !other.terms.isEmpty else { return }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var (i, j) = (0, 0)
    while i < terms.count || j < other.terms.count {
      if j == other.terms.count || i < terms.count && terms[i].symbol < other.terms[j].symbol {
        merged.append(terms[i])
        i += 1
        continue
      }
      var term = other.terms[j]
      term.coefficient *= factor
      if i < terms.count, terms[i].symbol == term.symbol {
        term.coefficient += terms[i].coefficient
        i += 1
      }
      j += 1
      if !term.coefficient.isNearZero { merged.append(term) }
    }
    terms = merged
  }

  /// Takes a symbol out.
  /// - Returns: Its factor.
  @discardableResult
  mutating func remove(_ symbol: Symbol) -> Double {
    let place = place(of: symbol)
    guard place < terms.count, terms[place].symbol == symbol else { return 0 }
    return terms.remove(at: place).coefficient
  }

  /// Puts what a symbol equals in its place.
  mutating func substitute(_ symbol: Symbol, by row: Row) {
    let coefficient = remove(symbol)
    if coefficient != 0 { add(row, times: coefficient) }
  }

  /// Multiplies everything.
  mutating func multiply(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// From "this row is 0" to what a symbol in it equals.
  mutating func solve(for symbol: Symbol) {
    let coefficient = remove(symbol)
    multiply(by: -1 / coefficient)
  }

  /// From what `old` equals to what `new`, which stands in the row, equals.
  mutating func exchange(_ old: Symbol, for new: Symbol) {
    add(old, times: -1)
    solve(for: new)
  }
}

extension Double {
  /// Whether the number is 0 but for rounding.
  var isNearZero: Bool { magnitude < 1e-8 }
}
