import Constraints
import Foundation

/// A system of the fixtures: constraints, the solution by another solver, and steps that follow.
struct ConstraintSystem: Decodable {
  /// A change and the solution it leads to.
  struct Step: Decodable {
    let step: [Field]
    let solution: [Double]
  }

  /// A number or a word of the fixture's rows.
  enum Field: Decodable {
    case number(Double)
    case word(String)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        self = .number(number)
      } else {
        self = .word(try container.decode(String.self))
      }
    }

    var number: Double { if case .number(let it) = self { it } else { .nan } }
    var word: String { if case .word(let it) = self { it } else { "" } }
  }

  let seed: Int
  let variables: Int
  let constraints: [[Field]]
  let solution: [Double]
  let refused: [Int]?
  let steps: [Step]

  /// The systems of a file of the fixtures.
  static func all(_ name: String) throws -> [ConstraintSystem] {
    let url = Bundle.module.url(forResource: "Fixtures/\(name)", withExtension: "json")
    guard let url else { return [] }
    return try JSONDecoder().decode([ConstraintSystem].self, from: try Data(contentsOf: url))
  }

  /// A row of the fixture as a constraint.
  func constraint(_ row: [Field], _ variables: [Variable]) -> Constraint {
    var expression = LinearExpression(row[2].number)
    for place in stride(from: 3, to: row.count, by: 2) {
      expression.add(variables[Int(row[place].number)], times: row[place + 1].number)
    }
    let relations: [String: Relation] = [
      "=": .equal, "<": .lessThanOrEqual, ">": .greaterThanOrEqual,
    ]
    return Constraint(
      expression, relations[row[0].word] ?? .equal, strength: Strength(rawValue: row[1].number))
  }
}
