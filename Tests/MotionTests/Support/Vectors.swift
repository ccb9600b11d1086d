import Foundation

/// One row of a vector file.
struct VectorRow: Sendable, CustomStringConvertible {
  /// The line in the file, counted from 1.
  let line: Int
  /// The cells by column name.
  let cells: [String: String]

  subscript(_ column: String) -> String { cells[column] ?? "" }

  /// What is expected, as numbers.
  var expected: [Double] { self["expected"].split(separator: ",").compactMap { number($0) } }

  /// How near it has to be.
  var tolerance: Double { Double(self["tolerance"]) ?? 0 }

  var description: String {
    "line \(line): \(self["function"]) \(self["setup"])\(self["params"]) \(self["input"])"
  }
}

/// The rows of a vector file.
func vectorRows(_ name: String) throws -> [VectorRow] {
  guard let url = Bundle.module.url(forResource: "Vectors/" + name, withExtension: "csv") else {
    throw CocoaError(.fileNoSuchFile)
  }
  let text = try String(contentsOf: url, encoding: .utf8)
  var lines = text.split(whereSeparator: \.isNewline).map { csvCells(String($0)) }
  let header = lines.removeFirst()
  return lines.enumerated().map { index, cells in
    VectorRow(
      line: index + 2, cells: Dictionary(zip(header, cells), uniquingKeysWith: { $1 }))
  }
}

/// The cells of one line: commas separate, quotes protect.
private func csvCells(_ line: String) -> [String] {
  var cells = [""]
  var isQuoted = false
  for character in line {
    switch character {
    case "\"": isQuoted.toggle()
    case "," where !isQuoted: cells.append("")
    default: cells[cells.count - 1].append(character)
    }
  }
  return cells
}

/// A number as the vector files write it: "0.5", "pi/4", "-1/100", "inf"; nil if it is none.
func number(_ text: some StringProtocol) -> Double? {
  let parts = text.trimmingCharacters(in: .whitespaces).split(separator: "/")
  let values = parts.compactMap { part -> Double? in
    switch part {
    case "pi": Double.pi
    case "-pi": -Double.pi
    case "inf": Double.infinity
    default: Double(part)
    }
  }
  guard values.count == parts.count, let first = values.first else { return nil }
  return values.dropFirst().reduce(first, /)
}

/// The numbers of a list: "0.25,0.1" or "(10, 20)"; nil if something in it is no number.
func numbers(_ text: some StringProtocol) -> [Double]? {
  let parts = text.trimmingCharacters(in: CharacterSet(charactersIn: "() ")).split(separator: ",")
  let values = parts.compactMap { number($0) }
  return values.count == parts.count ? values : nil
}

/// The numbers of "m=1;k=100;eps=0.001"; nil if something in it is no such pair.
func parameters(_ text: String) -> [String: Double]? {
  var result: [String: Double] = [:]
  for part in text.split(separator: ";") {
    let pair = part.split(separator: "=")
    guard pair.count == 2, let value = number(pair[1]) else { return nil }
    result[String(pair[0])] = value
  }
  return result
}
