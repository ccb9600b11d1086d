import Layers
import Motion

extension UISheetPresentationController {
  /// A height at which a sheet can stand.
  public final class Detent: EngineObject {
    /// What a detent is called.
    public struct Identifier: RawRepresentable, Sendable, Hashable {
      public let rawValue: String

      public init(rawValue: String) { self.rawValue = rawValue }

      /// An identifier of one's own.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      public static let medium = Identifier("medium")
      public static let large = Identifier("large")
    }

    /// What a detent of one's own may look at.
    public struct ResolutionContext: Sendable {
      /// The greatest height that is not yet large, without the bottom inset, in points.
      public let maximumDetentValue: CGFloat
    }

    /// How a detent finds its height.
    enum Height {
      case medium, large
      case custom((ResolutionContext) -> CGFloat?)
    }

    /// What it is called.
    public let identifier: Identifier
    let height: Height

    init(_ identifier: Identifier, _ height: Height) {
      self.identifier = identifier
      self.height = height
      super.init()
    }

    /// About half the height.
    public static func medium() -> Detent { Detent(.medium, .medium) }

    /// The full height.
    public static func large() -> Detent { Detent(.large, .large) }

    /// A height of one's own, without the bottom inset, in points; nil is left out.
    public static func custom(
      identifier: Identifier? = nil, resolver: @escaping (ResolutionContext) -> CGFloat?
    ) -> Detent {
      Detent(identifier ?? Identifier("custom"), .custom(resolver))
    }
  }
}
