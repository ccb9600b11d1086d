/// One running animation as an immutable value: what it moves, between which values, and when.
public struct Animation: Hashable, Sendable, Codable {
  /// Between which values an animation goes.
  public enum Content: Hashable, Sendable, Codable {
    /// Additive, from this delta to none: what a `UIView.animate` block makes of geometry.
    case delta(LayerValue)
    /// From this value to the model value: what a block makes of opacity and colours.
    case from(LayerValue)
    /// Core Animation's from/to/by table; nil means "what is beneath".
    indirect case basic(from: LayerValue?, to: LayerValue?, by: LayerValue?)
    /// Through several values.
    indirect case keyframes(Keyframes)
  }

  /// What it moves.
  public let keyPath: AnimationKeyPath
  /// Whether its value is added to what is beneath, rather than replacing it.
  public let isAdditive: Bool
  /// Whether each cycle begins where the last ended.
  public let isCumulative: Bool
  /// Its values.
  public let content: Content
  /// When and how it runs.
  public let timing: AnimationTiming

  /// An animation from its parts.
  public init(
    _ keyPath: AnimationKeyPath, _ content: Content, isAdditive: Bool = false,
    isCumulative: Bool = false, timing: AnimationTiming
  ) {
    self.keyPath = keyPath
    self.content = content
    self.isAdditive = isAdditive
    self.isCumulative = isCumulative
    self.timing = timing
  }
}
