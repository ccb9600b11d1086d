/// Reads a command line in GNU style: flags anywhere, `--flag=value`, `--flag value`, letters in a
/// bundle, `--` ends flags.
///
/// `segue FILE a b` gives a and b to the script, `segue run FILE FILE` runs both; what stands after
/// `--` goes to the script either way.
struct ArgumentParser {
  private var rest: ArraySlice<String>
  private var invocation = Invocation()

  /// Reads the arguments (without the program's name).
  static func parse(_ arguments: [String]) throws(UsageError) -> Invocation {
    var parser = ArgumentParser(rest: arguments[...])
    while let argument = parser.rest.popFirst() { try parser.take(argument) }
    return try parser.finished()
  }

  private mutating func take(_ argument: String) throws(UsageError) {
    if argument == "--" {
      takeAll()
    } else if argument.hasPrefix("--") {
      try takeLong(argument)
    } else if argument.hasPrefix("-"), isBundle(argument.dropFirst()) {
      try takeBundle(argument.dropFirst())
    } else {
      takeOperand(argument)
    }
  }

  /// "-" is standard input and "-5" a number.
  private func isBundle(_ letters: Substring) -> Bool {
    letters.first.map { !$0.isNumber && $0 != "." } ?? false
  }

  /// After `--`: the file to run if there is none yet, and arguments for it.
  private mutating func takeAll() {
    let needsFile =
      invocation.operands.isEmpty && invocation.settings.code.isEmpty && !rest.isEmpty
    if needsFile { invocation.operands.append(rest.removeFirst()) }
    invocation.scriptArguments += rest
    rest = []
  }

  private mutating func takeOperand(_ word: String) {
    if invocation.command == nil, invocation.operands.isEmpty, let command = Command.named(word) {
      invocation.command = command
    } else if invocation.command == nil, !invocation.operands.isEmpty {
      invocation.scriptArguments.append(word)
    } else {
      invocation.operands.append(word)
    }
  }

  private mutating func takeLong(_ argument: String) throws(UsageError) {
    let parts = argument.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = Option.named(name) else {
      let near = Suggestion.nearest(to: name, among: Option.all.map(\.long))
      throw .unknownFlag("--\(name)", suggestion: near.map { "--\($0)" })
    }
    try apply(option, as: "--\(name)", attached: parts.count == 2 ? String(parts[1]) : nil)
  }

  private mutating func takeBundle(_ letters: Substring) throws(UsageError) {
    var letters = letters
    while let letter = letters.popFirst() {
      let flag = "-\(letter)"
      guard let option = Option.named(letter) else { throw .unknownFlag(flag, suggestion: nil) }
      let takesRest = option.valueName != nil && !letters.isEmpty
      try apply(option, as: flag, attached: takesRest ? String(letters) : nil)
      if takesRest { return }
    }
  }

  private mutating func apply(
    _ option: Option, as flag: String, attached: String?
  ) throws(UsageError) {
    invocation.flags.append(option)
    guard let name = option.valueName else {
      if attached != nil { throw .unwantedValue(flag: flag) }
      _ = option.apply(&invocation.settings, "")
      return
    }
    guard let value = attached ?? rest.popFirst() else {
      throw .missingValue(flag: flag, name: name)
    }
    guard option.apply(&invocation.settings, value) else {
      let near = Suggestion.nearest(to: value, among: option.choices)
      throw .badValue(flag: flag, given: value, expected: option.expected, suggestion: near)
    }
  }

  private func finished() throws(UsageError) -> Invocation {
    guard let command = invocation.command else { return invocation }
    let own = command.groups.flatMap(\.options).map(\.long)
    for flag in invocation.flags where !own.contains(flag.long) {
      throw .flagOfAnotherCommand("--\(flag.long)", command: command.name)
    }
    return invocation
  }
}
