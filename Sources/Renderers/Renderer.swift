import Timeline

/// A way to turn a timeline into text or a file. To add one: one file and its name in `all`.
public struct Renderer: Sendable {
  /// Takes the output in pieces, in order.
  public typealias Sink = (String) -> Void

  /// The name after `--format`.
  public let name: String
  /// The endings of the files it writes, without the point; the longest that fits decides.
  public let fileEndings: [String]
  /// One line of help.
  public let doc: String
  /// Whether it is for people; otherwise for programs, and nothing else may stand in the output.
  public let isText: Bool
  /// Writes a timeline.
  public let write: @Sendable (Timeline, RenderOptions, Sink) -> Void

  /// A printer from its parts.
  public init(
    _ name: String, fileEndings: [String] = [], doc: String, isText: Bool,
    write: @escaping @Sendable (Timeline, RenderOptions, Sink) -> Void
  ) {
    self.name = name
    self.fileEndings = fileEndings
    self.doc = doc
    self.isText = isText
    self.write = write
  }

  /// Every printer, in the order of the help.
  public static let all: [Renderer] = [
    .table, .film, .tracks, .events, .tree, .findings, .json, .ndjson, .csv, .timeline,
  ]

  /// The printer of a name.
  public static func named(_ name: String) -> Renderer? { all.first { $0.name == name } }

  /// The printer for a file, by its ending.
  public static func forFile(_ path: String) -> Renderer? {
    let name = path.lowercased()
    let fits = all.flatMap { renderer in renderer.fileEndings.map { (ending: $0, renderer) } }
      .filter { name.hasSuffix("." + $0.ending) }
    return fits.max { $0.ending.utf8.count < $1.ending.utf8.count }?.1
  }

  /// The whole output as one text.
  public func render(_ timeline: Timeline, _ options: RenderOptions = RenderOptions()) -> String {
    var text = ""
    write(timeline, options) { text += $0 }
    return text
  }
}
