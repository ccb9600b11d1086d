/// What an animation moves: a layer property, or one component of it ("transform.rotation.z").
public struct AnimationKeyPath: Hashable, Sendable, Codable {
  /// A part of a property's value.
  public enum Component: UInt8, Hashable, Sendable, Codable, CaseIterable {
    case whole, x, y, z, width, height, origin, originX, originY, size, sizeWidth, sizeHeight
    case rotation, rotationX, rotationY, rotationZ
    case scale, scaleX, scaleY, scaleZ
    case translation, translationX, translationY, translationZ
  }

  /// The layer property.
  public let property: LayerProperty
  /// The part of it.
  public let component: Component

  /// A key path from its parts.
  public init(_ property: LayerProperty, _ component: Component = .whole) {
    self.property = property
    self.component = component
  }
}
