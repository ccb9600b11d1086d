extension Solver {
  /// Takes a constraint out; an unknown key changes nothing.
  public mutating func remove(_ key: ConstraintKey) {
    guard let entry = entries.removeValue(forKey: key) else { return }
    forgetObjective(of: entry)
    if rowOf[entry.marker.index] < 0 {
      guard let row = rowLeaving(for: entry.marker) else { return release(entry) }
      pivot(row, entering: entry.marker)
    }
    removeRow(rowOf[entry.marker.index])
    release(entry)
    optimise()
  }

  private mutating func release(_ entry: Entry) {
    free(entry.marker)
    if let other = entry.other { free(other) }
  }

  /// Takes what the constraint misses out of its strength's objective.
  private mutating func forgetObjective(of entry: Entry) {
    let strength = entry.constraint.strength
    guard strength < .required,
      let index = levels.firstIndex(where: { $0.strength == strength })
    else { return }
    levels[index].count -= 1
    guard levels[index].count > 0 else {
      levels.remove(at: index)
      return
    }
    for symbol in [entry.marker, entry.other].compactMap({ $0 }) where symbol.kind == .error {
      let row = rowOf[symbol.index]
      if row < 0 {
        levels[index].row.add(symbol, times: -1)
      } else {
        levels[index].row.add(rows[row], times: -1)
      }
    }
  }

  /// The row that a marker replaces so that the others stay feasible. A redundant required equation
  /// comes first: it goes on in the removed one's place.
  private func rowLeaving(for marker: Symbol) -> Int? {
    var best: (row: Int, rank: Int, ratio: Double)?
    for (index, row) in rows.enumerated() {
      let coefficient = row.coefficient(of: marker)
      guard coefficient != 0 else { continue }
      let basic = basics[index]
      let rank = basic.isDummy ? 0 : basic.isExternal ? 3 : coefficient < 0 ? 1 : 2
      let ratio = rank == 1 || rank == 2 ? row.constant / coefficient.magnitude : 0
      if let best {
        guard
          (rank, ratio) < (best.rank, best.ratio)
            || (rank, ratio) == (best.rank, best.ratio) && basic < basics[best.row]
        else { continue }
      }
      best = (index, rank, ratio)
    }
    return best?.row
  }
}
