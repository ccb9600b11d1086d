import Motion

/// One frame of the slots that turn: plain pointers, so that the loop neither counts references nor
/// copies.
struct TurningPass {
  /// What is known of a frame before its matrices are.
  struct Basis {
    /// The columns, one after the other.
    let columns: UnsafePointer<Double>
    /// What does not change of each slot.
    let fixed: UnsafeBufferPointer<CompiledFrame.Fixed>
    /// Where the slots that only move are.
    let shifts: UnsafeBufferPointer<CGPoint>
    /// Where the animations stand.
    let standings: UnsafeBufferPointer<CurveGroup.Standing>
    /// Where the keyframes stand.
    let places: UnsafeBufferPointer<Keyframes.Place?>
  }

  /// The slots; superlayers come before their sublayers.
  let slots: UnsafeBufferPointer<TurningSlots.Slot>
  /// The matrices that shrink to the identity.
  let turns: UnsafeBufferPointer<TurningSlots.Turn>
  /// The ways between keyframes.
  let blends: UnsafeBufferPointer<AffineBlend>
  /// From each slot's own space to the window's: found on the way.
  let planes: UnsafeMutableBufferPointer<CGAffineTransform>
  /// What is known before.
  let basis: Basis

  /// Finds the rects and opacities.
  func run(
    _ rects: UnsafeMutableBufferPointer<CGRect>, _ opacities: UnsafeMutableBufferPointer<Double>
  ) {
    let count = basis.fixed.count
    for index in slots.indices {
      let (slot, above) = (slots[index].slot, slots[index].above)
      let parent = basis.fixed[slot].parent
      let columns = basis.columns + slot
      var plane = up(matrix(index), columns, count, basis.fixed[slot].anchor)
      if above >= 0 {
        plane = plane.concatenating(planes[above])
      } else {
        plane.tx += basis.shifts[parent].x
        plane.ty += basis.shifts[parent].y
      }
      planes[index] = plane
      rects[slot] = box(plane, columns, count)
      opacities[slot] =
        columns[Quantity.opacity.rawValue * count] * basis.fixed[slot].visibility
        * opacities[parent]
    }
  }

  /// The matrix of a slot on screen.
  @inline(__always)
  private func matrix(_ index: Int) -> CGAffineTransform {
    var matrix = slots[index].matrix
    let blend = slots[index].blend
    if blend >= 0, let place = basis.places[slots[index].course] {
      matrix = blends[blend + place.segment].value(at: place.fraction)
    }
    let turns = slots[index].turns
    if turns.isEmpty { return matrix }
    var before = turn(turns.lowerBound)
    for next in turns.dropFirst() { before = before.concatenating(turn(next)) }
    return before.concatenating(matrix)
  }

  /// What is left of a shrinking matrix.
  @inline(__always)
  private func turn(_ index: Int) -> CGAffineTransform {
    turns[index].blend.value(at: basis.standings[turns[index].group].progress)
  }

  /// One level up: the matrix about the anchor point.
  @inline(__always)
  private func up(
    _ matrix: CGAffineTransform, _ columns: UnsafePointer<Double>, _ count: Int,
    _ anchor: CGPoint
  ) -> CGAffineTransform {
    let x = columns[2 * count] + anchor.x * columns[4 * count]
    let y = columns[3 * count] + anchor.y * columns[5 * count]
    var plane = matrix
    plane.tx += columns[0] - (plane.a * x + plane.c * y)
    plane.ty += columns[count] - (plane.b * x + plane.d * y)
    return plane
  }

  /// The smallest upright rectangle around where the bounds are seen.
  @inline(__always)
  private func box(
    _ plane: CGAffineTransform, _ columns: UnsafePointer<Double>, _ count: Int
  ) -> CGRect {
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
