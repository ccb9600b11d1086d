extension Command {
  /// Every command there is, in the order of the help page.
  static let all: [Command] = [
    Command(
      name: "run", usages: ["segue run FILE... [-- ARG...]", "segue run -e CODE [-- ARG...]"],
      summary: "run scenarios, print the timeline",
      groups: [.script, .engine, .part, .look, .general],
      start: RunCommand.start),
    Command(
      name: "show", usages: ["segue show FILE.segue.json"],
      summary: "open a saved timeline, print or export it",
      groups: [.part, .look, .general], start: ShowCommand.start),
    Command(
      name: "doc", usages: ["segue doc [NAME]"],
      summary: "what scripts can use: class, member, function",
      groups: [.reference, .general], start: DocCommand.start),
    Command(
      name: "explain", usages: ["segue explain [RULE]"],
      summary: "what a finding means and how it is done right", groups: [.general],
      start: ExplainCommand.start),
    Command(
      name: "help", usages: ["segue help [COMMAND]"],
      summary: "show what a command does and takes", groups: [.general],
      start: HelpCommand.start),
  ]

  /// The ways to call segue without a command's name.
  static let implicitUsages = [
    ("segue", "the REPL, or the script on standard input"),
    ("segue FILE.lua [ARG...]", "the same as segue run, with arguments"),
  ]

  /// The command of a name.
  static func named(_ name: String) -> Command? { all.first { $0.name == name } }
}
