/// Finds what was probably meant.
public enum Suggestion {
  /// The candidate nearest to the word, if it is near enough to be a slip.
  public static func nearest(to word: String, in candidates: some Sequence<String>) -> String? {
    var best: (distance: Int, name: String)?
    let letters = Array(word.lowercased().utf8)
    guard letters.count <= 64 else { return nil }
    let limit = Swift.max(1, Swift.min(3, (letters.count + 1) / 3))
    for candidate in candidates where candidate != word {
      let other = Array(candidate.lowercased().utf8)
      guard abs(other.count - letters.count) <= limit else { continue }
      let distance = editDistance(letters, other)
      guard distance <= limit, distance < letters.count else { continue }
      if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
      best = (distance, candidate)
    }
    return best?.name
  }

  /// ` (did you mean 'alpha'?)` or nothing.
  public static func clause(for word: String, in candidates: some Sequence<String>) -> String {
    nearest(to: word, in: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  /// `'fil' is no UIView.ContentMode; did you mean 'fill'? Legal are 'fill', 'fit'`
  static func unknownCase(_ word: String, of type: String, legal: [String]) -> String {
    let list = legal.map { "'\($0)'" }.joined(separator: ", ")
    let guess = nearest(to: word, in: legal).map { "; did you mean '\($0)'?" } ?? ";"
    return "'\(word)' is no \(type)\(guess) legal: \(list)"
  }

  /// Edits between two words; two neighbours that changed places count as one.
  static func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var before: [Int] = []
    var previous = Array(0...right.count)
    for row in 1..<(left.count + 1) {
      var current = [row]
      current.reserveCapacity(right.count + 1)
      for column in 1..<(right.count + 1) {
        let cost = left[row - 1] == right[column - 1] ? 0 : 1
        var value = Swift.min(
          previous[column] + 1, current[column - 1] + 1, previous[column - 1] + cost)
        if row > 1, column > 1, left[row - 1] == right[column - 2],
          left[row - 2] == right[column - 1]
        {
          value = Swift.min(value, before[column - 2] + 1)
        }
        current.append(value)
      }
      before = previous
      previous = current
    }
    return previous[right.count]
  }
}
