import Motion

/// How the parts of a timeline are read; `JSONWriter+Record` writes them.
extension JSON {
  /// Changes from `[[time, value], ...]`, which must be in order.
  func changes<Value>(_ key: String, _ read: Read<Value>) throws(JSONError) -> [Change<Value>] {
    let changes = try optionalList(key) { (it) throws(JSONError) in
      guard case .array(let pair) = it, pair.count == 2 else {
        throw it.expected("a time and a value")
      }
      return Change(time: try pair[0].number(), value: try pair[1].read(at: "[1]", read))
    }
    for index in changes.indices.dropFirst()
    where !(changes[index - 1].time <= changes[index].time) {
      throw JSONError("the times go back", at: "\(key)[\(index)]")
    }
    return changes
  }

  /// The values of a layer.
  func state() throws(JSONError) -> LayerState {
    var state = LayerState()
    for (property, value) in try properties() {
      let read = try value.read(at: property.row.name) { (it) throws(JSONError) in
        try it.value(like: property.row.get(state))
      }
      property.row.set(&state, read)
    }
    return state
  }

  /// The changes by property.
  func tracks() throws(JSONError) -> Tracks {
    var tracks = Tracks()
    let fresh = LayerState()
    for (property, _) in try properties() {
      tracks[property] = try changes(property.row.name) { (it) throws(JSONError) in
        try it.value(like: property.row.get(fresh))
      }
    }
    return tracks
  }

  private func properties() throws(JSONError) -> [(LayerProperty, JSON)] {
    guard case .object(let members) = self else { throw expected("an object") }
    var properties: [(LayerProperty, JSON)] = []
    for member in members {
      properties.append((try LayerProperty(inFile: member.key), member.value))
    }
    return properties
  }

  /// A value of the same kind as another one.
  func value(like other: LayerValue) throws(JSONError) -> LayerValue {
    switch other {
    case .number: return .number(try number())
    case .flag: return .flag(try flag())
    case .point:
      let n = try numbers(2)
      return .point(CGPoint(x: n[0], y: n[1]))
    case .size:
      let n = try numbers(2)
      return .size(CGSize(width: n[0], height: n[1]))
    case .rect:
      let n = try numbers(4)
      return .rect(CGRect(x: n[0], y: n[1], width: n[2], height: n[3]))
    case .color:
      if self == .null { return .color(nil) }
      let n = try numbers(4)
      return .color(UIColor(red: n[0], green: n[1], blue: n[2], alpha: n[3]))
    case .path: return .path(self == .null ? nil : try path())
    case .transform: return .transform(try transform())
    }
  }

  /// A value with its kind.
  func taggedValue() throws(JSONError) -> LayerValue {
    guard case .object(let members) = self, members.count == 1, let member = members.first else {
      throw expected("a value with its kind")
    }
    guard let example = LayerValue.examples.first(where: { $0.kind == member.key }) else {
      throw JSONError("there is no kind \"\(member.key)\"")
    }
    return try member.value.read(at: member.key) { (it) throws(JSONError) in
      try it.value(like: example)
    }
  }

  private func transform() throws(JSONError) -> CATransform3D {
    let n = try numbers(16)
    var m = CATransform3D()
    (m.m11, m.m12, m.m13, m.m14) = (n[0], n[1], n[2], n[3])
    (m.m21, m.m22, m.m23, m.m24) = (n[4], n[5], n[6], n[7])
    (m.m31, m.m32, m.m33, m.m34) = (n[8], n[9], n[10], n[11])
    (m.m41, m.m42, m.m43, m.m44) = (n[12], n[13], n[14], n[15])
    return m
  }

  /// An outline.
  func path() throws(JSONError) -> CGPath {
    CGPath(elements: try elements { (it) throws(JSONError) in try it.pathElement() })
  }

  private func pathElement() throws(JSONError) -> CGPath.Element {
    guard case .array(let parts) = self, let name = try parts.first?.text() else {
      throw expected("a piece of an outline")
    }
    let n = try JSON.array(Array(parts.dropFirst())).elements { (it) throws(JSONError) in
      try it.number()
    }
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[2 * index], y: n[2 * index + 1]) }
    switch (name, n.count) {
    case ("move", 2): return .move(point(0))
    case ("line", 2): return .line(point(0))
    case ("quad", 4): return .quad(control: point(0), to: point(1))
    case ("curve", 6): return .curve(control1: point(0), control2: point(1), to: point(2))
    case ("close", 0): return .close
    default: throw JSONError("\"\(name)\" with \(n.count) numbers is no piece of an outline")
    }
  }
}

extension LayerValue {
  /// One value of each kind.
  static let examples: [LayerValue] = [
    .number(0), .flag(false), .point(.zero), .size(.zero), .rect(.zero), .color(nil), .path(nil),
    .transform(.identity),
  ]
}

extension LayerProperty {
  /// The properties by name.
  private static let byName = Dictionary(
    allCases.map { ($0.row.name, $0) }, uniquingKeysWith: { $1 })

  /// The property that a file names.
  init(inFile name: String) throws(JSONError) {
    guard let property = Self.byName[name] else {
      throw JSONError("there is no layer property \"\(name)\"")
    }
    self = property
  }
}
