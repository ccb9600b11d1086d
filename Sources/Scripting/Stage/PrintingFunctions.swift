import LuaRuntime
import Renderers
import Rules
import Timeline
import Views

/// The functions that print the timeline, and those that give it as Lua data.
enum PrintingFunctions {
  private static let labels: [LuaParameter] = [
    "from: number?", "to: number?", "fps: number?", "views: string?", "width: integer?",
    "charset: string?", "color: boolean?", "limit: integer?", "full: boolean?",
    "at: number or list",
  ]

  /// All of them.
  static func all(_ host: SessionHost) -> [LuaGlobalFunction] {
    printers(host) + data(host)
  }

  private static func printers(_ host: SessionHost) -> [LuaGlobalFunction] {
    let names = [
      ("timeline", "table", "every frame's rects and alphas"),
      ("film", "film", "a strip of pictures"),
      ("tracks", "tracks", "how each number runs over time"),
      ("events", "events", "the callbacks in order"),
      ("tree", "tree", "the view tree at a time"),
      ("findings", "findings", "what went wrong"),
    ]
    return names.map { name, format, what in
      LuaGlobalFunction(name, labels, doc: "Prints \(what).") {
        guard let renderer = Renderer.named(format) else { return nil }
        let options = try options($0, host)
        let shown = format == "findings" ? host.examinedTimeline() : host.shownTimeline()
        renderer.write(shown, options) { host.output($0) }
        return nil
      }
    }
  }

  private static func data(_ host: SessionHost) -> [LuaGlobalFunction] {
    [
      LuaGlobalFunction("frames", labels, doc: "The frames as a list of tables.") {
        try FrameData.frames(host.shownTimeline(), try options($0, host), host.state)
      },
      LuaGlobalFunction(
        "eventList", ["from: number?", "to: number?"], doc: "The events as a list of tables."
      ) { arguments in
        let from: Double = try arguments.optional("from", default: 0)
        let to: Double = try arguments.optional("to", default: .infinity)
        return try FrameData.events(host.shownTimeline(), from, to, host.state)
      },
      LuaGlobalFunction(
        "findingList", ["from: number?", "to: number?"], doc: "The findings as a list of tables."
      ) { arguments in
        let from: Double = try arguments.optional("from", default: 0)
        let to: Double = try arguments.optional("to", default: .infinity)
        var shown = host.examinedTimeline()
        shown.findings.removeAll { Time.isBefore($0.time, from) || Time.isBefore(to, $0.time) }
        return try FrameData.findings(shown, host.state)
      },
    ]
  }

  /// The labels as the renderers' options; times seen from the viewing time.
  private static func options(
    _ arguments: LuaArguments, _ host: SessionHost
  ) throws -> RenderOptions {
    let printing = host.stage.printing
    var options = RenderOptions()
    options.from = try arguments.optional("from")
    options.to = try arguments.optional("to") ?? host.stage.viewingTime
    options.fps = try arguments.optional("fps")
    options.views = try arguments.optional("views", String.self).map { Glob($0) }
    options.width = try arguments.optional("width", default: printing.width)
    options.color = try arguments.optional("color", default: printing.color)
    options.limit = try arguments.optional("limit")
    options.full = try arguments.optional("full", default: false)
    options.charset = printing.charset
    if let name: String = try arguments.optional("charset") {
      guard let charset = RenderOptions.Charset(rawValue: name) else {
        throw LuaFailure("charset is ascii or utf8, not '\(name)'")
      }
      options.charset = charset
    }
    if let slot = try arguments.slot("at") {
      options.at = try slot.number.map { [$0] } ?? [Double].read(slot)
    } else if let viewing = host.stage.viewingTime {
      options.at = [viewing]
    }
    if let fps = options.fps, !(fps > 0 && fps.isFinite) {
      throw LuaFailure("fps must be positive, got \(fps)")
    }
    return options
  }
}

extension SessionHost {
  /// The timeline with this turn's changes so far.
  func shownTimeline() -> Timeline {
    world.recordChanges()
    return world.timeline
  }

  /// The same with what the rules find in it; a transition that goes on may still be completed.
  func examinedTimeline() -> Timeline {
    world.recordChanges()
    var timeline = world.timeline.examined
    if world.bind({ UIApplication.shared.mayStillComplete }) {
      timeline.findings.removeAll { $0.rule == Rule.neverCompleted.id }
    }
    return timeline
  }
}

extension Timeline {
  /// The timeline with the findings of the rules beside what the engine noticed.
  var examined: Timeline {
    var copy = self
    copy.findings = (findings + Rule.findings(in: self)).enumerated().sorted { one, other in
      (one.element.time, one.offset) < (other.element.time, other.offset)
    }.map(\.element)
    return copy
  }
}
