import Testing

@testable import Motion

@Suite struct GeometryVectorTests {
  /// Rows that cannot be asserted, with the reason.
  private let leftOut = [
    "root->inner through scaled grandparent":
      "the row does not say where any of the layers lies, nor does its source have such a case today"
  ]

  @Test func everyRowIsMet() throws {
    let rows = try vectorRows("geometry-vectors")
    var asserted = 0
    for row in rows where leftOut[row["setup"]] == nil {
      guard let values = values(of: row), values.count == row.expected.count else {
        Issue.record("not understood: \(row)")
        continue
      }
      for (value, expected) in zip(values, row.expected) {
        #expect(abs(value - expected) <= row.tolerance, "\(row) gave \(values)")
      }
      asserted += 1
    }
    // More rows may come; none may go, and none is passed over but those above.
    #expect(asserted == rows.count - leftOut.count && asserted >= 68)
  }

  private func values(of row: VectorRow) -> [Double]? {
    let setup = row["setup"]
    switch row["function"] {
    case "frame get":
      var base = LayerState()
      base.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
      base.position = CGPoint(x: 200, y: 300)
      return LayerWords.apply(LayerWords.split(setup), to: base).map { list($0.frame) }
    case "frame set -> bounds": return framed(row).map { list($0.bounds) }
    case "frame set -> position": return framed(row).map { [$0.position.x, $0.position.y] }
    case "convert point", "convert rect": return converted(row)
    case "CATransform3D": return MatrixText.values(setup)
    case "project point": return projected(row)
    default: return motion(row)
    }
  }

  private func list(_ r: CGRect) -> [Double] { [r.minX, r.minY, r.width, r.height] }

  private func framed(_ row: VectorRow) -> LayerState? {
    guard let n = numbers(row["input"]), n.count == 4,
      var state = LayerWords.apply(LayerWords.split(row["setup"]), to: LayerState())
    else { return nil }
    state.frame = CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
    return state
  }

  private func converted(_ row: VectorRow) -> [Double]? {
    guard let (scene, from, to) = SceneText.read(row["setup"]), let n = numbers(row["input"])
    else { return nil }
    switch n.count {
    case 2: return scene.convert(CGPoint(x: n[0], y: n[1]), from, to).map { [$0.x, $0.y] }
    case 4:
      return scene.convert(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]), from, to)
        .map { list($0) }
    default: return nil
    }
  }

  /// Where a point of a layer is seen in its superlayer.
  private func projected(_ row: VectorRow) -> [Double]? {
    guard let n = numbers(row["input"]), n.count == 2 else { return nil }
    let clauses = row["setup"].split(separator: ";")[0].split(separator: ", ")
    var parent = LayerState()
    var child = LayerState()
    for clause in clauses {
      var words = LayerWords.split(clause)
      if words.first == "parent" {
        words.removeFirst()
        guard let state = LayerWords.apply(words, to: parent) else { return nil }
        parent = state
      } else {
        if words.first == "child" { words.removeFirst() }
        guard let state = LayerWords.apply(words, to: child) else { return nil }
        child = state
      }
    }
    let point = child.convertUp(CGPoint(x: n[0], y: n[1]), in: parent)
    return [point.x, point.y]
  }

  /// "rubber band c=0.55 d=960" and "decay target 0.998".
  private func motion(_ row: VectorRow) -> [Double]? {
    let words = row["function"].split(separator: " ")
    if words.starts(with: ["rubber", "band"]),
      let given = parameters(words.dropFirst(2).joined(separator: ";")), let c = given["c"],
      let d = given["d"], let x = number(row["input"])
    {
      return [RubberBand(coefficient: c, dimension: d).stretch(x)]
    }
    if words.starts(with: ["decay", "target"]), words.count == 3, let rate = number(words[2]),
      let v = number(row["input"])
    {
      return [Deceleration(velocity: v, rate: rate).target]
    }
    return nil
  }
}
