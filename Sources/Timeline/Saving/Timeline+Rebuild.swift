/// What follows from the rest of a timeline and is not saved.
extension Timeline {
  /// Finds the superlayers from the sublayers. At one time leaving comes before entering.
  mutating func rebuildParents() throws(JSONError) {
    var moves: [(time: Double, isEntry: Bool, child: Int, parent: Int)] = []
    for (parent, record) in layers.enumerated() {
      var before: Set<Int> = []
      for change in record?.children ?? [] {
        let now = Set(change.value)
        guard now.count == change.value.count, now.allSatisfy({ 0 < $0 && $0 < layers.count })
        else {
          throw JSONError("a sublayer does not exist or is there twice", at: "layers[\(parent)]")
        }
        moves += before.subtracting(now).map { (change.time, false, $0, parent) }
        moves += now.subtracting(before).map { (change.time, true, $0, parent) }
        before = now
      }
      var mask = Self.noParent
      for change in record?.masks ?? [] {
        guard change.value < layers.count, change.value >= Self.noParent, change.value != 0 else {
          throw JSONError("a mask does not exist", at: "layers[\(parent)]")
        }
        if mask != Self.noParent { moves.append((change.time, false, mask, parent)) }
        mask = change.value
        if mask != Self.noParent { moves.append((change.time, true, mask, parent)) }
      }
    }
    moves.sort { one, other in
      if one.time != other.time { return one.time < other.time }
      if one.isEntry != other.isEntry { return !one.isEntry }
      return (one.child, one.parent) < (other.child, other.parent)
    }
    for move in moves {
      if !move.isEntry, layers[move.child]?.parents.last?.value != move.parent { continue }
      layers[move.child]?.parents.record(
        move.isEntry ? move.parent : Self.noParent, at: move.time, initial: Self.noParent)
    }
  }

  /// Finds the places to use again, and which animations a search may pass over.
  mutating func rebuildIndices() {
    spareLayers = SpareIndices(of: layers)
    spareClocks = SpareIndices(of: clocks)
    for layer in layers.indices {
      guard let spans = layers[layer]?.animations, !spans.isEmpty else { continue }
      layers[layer]?.animations = []
      for span in spans { addAnimation(span, to: layer) }
    }
    growth = Growth()
  }
}
