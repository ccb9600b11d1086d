@testable import Motion

/// Reads the setup of a conversion row: a layer tree and from where to where.
enum SceneText {
  /// The superlayers in the scenes of the vector file, unless the row says "in".
  private static let parents = [
    "child": "parent", "sub": "super", "s": "root", "ss": "s", "A": "root", "B": "root",
  ]

  /// The tree, and the names of the two layers; nil if the text is not understood.
  static func read(_ text: String) -> (scene: Scene, from: String, to: String)? {
    if text.hasPrefix("unrelated trees") { return unrelated }
    if text.hasPrefix("three nested bounds origins ") {
      return nested(numbers(text.dropFirst(28)) ?? [])
    }
    var scene = base
    var direction = ("child", "parent")
    for clause in clauses(text) {
      var words = LayerWords.split(clause)
      if let arrow = words.firstIndex(where: { $0.contains("->") }) {
        let ends = words[arrow].split(separator: ">")
        direction = (String(ends[0].dropLast()), String(ends[1]))
        // What follows the arrow explains; what stands before it sets.
        words.removeSubrange(arrow...)
      }
      guard let name = words.first.map({ String($0) }) else { continue }
      words.removeFirst()
      if words.first == "in", words.count > 1 {
        scene.parents[name] = String(words[1])
        words.removeFirst(2)
      } else if let parent = parents[name] {
        scene.parents[name] = parent
      }
      if words.count == 1, let side = Double(words[0]) {
        words = ["frame", "0,0,\(side),\(side)"]
      }
      guard let state = LayerWords.apply(words, to: scene.states[name] ?? LayerState()) else {
        return nil
      }
      scene.states[name] = state
    }
    guard scene.states[direction.0] != nil, scene.states[direction.1] != nil else { return nil }
    return (scene, direction.0, direction.1)
  }

  /// The clauses: between semicolons, and where a comma is followed by a layer's name.
  private static func clauses(_ text: String) -> [Substring] {
    text.split(separator: ";").flatMap { part -> [Substring] in
      let pieces = part.split(separator: ", ")
      return pieces.reduce(into: []) { list, piece in
        if let last = list.last, !piece.hasPrefix("child"), !piece.hasPrefix("parent") {
          list[list.count - 1] = last + " " + piece
        } else {
          list.append(piece)
        }
      }
    }
  }

  /// The two layers most rows start from.
  private static var base: Scene {
    var scene = Scene()
    let words = [
      "parent": "b 0,0,200,200 pos 100,100", "child": "b 0,0,50,50 pos 100,50",
      "super": "frame 0,0,80,40", "sub": "scale 2 frame 10,10,60,40",
    ]
    for (name, text) in words {
      scene.states[name] = LayerWords.apply(LayerWords.split(text), to: LayerState())
    }
    scene.parents = ["child": "parent", "sub": "super"]
    return scene
  }

  /// Two roots of 50 x 50 at 25,25 and 500,500, as the row's source has them.
  private static var unrelated: (Scene, String, String) {
    var scene = Scene()
    for (name, place) in [("one", 25.0), ("other", 500.0)] {
      var state = LayerState()
      state.bounds = CGRect(x: 0, y: 0, width: 50, height: 50)
      state.position = CGPoint(x: place, y: place)
      scene.states[name] = state
    }
    return (scene, "one", "other")
  }

  /// Three layers of 100 x 100 at 80, 70 and 50 of each other, as the row's source has them.
  private static func nested(_ origins: [Double]) -> (Scene, String, String)? {
    guard origins.count == 3 else { return nil }
    var scene = Scene()
    scene.states["0"] = LayerState()
    for (index, place) in [80.0, 70, 50].enumerated() {
      var state = LayerState()
      state.frame = CGRect(x: place, y: place, width: 100, height: 100)
      state.bounds.origin = CGPoint(x: origins[index], y: origins[index])
      scene.states["\(index + 1)"] = state
      scene.parents["\(index + 1)"] = "\(index)"
    }
    return (scene, "3", "0")
  }
}
