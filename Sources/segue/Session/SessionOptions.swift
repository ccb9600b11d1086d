/// What a session is told by the command line. What is nil has the session's own default.
struct SessionOptions {
  /// Frame ticks a second.
  var fps: Double?
  /// The simulated device.
  var device: String?
  /// How many seconds one run of code may take.
  var timeLimit: Double?
  /// How many megabytes scripts may use.
  var memoryLimit: Int?
  /// How many megabytes scripts may print.
  var outputLimit: Int?
  /// Whether scripts have Lua's full libraries.
  var isUnsafe = false
  /// Takes what scripts print, line ends included.
  var print: (String) -> Void
  /// Finds a required module; nil if there is none.
  var load: (String) -> Module?

  /// The options that the flags say.
  init(
    settings: Settings, print: @escaping (String) -> Void, load: @escaping (String) -> Module?
  ) {
    fps = settings.fps
    device = settings.device
    timeLimit = settings.timeLimit > 0 ? settings.timeLimit : nil
    memoryLimit = settings.memoryLimit > 0 ? settings.memoryLimit : nil
    outputLimit = settings.outputLimit > 0 ? settings.outputLimit : nil
    isUnsafe = settings.isUnsafe
    self.print = print
    self.load = load
  }
}
