import LuaRuntime
import Motion
import Renderers
import Timeline

/// The timeline as Lua tables, with the names of the JSON format.
enum FrameData {
  /// The frames that the options select.
  static func frames(
    _ timeline: Timeline, _ options: RenderOptions, _ state: LuaState
  ) throws -> LuaTable {
    let result = try state.makeTable()
    var reel = FrameReel(timeline)
    for tick in timeline.ticks(options) {
      try state.checkStop()
      let frame = try state.makeTable()
      try frame.setField("index", to: tick.index)
      try frame.setField("time", to: tick.time)
      let views = try state.makeTable()
      for row in reel.frame(at: Moment(tick.time)).rows {
        guard let name = timeline.layers[row.layer]?.name else { continue }
        if let glob = options.views, !glob.matches(name) { continue }
        try views.append(try view(row, name, state))
      }
      try frame.setField("views", to: views)
      try result.append(frame)
    }
    return result
  }

  private static func view(_ row: FrameRow, _ name: String, _ state: LuaState) throws -> LuaTable {
    let view = try state.makeTable()
    try view.setField("id", to: row.layer)
    try view.setField("name", to: name)
    try view.setField("parent", to: row.parent)
    try view.setField("frame", to: numbers(row.frame))
    try view.setField("rect", to: numbers(row.rect))
    try view.setField("alpha", to: row.alpha)
    try view.setField("opacity", to: row.opacity)
    try view.setField("hidden", to: row.isHidden)
    if !row.transform.isIdentity {
      let flat = row.transform.affine
      try view.setField(
        "transform",
        to: row.transform.isAffine
          ? [flat.a, flat.b, flat.c, flat.d, flat.tx, flat.ty] : row.transform.numbers)
    }
    if let mask = row.mask { try view.setField("mask", to: numbers(mask)) }
    if let color = row.color {
      try view.setField("color", to: [color.red, color.green, color.blue, color.alpha])
    }
    return view
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
  }

  /// The events between two times, both included.
  static func events(
    _ timeline: Timeline, _ from: Double, _ to: Double, _ state: LuaState
  ) throws -> LuaTable {
    let result = try state.makeTable()
    for event in timeline.events
    where event.time >= from - Time.tolerance && event.time <= to + Time.tolerance {
      let table = try state.makeTable()
      try table.setField("time", to: event.time)
      try table.setField("name", to: event.name.rawValue)
      try table.setField("object", to: event.object)
      try table.setField("detail", to: event.detail)
      try table.setField("line", to: event.line)
      try result.append(table)
    }
    return result
  }

  /// The findings.
  static func findings(_ timeline: Timeline, _ state: LuaState) throws -> LuaTable {
    let result = try state.makeTable()
    for finding in timeline.findings {
      let table = try state.makeTable()
      try table.setField("rule", to: finding.rule)
      try table.setField("severity", to: finding.severity.rawValue)
      try table.setField("time", to: finding.time)
      try table.setField("object", to: finding.object)
      try table.setField("message", to: finding.message)
      try table.setField("line", to: finding.line)
      try result.append(table)
    }
    return result
  }
}
