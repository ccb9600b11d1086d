import Testing

@testable import Constraints

struct SolverTests {
  private func expression(_ terms: [(Variable, Double)], _ constant: Double) -> LinearExpression {
    var expression = LinearExpression(constant)
    for (variable, factor) in terms { expression.add(variable, times: factor) }
    return expression
  }

  @Test func aContradictionNamesExactlyWhatContradicts() throws {
    // Given
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(Constraint(expression([(x, 1)], -10), .equal))
    try solver.add(Constraint(expression([(z, 1)], -1), .equal))
    let second = try solver.add(Constraint(expression([(y, 1), (x, -1)], -5), .greaterThanOrEqual))
    // When
    let impossible = Constraint(expression([(y, 1)], -12), .lessThanOrEqual)
    // Then
    #expect(throws: Unsatisfiable(conflicting: [first, second])) { try solver.add(impossible) }
    #expect(solver.constraintCount == 3)
    #expect(solver.value(of: x) == 10 && solver.value(of: y) >= 15)
    solver.remove(second)
    #expect(throws: Never.self) { try solver.add(impossible) }
    #expect(solver.value(of: y) <= 12)
  }

  @Test func aConstantThatContradictsLeavesEverythingAsItWas() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let low = try solver.add(Constraint(expression([(x, 1)], -10), .greaterThanOrEqual))
    let high = try solver.add(Constraint(expression([(x, 1)], -20), .lessThanOrEqual))
    try solver.add(Constraint(expression([(x, 1)], -15), .equal, strength: Strength(rawValue: 500)))
    #expect(throws: Unsatisfiable(conflicting: [low, high])) {
      try solver.setConstant(-5, of: high)
    }
    #expect(solver.value(of: x) == 15)
    #expect(solver.constraint(high)?.expression.constant == -20)
    try solver.setConstants([(high, -5), (low, -3)])
    #expect(solver.value(of: x) == 5)
  }

  @Test func redundantRequiredConstraintsTakeEachOthersPlace() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(Constraint(expression([(x, 1), (y, -1)], 0), .equal))
    let second = try solver.add(Constraint(expression([(x, 2), (y, -2)], 0), .equal))
    try solver.add(Constraint(expression([(x, 1)], -7), .equal))
    #expect(solver.value(of: y) == 7)
    solver.remove(first)
    #expect(solver.value(of: y) == 7)
    #expect(throws: Unsatisfiable.self) {
      try solver.add(Constraint(expression([(y, 1)], -8), .equal))
    }
    solver.remove(second)
    try solver.add(Constraint(expression([(y, 1)], -8), .equal))
    #expect(solver.value(of: x) == 7 && solver.value(of: y) == 8)
  }

  @Test func oneStrongerConstraintWinsOverAnyNumberOfWeakerOnes() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    for _ in 0..<200 {
      try solver.add(
        Constraint(expression([(x, 1)], -1), .equal, strength: Strength(rawValue: 250)))
    }
    try solver.add(Constraint(expression([(x, 1)], -2), .equal, strength: Strength(rawValue: 251)))
    #expect(solver.value(of: x) == 2)
  }

  @Test func whatIsNotDeterminedIsAmbiguous() throws {
    var solver = Solver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint(expression([(x, 1)], -10), .equal))
    try solver.add(Constraint(expression([(y, 1), (x, -1)], 0), .greaterThanOrEqual))
    #expect(solver.ambiguous(among: [x, y, z]) == [y, z])
    let wish = Constraint(expression([(y, 1)], -4), .equal, strength: Strength(rawValue: 1))
    let key = try solver.add(wish)
    #expect(solver.value(of: y) == 10)
    #expect(solver.ambiguous(among: [x, y, z]) == [z])
    solver.remove(key)
    #expect(solver.ambiguous(among: [y]) == [y])
  }

  @Test func whatWasRemovedLeavesNothingBehind() throws {
    var solver = Solver()
    for round in 0..<50 {
      let variables = (0..<8).map { _ in solver.makeVariable() }
      var keys: [ConstraintKey] = []
      for (index, variable) in variables.enumerated() {
        let before = index == 0 ? [] : [(variables[index - 1], -1.0)]
        keys.append(
          try solver.add(Constraint(expression([(variable, 1)] + before, -3), .greaterThanOrEqual)))
        keys.append(
          try solver.add(
            Constraint(
              expression([(variable, 1)], Double(-round)), .equal, strength: Strength(rawValue: 9)))
        )
      }
      for key in round.isMultiple(of: 2) ? keys : keys.reversed() { solver.remove(key) }
      for variable in variables { solver.forget(variable) }
    }
    #expect(solver.rows.isEmpty && solver.levels.isEmpty && solver.constraintCount == 0)
    #expect(solver.owners.count <= 8 + 16 * 2)
  }
}
