import LuaRuntime
import Views

extension Session {
  /// How a failed run ended: the message as people read it. Lua does not say where a text is that it
  /// cannot read at all; that is in the file of the name.
  func outcome(of error: any Error, in name: String? = nil) -> Outcome {
    host.world.failure = nil
    if !host.limits.mayPrint, let limit = host.limits.output {
      host.limits.printed = 0
      return .failed("the script prints more than \(limit >> 20) MB")
    }
    guard let error = error as? LuaError else {
      return .failed((error as? LuaFailure)?.message ?? "\(error)")
    }
    if error.kind == .interrupted { return .interrupted }
    if error.message.contains("a nil value") {
      host.world.bind { UIApplication.shared.noteFailure(onNilAt: error.line) }
    }
    var text = error.message
    if error.line > 0, !text.hasPrefix("\(error.chunk):") {
      text = "\(error.chunk):\(error.line): \(text)"
    } else if error.line == 0, let name, !text.hasPrefix(name + ":") {
      text = "\(name): \(text)"
    }
    if text.hasSuffix("not enough memory"), let limit = host.limits.memory {
      text += " (the limit is \(limit >> 20) MB)"
    } else if let name = missingLibrary(in: text) {
      text += "; the sandbox has no \(name): --unsafe opens Lua's full libraries"
    }
    // Where it happened stands in the message; one frame alone tells nothing more.
    let isTold = error.traceback.split(separator: "\n").count <= 2
    return .failed(text + (isTold ? "" : "\n" + error.traceback))
  }

  /// The message of a failed line of the REPL, without what the user sees anyway: that it was this
  /// line.
  func message(_ text: String, of entry: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let trace = lines.firstIndex(of: "stack traceback:") else {
      return Self.placed(text, in: entry)
    }
    let frames = lines[(trace + 1)...].filter {
      !($0.hasPrefix("\tinput:") && $0.hasSuffix("in main chunk"))
    }
    let message = Self.placed(lines[..<trace].joined(separator: "\n"), in: entry)
    if frames.count < 2 { return message }
    return message + "\nstack traceback:\n" + frames.joined(separator: "\n")
  }

  private static func placed(_ message: String, in entry: String) -> String {
    let place = "input:1: "
    guard !entry.contains("\n"), message.hasPrefix(place) else { return message }
    return String(message.dropFirst(place.count))
  }

  /// What a script wanted of Lua's own libraries that the sandbox leaves out.
  private func missingLibrary(in message: String) -> String? {
    guard !host.isUnsafe, message.contains("a nil value (") else { return nil }
    let libraries = ["io", "package", "dofile", "loadfile"]
    if let name = libraries.first(where: { message.contains("(global '\($0)')") }) { return name }
    return ["exit", "execute", "getenv", "tmpname"].first { message.contains("(field '\($0)')") }
      .map { "os." + $0 }
  }
}
