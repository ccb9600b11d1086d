import Renderers

extension RenderOptions {
  /// What the flags say of a printer, for standard output or the file they name. The frames are the
  /// timeline's own ticks.
  init(_ settings: Settings, output: Output, environment: Environment, title: String?) {
    let goesToFile = settings.outputPath != nil
    self.init()
    from = settings.from
    to = settings.to
    at = settings.at
    views = settings.views.isEmpty ? nil : Glob(settings.views.joined(separator: ","))
    width = settings.width ?? (goesToFile ? nil : output.terminalWidth) ?? width
    charset = settings.charset
    color = settings.color.isColored(
      isTerminal: !goesToFile && output.isTerminal, environment: environment)
    full = settings.isFull
    self.title = title
  }
}
