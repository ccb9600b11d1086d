/// A course of pieces that is run at even speed.
struct PacedCourse {
  /// The length of each piece.
  let lengths: [Double]

  /// The piece, and how far along it one is, after a part of the whole way. A course without length
  /// gives each piece the same time.
  func place(at progress: Double) -> Keyframes.Place {
    let whole = lengths.reduce(0, +)
    guard whole > 0, whole.isFinite else {
      let along = progress * Double(lengths.count)
      let piece = along.index(below: lengths.count)
      return Keyframes.Place(segment: piece, fraction: along - Double(piece))
    }
    var rest = progress * whole
    var piece = 0
    while piece < lengths.count - 1, rest >= lengths[piece] {
      rest -= lengths[piece]
      piece += 1
    }
    let length = lengths[piece]
    return Keyframes.Place(segment: piece, fraction: length > 0 ? rest / length : 1)
  }
}
