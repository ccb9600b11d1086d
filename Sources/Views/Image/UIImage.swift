import Layers
import Motion

/// A picture: a size without pixels.
public final class UIImage: EngineObject {
  /// The size, in points.
  public let size: CGSize
  /// Its name, or its symbol's.
  public let name: String
  /// Whether it is a symbol.
  public let isSymbol: Bool

  /// A picture by name; its size is chosen, 100 x 100 points, unless it is given.
  public init(named name: String, size: CGSize = CGSize(width: 100, height: 100)) {
    self.name = name
    self.size = size
    isSymbol = false
    super.init()
  }

  /// A symbol: a square of 1.2 times the point size up to the pixel grid. (decision V21)
  /// With the scale large it is 1.5 times as wide, with small 0.8 times (chosen).
  public init(
    systemName name: String, withConfiguration configuration: SymbolConfiguration? = nil
  ) {
    self.name = name
    let configuration = configuration ?? SymbolConfiguration()
    let side = UIScreen.main.ceiled(
      1.2 * configuration.pointSize * configuration.scale.factor)
    size = CGSize(width: side, height: side)
    isSymbol = true
    super.init()
  }

  public override var preferredName: String? { "image(\(name))" }
  public override var sharesName: Bool { true }
}
