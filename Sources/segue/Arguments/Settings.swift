import Renderers

/// Everything the flags of a command line can say.
struct Settings: Sendable {
  /// Frames a second: the ticks of a run, the samples of what is shown.
  var fps: Double?
  /// The first time to show.
  var from: Double?
  /// The last time to show.
  var to: Double?
  /// The only times to show, if there are any.
  var at: [Double] = []
  /// Patterns of view names to show; none means all.
  var views: [String] = []
  /// The output format; nil follows the ending of `outputPath`, or is the table.
  var format: OutputFormat?
  /// The file that the output goes to instead of standard output.
  var outputPath: String?
  /// The columns that text may use.
  var width: Int?
  /// The characters that text may use.
  var charset = RenderOptions.Charset.ascii
  /// Whether text is coloured.
  var color = ColorChoice.auto
  /// Whether nothing is folded or left out.
  var isFull = false
  /// The simulated device.
  var device: String?
  /// How many seconds a script, or a line of the REPL, may run; 0 is no limit.
  var timeLimit = 60.0
  /// How many megabytes a script may use; 0 is no limit.
  var memoryLimit = 1024
  /// How many megabytes a script may print; 0 is no limit.
  var outputLimit = 64
  /// Whether scripts have Lua's full libraries.
  var isUnsafe = false
  /// Scripts given in the command line itself.
  var code: [String] = []
  /// Whether the REPL follows the run.
  var isInteractive = false
  /// Whether a finding that is an error fails the run.
  var isStrict = false
  /// Whether only the requested output is printed.
  var isQuiet = false
  /// Whether the whole reference was asked for, in Markdown.
  var wantsMarkdown = false
  /// Whether help was asked for.
  var wantsHelp = false
  /// Whether the version was asked for.
  var wantsVersion = false
}
