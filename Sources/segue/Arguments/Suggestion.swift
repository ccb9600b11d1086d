/// Guesses what a mistyped word was meant to be.
enum Suggestion {
  /// The nearest of the words, if it is near enough to be a slip.
  static func nearest(to word: String, among words: [String]) -> String? {
    if word.count >= 3, let longer = words.first(where: { $0.hasPrefix(word) }) { return longer }
    let distances = words.map { (word: $0, distance: distance(word, $0)) }
    guard let best = distances.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, word.count / 3) ? best.word : nil
  }

  /// How many letters must be put in, left out, changed or swapped with their neighbour to get from
  /// one word to the other (optimal string alignment).
  static func distance(_ first: String, _ second: String) -> Int {
    let a = Array(first)
    let b = Array(second)
    var before: [Int] = []
    var last: [Int] = []
    var row = Array(0...b.count)
    for i in a.indices {
      (before, last) = (last, row)
      row = [i + 1]
      for j in b.indices {
        var best = min(last[j + 1] + 1, row[j] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, before[j - 1] + 1) }
        row.append(best)
      }
    }
    return row[b.count]
  }
}
