import Renderers

/// How the script's own printers print unless they are told otherwise.
public struct ScriptPrinting: Sendable {
  /// The columns there are.
  public var width = 80
  /// The characters to use.
  public var charset = RenderOptions.Charset.ascii
  /// Whether escape sequences for colour are written.
  public var color = false

  /// Eighty columns of ASCII.
  public init() {}
}
