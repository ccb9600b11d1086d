/// Times as columns, with labels at round numbers.
struct TimeAxis {
  private let from: Double
  private let to: Double
  private let columns: Int
  private let marks: [Double]

  /// An axis from one time to another over some columns.
  init(from: Double, to: Double, columns: Int) {
    (self.from, self.to, self.columns) = (from, to, columns)
    marks = Self.marks(from: from, to: to, count: max(1, columns / 12))
  }

  /// The column of a time.
  func column(_ time: Double) -> Int {
    guard to > from else { return 0 }
    let place = (time - from) / (to - from) * Double(columns - 1)
    return Int(min(max(place.rounded(), 0), Double(columns - 1)))
  }

  /// The labels, each beginning at its column.
  var labels: String {
    var text = ""
    for mark in marks {
      let column = column(mark)
      let label = mark.fixed(mark < 100 ? 2 : 0)
      guard text.isEmpty || column > text.cells, column + label.cells <= columns else { continue }
      text = text.leading(column) + label
    }
    return text
  }

  /// A line with a `+` at each label.
  var ruler: String {
    var line = [Character](repeating: "-", count: columns)
    for mark in marks { line[column(mark)] = "+" }
    return String(line)
  }

  /// Round numbers between two times, about `count` of them.
  private static func marks(from: Double, to: Double, count: Int) -> [Double] {
    guard to > from else { return [from] }
    let rough = (to - from) / Double(count)
    var step = 0.01
    let factors = [2, 2.5, 2]
    var turn = 0
    while step < rough {
      step *= factors[turn % 3]
      turn += 1
    }
    let first = Int((from / step - 1e-6).rounded(.up))
    let last = Int((to / step + 1e-6).rounded(.down))
    guard first <= last else { return [from] }
    return (first...last).map { Double($0) * step }
  }
}
