@testable import Motion

/// A small layer tree for conversion tests.
struct Scene {
  /// The layers by name.
  var states: [String: LayerState] = [:]
  /// The superlayer of each layer that has one.
  var parents: [String: String] = [:]

  /// A layer and all above it.
  private func chain(_ name: String) -> [String] {
    var names = [name]
    while let parent = parents[names[names.count - 1]] { names.append(parent) }
    return names
  }

  /// From one layer's space up to an ancestor's, or to the space outside the tree.
  private func up(_ name: String, to ancestor: String?) -> PlaneTransform {
    var result = PlaneTransform.identity
    for level in chain(name) {
      if level == ancestor { break }
      guard let state = states[level] else { continue }
      result = result.concatenating(state.up(in: parents[level].flatMap { states[$0] }))
    }
    return result
  }

  private func common(_ a: String, _ b: String) -> String? {
    let others = chain(b)
    return chain(a).first { others.contains($0) }
  }

  /// A point of one layer's space in another's.
  func convert(_ point: CGPoint, _ from: String, _ to: String) -> CGPoint? {
    let meeting = common(from, to)
    return up(to, to: meeting).inverted()?.apply(up(from, to: meeting).apply(point))
  }

  /// A rectangle of one layer's space in another's: a box at the common ancestor and a box of that.
  func convert(_ rect: CGRect, _ from: String, _ to: String) -> CGRect? {
    let meeting = common(from, to)
    return up(to, to: meeting).inverted()?.box(of: up(from, to: meeting).box(of: rect))
  }
}

/// Sets what a list of words says on a layer, in order: "scale 2 frame 10,10,60,40".
struct LayerWords {
  var state: LayerState
  private var words: [Substring]
  private static let fillers: Set<Substring> = [
    "same", "then", "view", "identity", "kept", "transform", "negative", "size", "standardised",
    "rad", "about", "parent", "anchor)",
  ]

  /// The words of a text, without brackets and marks at their ends.
  static func split(_ text: some StringProtocol) -> [Substring] {
    var spaced = ""
    for character in text { spaced.append(character == "(" ? " " : character) }
    return Substring(spaced).split(separator: " ").map { word in
      var word = word
      while let last = word.last, ",;)".contains(last) { word.removeLast() }
      return word
    }
  }

  /// The state after all words; nil if one is not understood.
  static func apply(_ words: [Substring], to state: LayerState) -> LayerState? {
    var reader = LayerWords(state: state, words: words)
    while !reader.words.isEmpty {
      guard reader.step() else { return nil }
    }
    return reader.state
  }

  private mutating func step() -> Bool {
    let word = words.removeFirst()
    if Self.fillers.contains(word) { return true }
    if let equals = word.firstIndex(of: "=") {
      return assign(word[..<equals], word[word.index(after: equals)...])
    }
    if let size = sides(word) {
      // "child 100x100": a square that hangs by its centre at its own size.
      state.bounds.size = size
      state.position = CGPoint(x: size.width, y: size.height)
      return true
    }
    switch word {
    case "b", "bounds":
      if words.first == "origin" {
        words.removeFirst()
        return list(2) { $0.bounds.origin = CGPoint(x: $1[0], y: $1[1]) }
      }
      return list(4) {
        $0.bounds = CGRect(x: $1[0], y: $1[1], width: $1[2], height: $1[3])
      }
    case "position", "pos", "at": return list(2) { $0.position = CGPoint(x: $1[0], y: $1[1]) }
    case "anchor":
      // "(about parent anchor)" sets nothing.
      if words.first.flatMap({ numbers($0) }) == nil { return true }
      return list(2) { $0.anchorPoint = CGPoint(x: $1[0], y: $1[1]) }
    case "frame":
      return list(4) { $0.frame = CGRect(x: $1[0], y: $1[1], width: $1[2], height: $1[3]) }
    case "scale", "translate", "rotate", "rotated": return matrix(word, into: \.transform)
    case "sublayerTransform": return sublayerTransform()
    default: return false
    }
  }

  /// "sublayerTransform scale 2" or "sublayerTransform m34=-1/100".
  private mutating func sublayerTransform() -> Bool {
    guard !words.isEmpty else { return false }
    let kind = words.removeFirst()
    guard kind.hasPrefix("m34=") else { return matrix(kind, into: \.sublayerTransform) }
    guard let value = number(kind.dropFirst(4)) else { return false }
    state.sublayerTransform.m34 = value
    return true
  }

  private mutating func matrix(
    _ kind: Substring, into path: WritableKeyPath<LayerState, CATransform3D>
  ) -> Bool {
    guard !words.isEmpty, let n = numbers(words.removeFirst()), !n.isEmpty else { return false }
    switch kind {
    case "scale": state[keyPath: path] = .scale(n[0], n.count > 1 ? n[1] : n[0], 1)
    case "translate" where n.count == 2: state[keyPath: path] = .translation(n[0], n[1], 0)
    case "rotate", "rotated":
      let isAboutY = words.count > 1 && words[0] == "about" && words[1] == "y"
      if isAboutY { words.removeFirst(2) }
      state[keyPath: path] = .rotation(n[0], 0, isAboutY ? 1 : 0, isAboutY ? 0 : 1)
    default: return false
    }
    return true
  }

  private mutating func assign(_ name: Substring, _ value: Substring) -> Bool {
    switch name {
    case "anchorPoint":
      guard let n = numbers(value), n.count == 2 else { return false }
      state.anchorPoint = CGPoint(x: n[0], y: n[1])
    case "bounds.size":
      guard let size = sides(value) else { return false }
      state.bounds.size = size
    case "m14":
      guard let n = number(value) else { return false }
      state.transform.m14 = n
    default: return false
    }
    return true
  }

  private func sides(_ word: Substring) -> CGSize? {
    let parts = word.split(separator: "x").compactMap { Double($0) }
    return parts.count == 2 ? CGSize(width: parts[0], height: parts[1]) : nil
  }

  private mutating func list(_ count: Int, _ set: (inout LayerState, [Double]) -> Void) -> Bool {
    guard !words.isEmpty, let n = numbers(words.removeFirst()), n.count == count else {
      return false
    }
    set(&state, n)
    return true
  }
}
