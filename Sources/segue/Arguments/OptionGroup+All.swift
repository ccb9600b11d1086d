import Renderers

extension OptionGroup {
  /// Every flag there is, in the order of the help page.
  static let all = [script, engine, part, look, reference, general]

  /// What runs.
  static let script = OptionGroup(
    title: "What runs",
    options: [
      .list(
        "execute", short: "e", .code("CODE"), \.code, "run this instead of a file (repeatable)"),
      .flag("interactive", short: "i", \.isInteractive, "go on in the REPL after the run"),
    ])

  /// How it runs.
  static let engine = OptionGroup(
    title: "How it runs",
    options: [
      .value("device", .text("NAME"), \.device, "the simulated device"),
      .value(
        "time-limit", .seconds, \.timeLimit, "stop a script that runs longer (60; 0: never)"),
      .value(
        "memory-limit", .megabytes, \.memoryLimit,
        "stop a script that needs more (1024; 0: never)"),
      .value(
        "output-limit", .megabytes, \.outputLimit,
        "stop a script that prints more (64; 0: never)"),
      .flag("unsafe", \.isUnsafe, "give scripts Lua's full libraries"),
      .flag("strict", \.isStrict, "exit 1 if a finding is an error"),
    ])

  /// Which part of the timeline is shown.
  static let part = OptionGroup(
    title: "What is shown",
    options: [
      .value("fps", .rate, \.fps, "frames a second (60)"),
      .value("from", .seconds, \.from, "the first time"),
      .value("to", .seconds, \.to, "the last time"),
      .list("at", .seconds, \.at, "this time only (repeatable)"),
      .list("views", .text("GLOB"), \.views, "views of these names only (repeatable)"),
      .flag("full", \.isFull, "fold and leave out nothing"),
    ])

  /// What it looks like.
  static let look = OptionGroup(
    title: "How it is shown",
    options: [
      .value("format", .format, \.format, "how to print"),
      .value(
        "output", short: "o", .text("FILE"), \.outputPath,
        "write to a file, in the format of its ending"),
      .value(
        "width", .count("N", of: "columns", atLeast: 20), \.width, "the columns to use"),
      .value("charset", .word(RenderOptions.Charset.self), \.charset, "what to draw with (ascii)"),
      .value("color", .word(ColorChoice.self), \.color, "colours (auto)"),
    ])

  /// How the reference is printed.
  static let reference = OptionGroup(
    title: "The reference",
    options: [.flag("markdown", \.wantsMarkdown, "all pages of doc, in Markdown")])

  /// What every command takes.
  static let general = OptionGroup(
    title: "General",
    options: [
      .flag("quiet", short: "q", \.isQuiet, "the output only: no findings, no greeting"),
      .flag("help", short: "h", \.wantsHelp, "show this page"),
      .flag("version", short: "V", \.wantsVersion, "show the version"),
    ])
}
