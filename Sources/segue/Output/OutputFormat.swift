import Renderers
import Timeline

/// What becomes of a timeline at the end.
enum OutputFormat: Sendable {
  /// A printer writes it.
  case printed(Renderer)
  /// It is saved as it is, to be opened again.
  case saved
  /// Nothing: the run itself is what counts.
  case nothing

  /// The default.
  static let standard = OutputFormat.printed(Renderer.all[0])

  /// The words after `--format`, each with what it means.
  static let docs = Renderer.all.map { ($0.name, $0.doc) } + [("none", "Nothing.")]

  /// The words after `--format`.
  static let names = docs.map(\.0)

  /// The format of a word.
  static func named(_ name: String) -> OutputFormat? {
    name == "none" ? .nothing : Renderer.named(name).map(OutputFormat.printed)
  }

  /// The format of a file, by its ending.
  static func forFile(_ path: String) -> OutputFormat? {
    path.hasSuffix("." + savedEnding) ? .saved : Renderer.forFile(path).map(OutputFormat.printed)
  }

  /// The ending of a saved timeline.
  static let savedEnding = "segue.json"

  /// All endings that `forFile` knows, with their point.
  static let fileEndings = (Renderer.all.flatMap(\.fileEndings) + [savedEnding]).map { "." + $0 }

  /// Whether it is for people: what the script prints may then stand on the same stream.
  var isText: Bool {
    switch self {
    case .printed(let renderer): renderer.isText
    case .saved: false
    case .nothing: true
    }
  }

  /// Writes a timeline.
  func write(_ timeline: Timeline, _ options: RenderOptions, to sink: (String) -> Void) {
    switch self {
    case .printed(let renderer): renderer.write(timeline, options, sink)
    case .saved: sink(timeline.encoded())
    case .nothing: break
    }
  }
}

extension ValueKind where Value == OutputFormat {
  /// The name of a format.
  static let format = ValueKind(
    "NAME", expected: "one of " + OutputFormat.names.joined(separator: ", "),
    choices: OutputFormat.names, docs: OutputFormat.docs, parse: OutputFormat.named)
}
