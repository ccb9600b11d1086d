import Testing

@testable import Motion

@Suite struct LayerPropertyTests {
  @Test func everyStoredPropertyHasItsRow() {
    let stored = Mirror(reflecting: LayerState()).children.compactMap(\.label)
    #expect(stored == LayerProperty.rows.map(\.name))
    #expect(LayerProperty.rows.count == LayerProperty.allCases.count)
  }

  @Test func keysAreCoreAnimations() {
    #expect(LayerProperty.isHidden.row.key == "hidden")
    #expect(LayerProperty(name: "hidden") == .isHidden)
    #expect(LayerProperty.isDoubleSided.row.key == "doubleSided")
    for property in LayerProperty.allCases
    where property != .isHidden && property != .isDoubleSided {
      #expect(property.row.key == property.row.name)
      #expect(LayerProperty(name: property.row.name) == property)
    }
    #expect(LayerProperty(name: "frame") == nil)
  }

  @Test func eachRowReadsWhatItWrites() {
    for property in LayerProperty.allCases {
      var state = LayerState()
      let value = Self.sample(like: property.row.get(state))
      property.row.set(&state, value)
      #expect(property.row.get(state) == value)
      let others = LayerProperty.allCases.filter { $0 != property }
      #expect(others.allSatisfy { $0.row.get(state) == $0.row.get(LayerState()) })
      property.row.set(&state, value.isSameKind(as: .flag(true)) ? .number(1) : .flag(true))
      #expect(property.row.get(state) == value)
    }
  }

  /// What the facts (3.2) say blocks do.
  @Test func blocksTreatPropertiesAsMeasured() {
    let additive: [LayerProperty] = [.bounds, .position, .transform, .cornerRadius]
    let none: [LayerProperty] = [
      .borderWidth, .borderColor, .shadowColor, .shadowOffset, .shadowRadius, .strokeStart,
      .strokeEnd, .zPosition, .isHidden,
    ]
    let absolute: [LayerProperty] = [.opacity, .backgroundColor, .anchorPoint, .shadowOpacity]
    #expect(additive.allSatisfy { $0.row.viewAnimation == .additive })
    #expect(none.allSatisfy { $0.row.viewAnimation == .none })
    #expect(absolute.allSatisfy { $0.row.viewAnimation == .absolute })
    #expect(none.filter { $0 != .isHidden }.allSatisfy { $0.row.isImplicitlyAnimated })
    // Core Animation: outlines never move by themselves.
    let outlines: [LayerProperty] = [.path, .shadowPath]
    #expect(outlines.allSatisfy { !$0.row.isImplicitlyAnimated })
  }

  @Test func valuesSurviveCoding() throws {
    for property in LayerProperty.allCases {
      let value = Self.sample(like: property.row.get(LayerState()))
      #expect(try recoded(value) == value)
    }
    #expect(try recoded(LayerValue.color(nil)) == .color(nil))
    #expect(try recoded(LayerState()) == LayerState())
    let animation = Animation(
      AnimationKeyPath(.transform, .rotationZ),
      .keyframes(Keyframes(values: [.number(1), .number(2)], keyTimes: [0, 1])),
      timing: AnimationTiming(
        duration: 1, repeatCount: .infinity, pacing: .spring(Spring()),
        parent: AnimationTiming(duration: 2)))
    #expect(try recoded(animation) == animation)
  }

  /// A value of the same kind that is not a default.
  static func sample(like value: LayerValue) -> LayerValue {
    switch value {
    case .number: .number(0.375)
    case .flag(let on): .flag(!on)
    case .point: .point(CGPoint(x: 0.25, y: -7))
    case .size: .size(CGSize(width: 3, height: 4.5))
    case .rect: .rect(CGRect(x: 1, y: 2, width: 3, height: 4))
    case .color: .color(UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4))
    case .path: .path(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)))
    case .transform: .transform(.rotation(1, 2, 3, 4))
    }
  }
}
