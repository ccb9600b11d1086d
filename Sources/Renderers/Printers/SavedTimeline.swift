import Timeline

extension Renderer {
  /// The timeline itself, to be opened again: exact, not sampled.
  ///
  ///     {"format":"segue-timeline","version":1,...}
  static let timeline = Renderer(
    "timeline", fileEndings: ["segue.json"], doc: "The timeline itself, to be opened again.",
    isText: false
  ) { timeline, _, sink in
    sink(timeline.encoded())
  }
}
