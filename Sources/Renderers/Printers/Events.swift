import Timeline

extension Renderer {
  /// The callbacks in order, one a line.
  ///
  ///     0.000  List         viewWillDisappear  animated
  ///     0.000  Detail       viewWillAppear     animated
  ///     0.000  animator     animateTransition
  ///     0.200  context      completeTransition true
  static let events = Renderer("events", doc: "Every callback in order.", isText: true) {
    timeline, options, sink in
    let all = Array(timeline.events(options))
    let shown = all.prefix(options.limit ?? .max)
    let style = Style(options)
    let lines = EventColumns(shown, width: options.width)
    for event in shown {
      sink(style.dim(event.time.fixed(3).trailing(7)) + "  " + lines.text(event) + "\n")
    }
    if shown.count < all.count { sink("... \(all.count - shown.count) more events\n") }
    if all.isEmpty { sink("no events\n") }
  }
}

/// The widths of the columns of an event list.
struct EventColumns {
  private let object: Int
  private let name: Int
  private let width: Int

  /// Columns that fit the events into a width.
  init(_ events: ArraySlice<Event>, width: Int) {
    let widest = events.reduce(0) { max($0, $1.object.cells) }
    name = events.reduce(0) { max($0, $1.name.rawValue.cells) }
    object = min(widest, max(8, width - 9 - name - 2))
    self.width = width
  }

  /// One event without its time: object, name, detail.
  func text(_ event: Event) -> String {
    let start = event.object.leading(object) + "  " + event.name.rawValue.leading(name)
    return (start + "  " + (event.detail ?? "")).trimmedEnd
  }
}
