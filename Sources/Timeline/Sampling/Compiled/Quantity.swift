import Motion

/// The numbers of a layer that its rect and opacity follow from: the columns of a compiled frame.
enum Quantity: Int, CaseIterable {
  case positionX, positionY, originX, originY, width, height, opacity

  /// The columns that the value of a key path fills, number by number; nil if it fills none.
  static func columns(of keyPath: AnimationKeyPath) -> [Quantity]? {
    switch (keyPath.property, keyPath.component) {
    case (.position, .whole): [.positionX, .positionY]
    case (.position, .x): [.positionX]
    case (.position, .y): [.positionY]
    case (.bounds, .whole): [.originX, .originY, .width, .height]
    case (.bounds, .origin): [.originX, .originY]
    case (.bounds, .originX), (.bounds, .x): [.originX]
    case (.bounds, .originY), (.bounds, .y): [.originY]
    case (.bounds, .size): [.width, .height]
    case (.bounds, .sizeWidth), (.bounds, .width): [.width]
    case (.bounds, .sizeHeight), (.bounds, .height): [.height]
    case (.opacity, .whole): [.opacity]
    default: nil
    }
  }

  /// The model values of a layer, by column.
  static func values(of state: LayerState) -> [Double] {
    [
      state.position.x, state.position.y, state.bounds.origin.x, state.bounds.origin.y,
      state.bounds.size.width, state.bounds.size.height, state.opacity,
    ]
  }
}
