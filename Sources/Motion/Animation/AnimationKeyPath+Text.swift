extension AnimationKeyPath.Component {
  /// How Core Animation writes the part after the property: "size.width", "rotation.z".
  public var path: String {
    switch self {
    case .whole: ""
    case .x, .y, .z, .width, .height, .origin, .size, .rotation, .scale, .translation:
      String(describing: self)
    case .originX: "origin.x"
    case .originY: "origin.y"
    case .sizeWidth: "size.width"
    case .sizeHeight: "size.height"
    case .rotationX: "rotation.x"
    case .rotationY: "rotation.y"
    case .rotationZ: "rotation.z"
    case .scaleX: "scale.x"
    case .scaleY: "scale.y"
    case .scaleZ: "scale.z"
    case .translationX: "translation.x"
    case .translationY: "translation.y"
    case .translationZ: "translation.z"
    }
  }

  /// Whether values of this kind have this part.
  public func fits(_ value: LayerValue) -> Bool {
    switch value {
    case .point: self == .whole || self == .x || self == .y
    case .size: self == .whole || self == .width || self == .height
    case .rect:
      switch self {
      case .whole, .origin, .originX, .originY, .size, .sizeWidth, .sizeHeight: true
      default: false
      }
    case .transform: self == .whole || rawValue >= Self.rotation.rawValue
    case .number, .flag, .color, .path: self == .whole
    }
  }
}

extension AnimationKeyPath {
  /// A key path from Core Animation's text: "opacity", "bounds.size.width", "transform.rotation.z",
  /// "hidden"; nil if there is no such property or no such part of it.
  public init?(_ text: String) {
    let name = text.prefix { $0 != "." }
    let rest = text.dropFirst(name.count + 1)
    guard let property = LayerProperty(name: String(name)) else { return nil }
    if rest.isEmpty && name.count < text.count { return nil }
    let value = property.row.get(LayerState())
    guard let component = Component.allCases.first(where: { $0.path == rest && $0.fits(value) })
    else { return nil }
    self.init(property, component)
  }

  /// The key path in Core Animation's text.
  public var text: String {
    let key = property.row.key
    return component == .whole ? key : key + "." + component.path
  }

  /// The kind of value an animation of this key path needs, as a sample of the default state.
  public var sample: LayerValue { read(LayerState()) }
}

extension LayerProperty {
  /// The property with a name or Core Animation key.
  public init?(name: String) {
    guard let found = Self.allCases.first(where: { $0.row.name == name || $0.row.key == name })
    else { return nil }
    self = found
  }
}
