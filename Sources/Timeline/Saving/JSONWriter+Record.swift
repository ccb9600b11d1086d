import Motion

/// How the parts of a timeline are written; `JSON+Record` reads them.
extension JSONWriter {
  /// Changes as `[[time, value], ...]`.
  mutating func changes<Value>(
    _ key: String, _ changes: [Change<Value>], _ write: (inout JSONWriter, Value) -> Void
  ) {
    self.key(key)
    array { json in
      for change in changes {
        json.array {
          $0.number(change.time)
          write(&$0, change.value)
        }
      }
    }
  }

  /// The values of a layer that differ from those of a new one, by property.
  mutating func state(_ state: LayerState) {
    let fresh = LayerState()
    object { json in
      for property in LayerProperty.allCases {
        let value = property.row.get(state)
        guard value != property.row.get(fresh) else { continue }
        json.key(property.row.name)
        json.value(value)
      }
    }
  }

  /// The changes by property.
  mutating func tracks(_ tracks: Tracks) {
    key("tracks")
    object { json in
      for track in tracks.all {
        json.changes(track.property.row.name, track.changes) { $0.value($1) }
      }
    }
  }

  /// A value whose kind the reader knows.
  mutating func value(_ value: LayerValue) {
    switch value {
    case .number(let it): number(it)
    case .flag(let it): bool(it)
    case .point(let it): numbers(it.x, it.y)
    case .size(let it): numbers(it.width, it.height)
    case .rect(let it):
      numbers(it.origin.x, it.origin.y, it.size.width, it.size.height)
    case .color(let it?): numbers(it.red, it.green, it.blue, it.alpha)
    case .path(let it?): path(it)
    case .color(nil), .path(nil): null()
    case .transform(let it): transform(it)
    }
  }

  /// A value with its kind: `{"point":[1,2]}`.
  mutating func taggedValue(_ value: LayerValue) {
    object {
      $0.key(value.kind)
      $0.value(value)
    }
  }

  private mutating func transform(_ m: CATransform3D) {
    numbers(
      m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41,
      m.m42, m.m43, m.m44)
  }

  private mutating func path(_ path: CGPath) {
    array { json in
      for element in path.elements {
        switch element {
        case .move(let to): json.element("move", to)
        case .line(let to): json.element("line", to)
        case .quad(let control, let to): json.element("quad", control, to)
        case .curve(let one, let two, let to): json.element("curve", one, two, to)
        case .close: json.element("close")
        }
      }
    }
  }

  private mutating func element(_ name: String, _ points: CGPoint...) {
    array { json in
      json.string(name)
      for point in points {
        json.number(point.x)
        json.number(point.y)
      }
    }
  }
}

extension LayerValue {
  /// The name of its kind in a file.
  var kind: String {
    switch self {
    case .number: "number"
    case .flag: "flag"
    case .point: "point"
    case .size: "size"
    case .rect: "rect"
    case .color: "color"
    case .path: "path"
    case .transform: "transform"
    }
  }
}
