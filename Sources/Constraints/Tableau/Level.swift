/// What the constraints of one strength miss in sum, as a row of the symbols that are not basic.
struct Level: Sendable {
  let strength: Strength
  var row = Row()
  /// How many constraints have the strength.
  var count = 0

  init(_ strength: Strength) { self.strength = strength }
}
