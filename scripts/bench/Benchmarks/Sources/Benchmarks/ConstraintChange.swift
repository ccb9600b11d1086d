import Constraints

extension Workload {
  /// 500 constraints: one constant changed, against solving all from scratch; at most 1/20.
  static let constraintChange = Workload(name: "constraint-change") {
    var (solver, keys, last) = column()
    var step = 0
    var sum = 0.0
    let scratch = best(of: 5, repeating: 3) {
      let (fresh, _, variable) = column()
      sum += fresh.value(of: variable)
    }
    let change = best(of: 9, repeating: 200) {
      step += 1
      try? solver.setConstant(-Double(step % 40 + 10), of: keys[step * 37 % keys.count])
      sum += solver.value(of: last)
    }
    print("scratch \(scratch)")
    print("change \(change)")
    print("checksum \(sum)")
  }

  /// 125 boxes below each other, four constraints each: their heights' keys and the last one's y.
  private static func column() -> (Solver, [ConstraintKey], Variable) {
    var solver = Solver()
    var keys: [ConstraintKey] = []
    var above: (y: Variable, height: Variable)?
    var last = solver.makeVariable()
    for _ in 0..<125 {
      let (y, height) = (solver.makeVariable(), solver.makeVariable())
      var below = LinearExpression(y)
      if let above {
        below.constant = -8
        below.add(above.y, times: -1)
        below.add(above.height, times: -1)
      }
      var wish = LinearExpression(height)
      wish.constant = -30
      var most = LinearExpression(height)
      most.constant = -200
      _ = try? solver.add(Constraint(below, .equal))
      _ = try? solver.add(Constraint(LinearExpression(height), .greaterThanOrEqual))
      _ = try? solver.add(Constraint(most, .lessThanOrEqual))
      let strength = Strength(rawValue: 750)
      if let key = try? solver.add(Constraint(wish, .equal, strength: strength)) {
        keys.append(key)
      }
      above = (y, height)
      last = y
    }
    return (solver, keys, last)
  }
}
