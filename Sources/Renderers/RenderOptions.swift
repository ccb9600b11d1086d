/// What a printer shows of a timeline, and how.
public struct RenderOptions: Sendable, Hashable {
  /// The characters a printer may use.
  public enum Charset: String, Sendable, Hashable, CaseIterable {
    case ascii, utf8
  }

  /// The first time shown, in seconds; nil is the beginning.
  public var from: Double?
  /// The last time shown, in seconds; nil is the end.
  public var to: Double?
  /// Frames a second; nil is the timeline's own ticks.
  public var fps: Double?
  /// The times to look at, in seconds, instead of every frame.
  public var at: [Double] = []
  /// Which views are shown, by name; nil is all.
  public var views: Glob?
  /// The columns there are.
  public var width = 80
  /// The characters to use.
  public var charset = Charset.ascii
  /// Whether escape sequences for colour are written.
  public var color = false
  /// How many frames, events or lines at most; what is left out is said.
  public var limit: Int?
  /// Whether what did not change is shown again.
  public var full = false
  /// The name of the scenario, for the first line.
  public var title: String?

  /// Everything, in 80 columns of ASCII.
  public init() {}
}
