import Motion

/// The slots that scale or turn in the plane, or lie in one that does.
struct TurningSlots: Sendable {
  /// One such slot.
  struct Slot: Sendable {
    /// Its index among all slots.
    var slot: Int
    /// The superlayer among the turning slots; -1 if that only moves.
    var above: Int
    /// The model's matrix.
    var matrix: CGAffineTransform
    /// The shrinking matrices before it, as places in `turns`.
    var turns: Range<Int>
    /// What its matrix runs through in place of the model's: the first place in `blends`; -1 if
    /// nothing.
    var blend: Int
    /// The keyframes of that.
    var course: Int
  }

  /// A matrix that shrinks to the identity.
  struct Turn: Sendable {
    var blend: AffineBlend
    var group: Int
  }

  private(set) var slots: [Slot] = []
  private var turns: [Turn] = []
  private var blends: [AffineBlend] = []
  /// From each one's own space to the window's.
  private var planes: [CGAffineTransform] = []
  private var indices: [Int: Int] = [:]

  /// Whether there are none.
  var isEmpty: Bool { slots.isEmpty }

  /// From a slot's own space to the window's; nil if it is none of these.
  func plane(of slot: Int) -> CGAffineTransform? { indices[slot].map { planes[$0] } }

  /// Adds a slot; superlayers come before their sublayers.
  mutating func add(
    _ slot: Int, below parent: Int, matrix: CGAffineTransform, turns: [Turn],
    course: (index: Int, blends: [AffineBlend])?
  ) {
    let first = self.turns.count
    self.turns += turns
    indices[slot] = slots.count
    slots.append(
      Slot(
        slot: slot, above: indices[parent] ?? -1, matrix: matrix, turns: first..<self.turns.count,
        blend: course.map { _ in blends.count } ?? -1, course: course?.index ?? -1))
    blends += course?.blends ?? []
    planes.append(.identity)
  }

  /// Finds the rects and opacities of these slots.
  mutating func evaluate(
    _ basis: TurningPass.Basis, _ rects: UnsafeMutableBufferPointer<CGRect>,
    _ opacities: UnsafeMutableBufferPointer<Double>
  ) {
    slots.withUnsafeBufferPointer { slots in
      turns.withUnsafeBufferPointer { turns in
        blends.withUnsafeBufferPointer { blends in
          planes.withUnsafeMutableBufferPointer { planes in
            let pass = TurningPass(
              slots: slots, turns: turns, blends: blends, planes: planes, basis: basis)
            pass.run(rects, opacities)
          }
        }
      }
    }
  }
}
