/// A colour as gamma-encoded extended sRGB components, each nominally 0...1; not premultiplied.
public struct UIColor: Hashable, Sendable, Codable {
  /// The red component, nominally 0...1.
  public var red: CGFloat
  /// The green component, nominally 0...1.
  public var green: CGFloat
  /// The blue component, nominally 0...1.
  public var blue: CGFloat
  /// The opacity, 0...1.
  public var alpha: CGFloat

  /// A colour from its components, each nominally 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
