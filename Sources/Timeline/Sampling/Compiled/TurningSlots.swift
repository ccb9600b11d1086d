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

  /// What is known of a frame before its matrices are.
  struct Basis {
    /// The columns, one after the other.
    var columns: UnsafePointer<Double>
    /// What does not change of each slot.
    var fixed: UnsafeBufferPointer<CompiledFrame.Fixed>
    /// Where the slots that only move are.
    var shifts: UnsafeBufferPointer<CGPoint>
    /// Where the animations stand.
    var standings: [CurveGroup.Standing]
    /// Where the keyframes stand.
    var places: [Keyframes.Place?]
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
    _ basis: Basis, _ rects: UnsafeMutableBufferPointer<CGRect>,
    _ opacities: UnsafeMutableBufferPointer<Double>
  ) {
    let alphas = basis.columns + Quantity.opacity.rawValue * basis.fixed.count
    for index in slots.indices {
      let (slot, above) = (slots[index].slot, slots[index].above)
      let fixed = basis.fixed[slot]
      var plane = up(matrix(of: slots[index], basis), slot, fixed.anchor, basis)
      if above >= 0 {
        plane = plane.concatenating(planes[above])
      } else {
        plane.tx += basis.shifts[fixed.parent].x
        plane.ty += basis.shifts[fixed.parent].y
      }
      planes[index] = plane
      rects[slot] = box(of: slot, plane, basis)
      opacities[slot] = alphas[slot] * fixed.visibility * opacities[fixed.parent]
    }
  }

  /// The matrix on screen.
  private func matrix(of it: Slot, _ basis: Basis) -> CGAffineTransform {
    var matrix = it.matrix
    if it.blend >= 0, let place = basis.places[it.course] {
      matrix = blends[it.blend + place.segment].value(at: place.fraction)
    }
    guard var index = it.turns.first else { return matrix }
    var before = turns[index].blend.value(at: basis.standings[turns[index].group].progress)
    index += 1
    while index < it.turns.upperBound {
      let turn = turns[index]
      before = before.concatenating(
        turn.blend.value(at: basis.standings[turn.group].progress))
      index += 1
    }
    return before.concatenating(matrix)
  }

  /// One level up: the matrix about the anchor point.
  private func up(
    _ matrix: CGAffineTransform, _ slot: Int, _ anchor: CGPoint, _ basis: Basis
  ) -> CGAffineTransform {
    let (count, columns) = (basis.fixed.count, basis.columns + slot)
    let x = columns[2 * count] + anchor.x * columns[4 * count]
    let y = columns[3 * count] + anchor.y * columns[5 * count]
    var plane = matrix
    plane.tx += columns[0] - (plane.a * x + plane.c * y)
    plane.ty += columns[count] - (plane.b * x + plane.d * y)
    return plane
  }

  /// The smallest upright rectangle around where the bounds are seen.
  private func box(of slot: Int, _ plane: CGAffineTransform, _ basis: Basis) -> CGRect {
    let (count, columns) = (basis.fixed.count, basis.columns + slot)
    let (x, y) = (columns[2 * count], columns[3 * count])
    let (right, bottom) = (x + columns[4 * count], y + columns[5 * count])
    let (ax, aw) = (plane.a * x, plane.a * right)
    let (bx, bw) = (plane.b * x, plane.b * right)
    let (cy, ch) = (plane.c * y, plane.c * bottom)
    let (dy, dh) = (plane.d * y, plane.d * bottom)
    let left = min(ax, aw) + min(cy, ch)
    let top = min(bx, bw) + min(dy, dh)
    return CGRect(
      x: left + plane.tx, y: top + plane.ty, width: max(ax, aw) + max(cy, ch) - left,
      height: max(bx, bw) + max(dy, dh) - top)
  }
}
