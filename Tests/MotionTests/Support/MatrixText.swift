@testable import Motion

/// Reads "Concat(translate(10,0,0),scale(2,2,2)) m41,m42": an expression and the numbers asked for.
struct MatrixText {
  private var rest: Substring

  /// The numbers asked for; nil if the text is not understood.
  static func values(_ text: String) -> [Double]? {
    guard let space = text.lastIndex(of: " ") else { return nil }
    var reader = MatrixText(rest: text[..<space])
    guard let matrix = reader.matrix(), reader.rest.isEmpty else { return nil }
    let values = text[text.index(after: space)...].split(separator: ",").map { name -> Double? in
      let digits = name.dropFirst().compactMap(\.wholeNumberValue)
      guard name.first == "m", digits.count == 2, digits.allSatisfy({ (1...4).contains($0) })
      else { return nil }
      return matrix.numbers[(digits[0] - 1) * 4 + digits[1] - 1]
    }
    return values.contains(nil) ? nil : values.compactMap { $0 }
  }

  private mutating func matrix() -> CATransform3D? {
    let name = rest.prefix { $0.isLetter }
    rest = rest.dropFirst(name.count)
    guard take("(") else { return nil }
    switch name {
    case "Concat":
      guard let a = matrix(), take(","), let b = matrix(), take(")") else { return nil }
      return CATransform3DConcat(a, b)
    case "Invert":
      guard let a = matrix(), take(")") else { return nil }
      return CATransform3DInvert(a)
    case "Translate", "Scale", "Rotate":
      guard let a = matrix(), take(","), let n = list() else { return nil }
      switch (name, n.count) {
      case ("Translate", 3): return CATransform3DTranslate(a, n[0], n[1], n[2])
      case ("Scale", 3): return CATransform3DScale(a, n[0], n[1], n[2])
      case ("Rotate", 4): return CATransform3DRotate(a, n[0], n[1], n[2], n[3])
      default: return nil
      }
    default: return simple(name)
    }
  }

  private mutating func simple(_ name: Substring) -> CATransform3D? {
    guard let n = list() else { return nil }
    switch (name, n.count) {
    case ("translate", 3), ("MakeTranslation", 3):
      return CATransform3DMakeTranslation(n[0], n[1], n[2])
    case ("scale", 3), ("MakeScale", 3): return CATransform3DMakeScale(n[0], n[1], n[2])
    case ("rotate", 4), ("MakeRotation", 4):
      return CATransform3DMakeRotation(n[0], n[1], n[2], n[3])
    default: return nil
    }
  }

  private mutating func list() -> [Double]? {
    guard let end = rest.firstIndex(of: ")") else { return nil }
    let n = numbers(rest[..<end])
    rest = rest[rest.index(after: end)...]
    return n
  }

  private mutating func take(_ mark: Character) -> Bool {
    guard rest.first == mark else { return false }
    rest = rest.dropFirst()
    return true
  }
}
