extension AnimationKeyPath {
  /// Reads the property, or the part of it that this key path names.
  public func read(_ state: LayerState) -> LayerValue {
    let whole = LayerProperty.rows[Int(property.rawValue)].get(state)
    return component == .whole ? whole : component.read(whole)
  }

  /// Writes the property or the part of it; a value of another kind changes nothing.
  public func write(_ value: LayerValue, to state: inout LayerState) {
    let index = Int(property.rawValue)
    if component == .whole {
      LayerProperty.rows[index].set(&state, value)
    } else {
      let whole = LayerProperty.rows[index].get(state)
      LayerProperty.rows[index].set(&state, component.write(value, into: whole))
    }
  }
}

extension AnimationKeyPath.Component {
  /// The part of a whole value; the whole if it has no such part.
  public func read(_ whole: LayerValue) -> LayerValue {
    switch (whole, self) {
    case (.point(let p), .x): .number(p.x)
    case (.point(let p), .y): .number(p.y)
    case (.size(let s), .width): .number(s.width)
    case (.size(let s), .height): .number(s.height)
    case (.rect(let r), .origin): .point(r.origin)
    case (.rect(let r), .originX), (.rect(let r), .x): .number(r.origin.x)
    case (.rect(let r), .originY), (.rect(let r), .y): .number(r.origin.y)
    case (.rect(let r), .size): .size(r.size)
    case (.rect(let r), .sizeWidth), (.rect(let r), .width): .number(r.size.width)
    case (.rect(let r), .sizeHeight), (.rect(let r), .height): .number(r.size.height)
    case (.transform(let m), .translation): .size(CGSize(width: m.m41, height: m.m42))
    case (.transform(let m), _): m.part(self).map { .number($0) } ?? whole
    default: whole
    }
  }

  /// The whole value with this part replaced; unchanged if the part does not fit.
  public func write(_ part: LayerValue, into whole: LayerValue) -> LayerValue {
    switch (whole, part) {
    case (.point(var p), .number(let n)):
      if self == .x { p.x = n } else if self == .y { p.y = n }
      return .point(p)
    case (.size(var s), .number(let n)):
      if self == .width { s.width = n } else if self == .height { s.height = n }
      return .size(s)
    case (.rect(let r), _): return .rect(write(part, into: r))
    case (.transform(let m), .number(let n)): return .transform(m.replacing(self, with: n))
    case (.transform(let m), .size(let s)) where self == .translation:
      return .transform(m.moved(to: s.width, s.height))
    case (.transform(let m), .point(let p)) where self == .translation:
      return .transform(m.moved(to: p.x, p.y))
    default: return whole
    }
  }

  /// The rectangle with this part replaced.
  private func write(_ part: LayerValue, into rect: CGRect) -> CGRect {
    var r = rect
    switch (self, part) {
    case (.origin, .point(let p)): r.origin = p
    case (.size, .size(let s)): r.size = s
    case (.originX, .number(let n)), (.x, .number(let n)): r.origin.x = n
    case (.originY, .number(let n)), (.y, .number(let n)): r.origin.y = n
    case (.sizeWidth, .number(let n)), (.width, .number(let n)): r.size.width = n
    case (.sizeHeight, .number(let n)), (.height, .number(let n)): r.size.height = n
    default: break
    }
    return r
  }
}
