/// The characters of a film: a letter for each view, textures for veils, borders.
struct FilmInk {
  /// The side of a picture.
  let bar: String
  /// One entry for each letter, and one for the textures.
  let legend: [String]
  private let letters: [Int: Character]
  private let veils: Set<Int>
  private let charset: RenderOptions.Charset

  /// The characters for some pictures. A veil covers the screen and is never opaque in any of them.
  init(
    _ pictures: [FilmPicture], names: (Int) -> String, charset: RenderOptions.Charset
  ) {
    self.charset = charset
    bar = charset == .ascii ? "|" : "│"
    let opaque = pictures.reduce(into: Set<Int>()) { $0.formUnion($1.opaque) }
    let veils = pictures.reduce(into: Set<Int>()) { $0.formUnion($1.veils) }
      .subtracting(opaque)
    self.veils = veils
    var order: [Int] = []
    var seenVeils: [Int] = []
    var seen: Set<Int> = []
    for picture in pictures {
      for dots in picture.cells {
        for layer in Self.visible(dots, veils) where seen.insert(layer).inserted {
          if veils.contains(layer) { seenVeils.append(layer) } else { order.append(layer) }
        }
      }
    }
    let letters = Self.assign(order, names)
    self.letters = letters
    var entries = order.map { "\(letters[$0] ?? "?") \(names($0))" }
    if !seenVeils.isEmpty {
      let textures = Self.textures(charset).map { String($0) }.joined(separator: " ")
      let all = seenVeils.map(names).joined(separator: ", ")
      entries.append("\(textures) \(all) at alpha <.3 <.6 >=.6")
    }
    legend = entries
  }

  /// The top and bottom of a picture.
  func edge(_ columns: Int) -> (top: String, bottom: String) {
    let isPlain = charset == .ascii
    let line = String(repeating: isPlain ? "-" : "─", count: columns)
    return isPlain ? ("+\(line)+", "+\(line)+") : ("┌\(line)┐", "└\(line)┘")
  }

  /// What is drawn in a cell: the topmost view; a translucent one leaves gaps to what is below.
  func character(_ picture: FilmPicture, _ x: Int, _ y: Int) -> Character {
    for dot in picture.cells[y * picture.columns + x].reversed() {
      if veils.contains(dot.layer) { return texture(dot.density) }
      let shows =
        switch dot.density {
        case ..<0.3: (x + 2 * y) % 4 == 0
        case ..<0.6: (x + y) % 2 == 0
        default: true
        }
      if shows { return letters[dot.layer] ?? "?" }
    }
    return " "
  }

  private func texture(_ density: Double) -> Character {
    Self.textures(charset)[density < 0.3 ? 0 : density < 0.6 ? 1 : 2]
  }

  private static func textures(_ charset: RenderOptions.Charset) -> [Character] {
    charset == .ascii ? [".", ":", "%"] : ["░", "▒", "▓"]
  }

  /// The views that show in a cell: down to the first that hides the rest.
  private static func visible(_ dots: [FilmPicture.Dot], _ veils: Set<Int>) -> [Int] {
    var layers: [Int] = []
    for dot in dots.reversed() {
      layers.append(dot.layer)
      if dot.density >= 0.6 || veils.contains(dot.layer) { break }
    }
    return layers
  }

  /// A letter for each view: one of its name if possible.
  private static func assign(_ layers: [Int], _ names: (Int) -> String) -> [Int: Character] {
    let spare = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@&*=+")
    var letters: [Int: Character] = [:]
    var taken: Set<Character> = []
    for layer in layers {
      let name = names(layer)
      // A controller's view goes by the controller: "Detail.view" is d, "Detail.title" is t.
      let parts = name.split(separator: ".").map { $0.lowercased() }
      let own = (parts.last == "view" ? parts.dropLast().last : parts.last) ?? name.lowercased()
      let wishes = own.filter { $0.isASCII && $0.isLetter } + own.uppercased().filter(\.isASCII)
      let found =
        wishes.first { $0.isLetter && !taken.contains($0) }
        ?? spare.first { !taken.contains($0) } ?? "?"
      letters[layer] = found
      taken.insert(found)
    }
    return letters
  }
}
