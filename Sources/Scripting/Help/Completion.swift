import LuaRuntime

/// What could stand at the cursor: from the class tables and what scripts stored, never from a
/// getter or a metamethod.
struct Completion {
  let reference: Reference
  let state: LuaState

  /// Lua's own words.
  static let words = [
    "and", "break", "do", "else", "elseif", "end", "false", "for", "function", "goto", "if", "in",
    "local", "nil", "not", "or", "repeat", "return", "then", "true", "until", "while",
  ]

  /// Whole words, with their path, for the word that ends at byte `offset`: after a point what is
  /// read, after a colon what is called. A method after a point gets its colon.
  func candidates(for chunk: String, at offset: Int) -> [String] {
    guard let path = CompletionPath(chunk, endingAt: offset) else { return [] }
    guard let separator = path.separator else {
      guard !path.beginning.isEmpty else { return [] }
      return Self.fitting(globals.map(\.text) + Self.words, path)
    }
    guard let subject = subject(at: path.names) else { return [] }
    let names = names(of: subject)
    if separator == ":" { return Self.fitting(names.filter(\.isCalled).map(\.text), path) }
    let read = Self.fitting(names.filter(\.isRead).map(\.text), path)
    guard read.isEmpty, !path.beginning.isEmpty else { return read }
    let methods = Self.fitting(names.filter(\.isCalled).map(\.text), path)
    return methods.map { path.prefix.dropLast() + ":" + $0.dropFirst(path.prefix.count) }
  }

  /// The names that go on as the path does, behind what stands before them.
  private static func fitting(_ names: [String], _ path: CompletionPath) -> [String] {
    Set(names.filter { $0.hasPrefix(path.beginning) }).sorted().map { path.prefix + $0 }
  }

  private var globals: [CompletionName] {
    guard let table = try? state.globals() else { return [] }
    return names(of: .value(.table(table)))
  }
}
