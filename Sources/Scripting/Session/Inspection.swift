import LuaRuntime
import Views

/// How the REPL shows a value: on one line if it fits, a table else with a line for each entry.
/// ```
/// "text"
/// UIView#1  frame (10, 20, 100, 50)  alpha 0.5
/// {1, 2, name = "sheet"}
/// step(n: integer?)
/// ```
struct Inspection {
  let state: LuaState

  /// Longest text that stays on one line.
  private static let width = 76
  /// Most entries of a table that are shown.
  private static let limit = 40

  /// The value as text.
  func text(_ value: LuaValue) throws -> String {
    switch value {
    case .object(let view as UIView): return try state.describe(value) + geometry(of: view)
    case .function(let function):
      guard let member = function.member else { return try state.describe(value) }
      let owner = member.signature.owner
      return owner.isEmpty ? member.text : "\(owner)\(member.isStatic ? "." : ":")\(member.text)"
    case .table: return try table(value, indentation: "", shown: [])
    default: return try short(value)
    }
  }

  private func geometry(of view: UIView) -> String {
    let frame = view.frame
    let numbers = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    var text = "  frame (\(numbers.map(Self.number).joined(separator: ", ")))"
    if view.alpha != 1 { text += "  alpha \(Self.number(view.alpha))" }
    if view.isHidden { text += "  hidden" }
    return text
  }

  private static func number(_ value: Double) -> String {
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A value inside a table.
  private func short(_ value: LuaValue) throws -> String {
    guard case .string(let text) = value else { return try state.describe(value) }
    return Self.quoted(text)
  }

  private func table(
    _ value: LuaValue, indentation: String, shown: [LuaTable]
  ) throws -> String {
    guard case .table(let table) = value else { return try short(value) }
    let fields = try table.entries()
    let isInstance = try state.luaClass(of: value) != nil
    if isInstance || fields.isEmpty || shown.contains(where: { $0.isSame(as: table) })
      || shown.count == 3
    {
      return fields.isEmpty && !isInstance ? "{}" : try state.describe(value)
    }
    let deeper = indentation + "  "
    var parts = try fields.prefix(Self.limit).map { field in
      try key(field.key) + self.table(field.value, indentation: deeper, shown: shown + [table])
    }
    if fields.count > Self.limit { parts.append("... \(fields.count - Self.limit) more") }
    let line = "{" + parts.joined(separator: ", ") + "}"
    if indentation.count + line.count <= Self.width, !line.contains("\n") { return line }
    let lines = parts.map { deeper + $0 }.joined(separator: ",\n")
    return "{\n\(lines)\n\(indentation)}"
  }

  /// What stands before the value; nothing in the list part.
  private func key(_ key: LuaValue) throws -> String {
    switch key {
    case .integer(let number) where number > 0: return ""
    case .string(let text) where Self.isName(text): return text + " = "
    default: return "[\(try short(key))] = "
    }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, !(48...57).contains(first) else { return false }
    return !Completion.words.contains(text)
      && text.utf8.allSatisfy {
        (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0) || $0 == 95
      }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\" + String(scalar)
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where scalar.value < 32 || scalar.value == 127: result += "\\\(scalar.value)"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
