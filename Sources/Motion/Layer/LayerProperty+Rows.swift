extension LayerProperty {
  /// The row of each property; the compiler asks for one when a case is added.
  func makeRow() -> Row {
    switch self {
    case .bounds: rect(\.bounds, .additive, "The layer's own coordinate space, in points.")
    case .position: point(\.position, .additive, "The anchor point in the superlayer, in points.")
    case .anchorPoint: point(\.anchorPoint, .absolute, "What `position` places, as fractions.")
    case .anchorPointZ: number(\.anchorPointZ, .none, "The depth of the anchor point, in points.")
    case .zPosition: number(\.zPosition, .none, "Depth among the siblings, in points.")
    case .transform: matrix(\.transform, .additive, "Applied about the anchor point.")
    case .sublayerTransform: matrix(\.sublayerTransform, .absolute, "Applied to the sublayers.")
    case .opacity: number(\.opacity, .absolute, "0 (clear) to 1 (opaque).")
    case .isHidden: flag(\.isHidden, "Whether the layer and all below are left out.")
    case .masksToBounds: flag(\.masksToBounds, "Whether sublayers are clipped to the bounds.")
    case .isDoubleSided: flag(\.isDoubleSided, "Whether its back shows when it is turned away.")
    case .contentsRect:
      rect(\.contentsRect, .none, "The part of the contents that shows, in fractions.")
    case .backgroundColor: color(\.backgroundColor, .absolute, "The fill behind the contents.")
    case .cornerRadius: number(\.cornerRadius, .additive, "The radius of the corners, in points.")
    case .borderWidth: number(\.borderWidth, .none, "The width of the border, in points.")
    case .borderColor: color(\.borderColor, .none, "The colour of the border.")
    case .shadowOpacity: number(\.shadowOpacity, .absolute, "The opacity of the shadow, 0...1.")
    case .shadowRadius: number(\.shadowRadius, .none, "The blur of the shadow, in points.")
    case .shadowOffset: size(\.shadowOffset, .none, "The displacement of the shadow, in points.")
    case .shadowColor: color(\.shadowColor, .none, "The colour of the shadow.")
    case .shadowPath: path(\.shadowPath, "The outline of the shadow.")
    case .path: path(\.path, "The outline of a shape layer.")
    case .fillColor: color(\.fillColor, .none, "The fill of a shape layer.")
    case .strokeColor: color(\.strokeColor, .none, "The stroke of a shape layer.")
    case .lineWidth: number(\.lineWidth, .none, "The width of a shape layer's stroke, in points.")
    case .strokeStart: number(\.strokeStart, .none, "Where the stroke begins, 0...1.")
    case .strokeEnd: number(\.strokeEnd, .none, "Where the stroke ends, 0...1.")
    }
  }

  /// A writable place in a layer's state.
  private typealias Place<Value> = WritableKeyPath<LayerState, Value> & Sendable

  private func number(_ path: Place<CGFloat>, _ animation: ViewAnimation, _ doc: String) -> Row {
    row(path, animation, doc, LayerValue.number) {
      if case .number(let it) = $0 { it } else { nil }
    }
  }

  private func flag(_ path: Place<Bool>, _ doc: String) -> Row {
    row(path, .none, doc, implicit: false, LayerValue.flag) {
      if case .flag(let it) = $0 { it } else { nil }
    }
  }

  private func point(_ path: Place<CGPoint>, _ animation: ViewAnimation, _ doc: String) -> Row {
    row(path, animation, doc, LayerValue.point) { if case .point(let it) = $0 { it } else { nil } }
  }

  private func size(_ path: Place<CGSize>, _ animation: ViewAnimation, _ doc: String) -> Row {
    row(path, animation, doc, LayerValue.size) { if case .size(let it) = $0 { it } else { nil } }
  }

  private func rect(_ path: Place<CGRect>, _ animation: ViewAnimation, _ doc: String) -> Row {
    row(path, animation, doc, LayerValue.rect) { if case .rect(let it) = $0 { it } else { nil } }
  }

  private func color(_ path: Place<UIColor?>, _ animation: ViewAnimation, _ doc: String) -> Row {
    row(path, animation, doc, LayerValue.color) { if case .color(let it) = $0 { it } else { nil } }
  }

  private func path(_ path: Place<CGPath?>, _ doc: String) -> Row {
    // Core Animation: outlines are animatable, but never by themselves.
    row(path, .none, doc, implicit: false, LayerValue.path) {
      if case .path(let it) = $0 { it } else { nil }
    }
  }

  private func matrix(_ path: Place<CATransform3D>, _ animation: ViewAnimation, _ doc: String)
    -> Row
  {
    row(path, animation, doc, { LayerValue.transform($0) }) {
      if case .transform(let it) = $0 { it } else { nil }
    }
  }

  /// A row over one place of the state, with the value's case as wrapper and unwrapper.
  private func row<Value>(
    _ path: Place<Value>, _ animation: ViewAnimation, _ doc: String, implicit: Bool = true,
    _ wrap: @escaping @Sendable (Value) -> LayerValue,
    _ unwrap: @escaping @Sendable (LayerValue) -> Value?
  ) -> Row {
    let name = String(describing: self)
    return Row(
      name: name,
      key: name == "isHidden" ? "hidden" : name == "isDoubleSided" ? "doubleSided" : name,
      viewAnimation: animation, isImplicitlyAnimated: implicit, doc: doc, place: path,
      get: { wrap($0[keyPath: path]) },
      set: { state, value in if let value = unwrap(value) { state[keyPath: path] = value } })
  }
}
