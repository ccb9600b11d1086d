import Timeline

/// How far controllers have come in appearing and disappearing.
struct Appearance {
  /// The last appearance callback of each controller, by name.
  let last: [String: Event]

  /// Reads the callbacks of a timeline.
  init(_ timeline: Timeline) {
    var last: [String: Event] = [:]
    for event in timeline.events where Self.names.contains(event.name) {
      last[event.object] = event
    }
    self.last = last
  }

  private static let names: Set<EventName> = [
    .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
  ]

  /// The controllers that are between "will" and "did", by name: "Detail is still appearing".
  var stuck: [String] {
    last.values.sorted { ($0.time, $0.object) < ($1.time, $1.object) }.compactMap { event in
      switch event.name {
      case .viewWillAppear, .viewIsAppearing: "\(event.object) is still appearing"
      case .viewWillDisappear: "\(event.object) is still disappearing"
      default: nil
      }
    }
  }
}
