/// What can be wrong with a command line.
enum UsageError: Error, Equatable {
  /// No flag has this name; the one that was probably meant.
  case unknownFlag(String, suggestion: String?)
  /// The command does not take this flag.
  case flagOfAnotherCommand(String, command: String)
  /// A flag stands without its value.
  case missingValue(flag: String, name: String)
  /// A flag that takes no value got one.
  case unwantedValue(flag: String)
  /// The value is not what the flag takes; the one that was probably meant.
  case badValue(flag: String, given: String, expected: String, suggestion: String?)
  /// Neither a command nor a file; the command that was probably meant.
  case unknownCommand(String, suggestion: String)
  /// `help` was asked about something that is no command.
  case noSuchCommand(String)
  /// A command got more than it takes.
  case unwantedOperand(String, command: String)
  /// A command needs something.
  case missingOperand(command: String, needed: String)
  /// Code in the command line and a file as well.
  case codeAndFile(String)
  /// One output file for several inputs.
  case oneOutputForSeveral
  /// The output file's ending says no format.
  case unknownEnding(path: String, known: [String])
  /// The session cannot be opened; why.
  case noSession(String)
  /// Neither the reference nor the rules have the page; why.
  case noPage(String)
  /// The REPL was asked for where nobody can type.
  case noTerminal
}
