import LuaRuntime
import Timeline

/// `expect`, `expectEqual`, `expectEvents`: counted; the run goes on and the exit code tells.
enum ExpectationFunctions {
  /// All of them.
  static func all(_ host: SessionHost) -> [LuaGlobalFunction] {
    [
      LuaGlobalFunction(
        "expect", ["_ condition: value", "_ message: string?"], doc: "Counts a condition.",
        arguments: { arguments in
          let condition = try arguments.optional("condition", LuaValue.self) ?? .null
          let message: String? = try arguments.optional("message")
          host.count(condition.isTrue, message ?? "expectation failed")
          return nil
        }),
      LuaGlobalFunction(
        "expectEqual",
        [
          "_ actual: value", "_ expected: value", "accuracy: number = 0", "message: string?",
        ], allowsPositional: false,
        doc: "Counts an equality: numbers per component, lists deeply, objects by identity.",
        arguments: { arguments in
          let actual = try arguments.optional("actual", LuaValue.self) ?? .null
          let expected = try arguments.optional("expected", LuaValue.self) ?? .null
          let accuracy: Double = try arguments.optional("accuracy", default: 0)
          let message: String? = try arguments.optional("message")
          let comparison = Comparison(accuracy: accuracy, state: arguments.state)
          if try comparison.equal(actual, expected) {
            host.count(true, "")
          } else {
            let text = try comparison.difference(actual, expected)
            host.count(false, message.map { "\($0): \(text)" } ?? text)
          }
          return nil
        }),
      LuaGlobalFunction(
        "expectEvents", ["_ names: table", "_ options: table?"],
        doc: "Counts whether the events happened in this order; {from=, to=, exact=} narrow it.",
        arguments: { try events($0, host) }),
    ]
  }

  /// The names are in a list, which may also carry the labels: `expectEvents{"A.b", from = t}`.
  private static func events(
    _ arguments: LuaArguments, _ host: SessionHost
  ) throws -> (any LuaConvertible)? {
    let table = try arguments.required("names", LuaTable.self)
    let options = try arguments.optional("options", LuaTable.self) ?? table
    let names = try table.list().map { try name(of: $0) }
    let from: Double = try options.field("from", as: Double?.self) ?? 0
    let to: Double = try options.field("to", as: Double?.self) ?? .infinity
    let isExact: Bool = try options.field("exact", as: Bool?.self) ?? false
    let happened = host.world.timeline.events
      .filter { $0.time >= from - Time.tolerance && $0.time <= to + Time.tolerance }
      .map { (name: "\($0.object).\($0.name.rawValue)", short: $0.name.rawValue) }
    if isExact {
      let own = happened.map(\.name)
      host.count(
        own == names,
        "events are not exactly these: expected \(names.joined(separator: ", ")); "
          + "got \(own.joined(separator: ", "))")
      return nil
    }
    var rest = happened[...]
    for name in names {
      guard let index = rest.firstIndex(where: { $0.name == name || $0.short == name }) else {
        let seen = happened.map(\.name).joined(separator: ", ")
        let why = happened.contains { $0.name == name } ? "comes too early" : "did not happen"
        host.count(false, "event \(name) \(why); events: \(seen)")
        return nil
      }
      rest = rest[(index + 1)...]
    }
    host.count(true, "")
    return nil
  }
}

extension ExpectationFunctions {
  private static func name(of value: LuaValue) throws -> String {
    guard case .string(let name) = value else {
      throw LuaFailure("expectEvents needs names such as \"Sheet.viewWillAppear\"")
    }
    return name
  }
}

extension SessionHost {
  /// Counts a check; a failed one keeps the script's line.
  func count(_ holds: Bool, _ message: String) {
    if holds {
      world.recorder.timeline.expectations.passed += 1
    } else {
      world.recorder.timeline.expectations.failed.append(
        Expectations.Failure(
          message: message, source: state.currentChunk, line: currentLine))
    }
  }
}

extension LuaValue {
  /// Whether Lua takes it for true.
  var isTrue: Bool {
    switch self {
    case .null, .boolean(false): false
    default: true
    }
  }
}
