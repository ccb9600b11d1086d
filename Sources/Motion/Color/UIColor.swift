/// A colour as gamma-encoded extended sRGB components, each nominally 0...1; not premultiplied.
public struct UIColor: Hashable, Sendable, Codable {
  public var red: CGFloat
  public var green: CGFloat
  public var blue: CGFloat
  public var alpha: CGFloat

  /// A colour from its components, each nominally 0...1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
