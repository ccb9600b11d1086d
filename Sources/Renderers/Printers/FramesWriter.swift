import Motion
import Timeline

/// Writes the parts that the JSON formats have in common. Key order is fixed; numbers are finite
/// and read back as the same number.
struct FramesWriter: ~Copyable {
  /// The JSON so far.
  var json = JSONWriter()
  private let timeline: Timeline
  private let options: RenderOptions
  private var reel: FrameReel

  /// A writer for what the options choose.
  init(_ timeline: Timeline, _ options: RenderOptions) {
    self.timeline = timeline
    self.options = options
    reel = FrameReel(timeline)
  }

  /// Writes the members that say what the rest is about: format to views.
  mutating func header() {
    json.key("format")
    json.string("segue-frames")
    json.key("version")
    json.number(1)
    let screen = timeline.screen
    member("screen") {
      $0.member("width", screen.size.width)
      $0.member("height", screen.size.height)
      $0.member("scale", screen.scale)
      $0.member("safeArea") {
        $0.member("top", screen.safeArea.top)
        $0.member("left", screen.safeArea.left)
        $0.member("bottom", screen.safeArea.bottom)
        $0.member("right", screen.safeArea.right)
      }
    }
    member("fps", timeline.fps(options))
    member("duration", timeline.end)
    list("views", Array(timeline.layers.indices)) { writer, layer in
      guard let record = writer.timeline.layers[layer], record.isView else { return }
      writer.object {
        $0.json.key("id")
        $0.json.number(layer)
        $0.member("name", record.name)
        $0.member("class", record.className)
      }
    }
  }

  /// Writes the members of a frame.
  mutating func frame(_ tick: FrameTick) {
    if let index = tick.index {
      json.key("index")
      json.number(index)
    }
    member("time", tick.time)
    let frame = reel.frame(at: Moment(tick.time))
    list("views", timeline.rows(frame, options)) { writer, row in
      writer.object { $0.row(row) }
    }
  }

  private mutating func row(_ row: FrameRow) {
    json.key("id")
    json.number(row.layer)
    member("name", timeline.name(of: row.layer))
    json.key("parent")
    json.number(row.parent)
    member("frame", row.frame)
    member("rect", row.rect)
    member("alpha", row.alpha)
    member("opacity", row.opacity)
    json.key("hidden")
    json.bool(row.isHidden)
    if !row.transform.isIdentity { numbers("transform", row.transform.components) }
    if let mask = row.mask { member("mask", mask) }
    if let color = row.color {
      numbers("color", [color.red, color.green, color.blue, color.alpha])
    }
  }

  /// Writes the members of an event.
  mutating func event(_ event: Event) {
    member("time", event.time)
    member("name", event.name.rawValue)
    member("object", event.object)
    member("detail", event.detail)
    line(event.line)
  }

  /// Writes the members of a finding.
  mutating func finding(_ finding: Finding) {
    member("rule", finding.rule)
    member("severity", finding.severity.rawValue)
    member("time", finding.time)
    member("object", finding.object)
    member("message", finding.message)
    line(finding.line)
  }

  /// Writes the members that say how the script's checks went.
  mutating func expectations() {
    json.key("passed")
    json.number(timeline.expectations.passed)
    list("failed", timeline.expectations.failed) { writer, failure in
      writer.object {
        $0.member("message", failure.message)
        $0.member("source", failure.source)
        $0.line(failure.line)
      }
    }
  }

  /// Writes an object.
  mutating func object(_ content: (inout FramesWriter) -> Void) {
    json.begin("{")
    content(&self)
    json.end("}")
  }

  /// Writes a member that is an object.
  mutating func member(_ key: String, _ content: (inout FramesWriter) -> Void) {
    json.key(key)
    object(content)
  }

  /// Writes a member that is a list.
  mutating func list<Element>(
    _ key: String, _ elements: [Element], _ write: (inout FramesWriter, Element) -> Void
  ) {
    json.key(key)
    json.begin("[")
    for element in elements { write(&self, element) }
    json.end("]")
  }
}

extension FramesWriter {
  fileprivate mutating func member(_ key: String, _ text: String?) {
    guard let text else { return }
    json.key(key)
    json.string(text)
  }

  fileprivate mutating func member(_ key: String, _ number: Double) {
    json.key(key)
    json.number(number.isFinite ? number + 0 : 0)
  }

  fileprivate mutating func member(_ key: String, _ rect: CGRect) {
    numbers(key, [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
  }

  fileprivate mutating func numbers(_ key: String, _ numbers: [Double]) {
    json.key(key)
    json.begin("[")
    for number in numbers { json.number(number.isFinite ? number + 0 : 0) }
    json.end("]")
  }

  fileprivate mutating func line(_ line: Int?) {
    guard let line else { return }
    json.key("line")
    json.number(line)
  }
}

extension CATransform3D {
  /// Six numbers (a, b, c, d, tx, ty) if it stays in the plane, else all sixteen, row by row.
  fileprivate var components: [Double] {
    isAffine
      ? [m11, m12, m21, m22, m41, m42]
      : [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }
}
