/// Whether text is coloured.
enum ColorChoice: String, Sendable, CaseIterable {
  case auto, always, never

  /// The answer for a stream. The flag beats the environment, there NO_COLOR beats CLICOLOR_FORCE
  /// beats CLICOLOR (no-color.org, bixense.com/clicolors).
  func isColored(isTerminal: Bool, environment: Environment) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if environment["NO_COLOR"] != nil { return false }
    if let force = environment["CLICOLOR_FORCE"], force != "0" { return true }
    if environment["CLICOLOR"] == "0" || environment["TERM"] == "dumb" { return false }
    return isTerminal
  }
}
