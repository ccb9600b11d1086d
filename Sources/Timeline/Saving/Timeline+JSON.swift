/// A timeline as a file: exact (every number reads back as the same), compact, the same bytes for
/// the same timeline.
///
///     {"format":"segue-timeline","version":1,"screen":{"size":[390,844],"scale":3,
///     "safeArea":[47,0,34,0]},"fps":60,"end":0.35,"timings":[{"duration":0.2,...}],
///     "layers":[{"name":"screen","class":"UIScreen","created":-1,"state":{"bounds":[0,0,390,844]},
///     "children":[[-1,[1]]]},...],"clocks":[...],"events":[...],"findings":[...],
///     "expectations":{"passed":0,"failed":[]}}
extension Timeline {
  /// What the file says it is.
  static let format = "segue-timeline"
  /// The version of the file that is written.
  static let version = 1

  /// The timeline as JSON.
  public func encoded() -> String {
    var encoder = TimelineEncoder(self)
    encoder.write()
    return encoder.json.take()
  }

  /// Reads a timeline from JSON; damage is told with its place.
  public init(decoding text: String) throws(JSONError) {
    try self.init(decoding: Array(text.utf8))
  }

  /// Reads a timeline from JSON as UTF-8; damage is told with its place.
  public init(decoding bytes: [UInt8]) throws(JSONError) {
    var decoder = try TimelineDecoder(JSONParser.parse(bytes))
    self = try decoder.timeline()
  }

  /// Whether a text says that it is a saved timeline, without reading all of it.
  public static func isSaved(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes.prefix(200), as: UTF8.self).contains("\"\(format)\"")
  }
}
