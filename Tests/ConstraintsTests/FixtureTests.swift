import Constraints
import Testing

/// More than 500 random systems against kiwisolver: see scripts/fixtures/constraint-systems.py.
struct FixtureTests {
  @Test(arguments: ["mixed", "chains", "conflicts"])
  func solutionsAgreeWithAnotherSolver(_ name: String) throws {
    let systems = try ConstraintSystem.all(name)
    #expect(systems.count >= 60)
    for system in systems { try check(system, name) }
  }

  private func check(_ system: ConstraintSystem, _ name: String) throws {
    var solver = Solver()
    let variables = (0..<system.variables).map { _ in solver.makeVariable() }
    var keys: [ConstraintKey?] = []
    var refused: [Int] = []
    for (index, row) in system.constraints.enumerated() {
      do {
        keys.append(try solver.add(system.constraint(row, variables)))
      } catch {
        keys.append(nil)
        refused.append(index)
        #expect(!error.conflicting.isEmpty)
      }
    }
    let place = "\(name) \(system.seed)"
    #expect(refused == system.refused ?? [], "\(place)")
    expectEqual(solver, variables, system.solution, place)
    for (number, step) in system.steps.enumerated() {
      let key = try #require(keys[Int(step.step[1].number)])
      if step.step[0].word == "remove" {
        solver.remove(key)
      } else {
        try solver.setConstant(step.step[2].number, of: key)
      }
      expectEqual(solver, variables, step.solution, "\(place) step \(number)")
    }
  }

  private func expectEqual(
    _ solver: Solver, _ variables: [Variable], _ expected: [Double], _ place: String
  ) {
    let values = variables.map { solver.value(of: $0) }
    #expect(
      zip(values, expected).allSatisfy { abs($0 - $1) < 1e-5 },
      "\(place): \(values) instead of \(expected)")
  }
}
