/// What animations add to one quantity: `value = base + delta x rest`, in runs of neighbouring
/// slots of one group, so that each run is a plain loop.
struct Terms: Sendable {
  /// Neighbouring slots of one group.
  struct Run {
    var group: Int
    var start: Int
    var count: Int
    var offset: Int
  }

  /// The runs, by start.
  private(set) var runs: [Run] = []
  /// The deltas of all runs.
  private(set) var deltas: [Double] = []

  /// Whether nothing moves.
  var isEmpty: Bool { runs.isEmpty }

  /// Adds a term; slots come in ascending order.
  mutating func add(_ delta: Double, slot: Int, group: Int) {
    if let last = runs.last, last.group == group, last.start + last.count == slot {
      runs[runs.count - 1].count += 1
    } else {
      runs.append(Run(group: group, start: slot, count: 1, offset: deltas.count))
    }
    deltas.append(delta)
  }

  /// Writes base plus delta into a column, or adds to what is there (`base` is then the column).
  func evaluate(
    base: UnsafePointer<Double>, into column: UnsafeMutablePointer<Double>,
    standings: [CurveGroup.Standing]
  ) {
    deltas.withUnsafeBufferPointer { deltas in
      guard let deltas = deltas.baseAddress else { return }
      for run in runs {
        let rest = standings[run.group].rest
        let (from, to, by) = (base + run.start, column + run.start, deltas + run.offset)
        for index in 0..<run.count { to[index] = from[index] + by[index] * rest }
      }
    }
  }
}
