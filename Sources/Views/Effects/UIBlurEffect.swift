import Layers

/// A blur of what lies behind.
public final class UIBlurEffect: UIVisualEffect {
  /// UIKit's kinds of blur.
  public enum Style: Int, Sendable, CaseIterable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark
    case systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The kind.
  public let style: Style

  /// A blur of a kind.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}
