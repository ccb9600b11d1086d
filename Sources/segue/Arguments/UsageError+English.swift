extension UsageError: CustomStringConvertible {
  /// The one sentence that the user reads.
  var description: String {
    switch self {
    case .unknownFlag(let flag, let suggestion):
      "there is no flag \(flag)" + didYouMean(suggestion)
        + (suggestion == nil ? " (flags for the script itself go after --)" : "")
    case .flagOfAnotherCommand(let flag, let command):
      "segue \(command) takes no \(flag)"
    case .missingValue(let flag, let name):
      "\(flag) needs a value: \(flag) \(name)"
    case .unwantedValue(let flag):
      "\(flag) takes no value"
    case .badValue(let flag, let given, let expected, let suggestion):
      "\(flag) takes \(expected), not '\(given)'" + didYouMean(suggestion)
    case .unknownCommand(let word, let suggestion):
      "there is no file and no command '\(word)'" + didYouMean(suggestion)
    case .noSuchCommand(let word):
      "there is no command '\(word)'"
    case .unwantedOperand(let word, let command):
      "segue \(command) does not know what to do with '\(word)'"
    case .missingOperand(let command, let needed):
      "segue \(command) needs \(needed)"
    case .codeAndFile(let file):
      "either -e or the file '\(file)', not both (arguments for the script go after --)"
    case .oneOutputForSeveral:
      "-o takes the output of one script"
    case .unknownEnding(let path, let known):
      "the ending of '\(path)' says no format; known are \(known.joined(separator: ", "))"
    case .noSession(let reason), .noPage(let reason): reason
    case .noTerminal:
      "-i needs a terminal to type in"
    }
  }

  private func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean \($0)?" } ?? ""
  }
}
