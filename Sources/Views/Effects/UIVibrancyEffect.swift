import Layers

/// Content that takes its colours from a blur behind it.
public final class UIVibrancyEffect: UIVisualEffect {
  /// UIKit's kinds of vibrancy.
  public enum Style: Int, Sendable, CaseIterable {
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel
    case fill, secondaryFill, tertiaryFill, separator
  }

  /// The blur it belongs to.
  public let blurEffect: UIBlurEffect
  /// The kind.
  public let style: Style

  /// The vibrancy for a blur.
  public init(blurEffect: UIBlurEffect, style: Style = .label) {
    self.blurEffect = blurEffect
    self.style = style
    super.init()
    adopt(blurEffect)
  }
}
