import Scripting

extension SessionOptions {
  /// The same for `Scripting`.
  var scripting: Scripting.SessionOptions {
    var options = Scripting.SessionOptions()
    if let fps { options.fps = fps }
    options.device = device
    options.timeLimit = timeLimit
    options.memoryLimit = memoryLimit
    options.outputLimit = outputLimit
    options.isUnsafe = isUnsafe
    return options
  }
}
