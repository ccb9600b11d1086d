import CTerminal
import Glibc

/// Lines typed with GNU Readline: editing, history, completion.
final class LineEditor {
  /// What a reading gave.
  enum Input {
    /// A line, or a pasted block of several.
    case line(String)
    /// Ctrl-C: the line was dropped.
    case interrupt
    /// Ctrl-D.
    case end
  }

  /// How many entries the history keeps.
  static let historyLimit: Int32 = 2000

  /// What could stand in place of the word that ends at that byte of the line.
  var completions: (_ line: String, _ offset: Int) -> [String] = { _, _ in [] }

  /// Starts the editor; the history is that of a file, if there is one.
  init?(historyPath: String?) {
    // Readline keeps the pointer.
    guard let name = strdup("segue"), segue_editor_start(name) else { return nil }
    if let historyPath { segue_history_load(historyPath, LineEditor.historyLimit) }
    segue_editor_set_completion(
      { line, cursor, candidates, context in
        guard let line, let context else { return }
        let editor = Unmanaged<LineEditor>.fromOpaque(context).takeUnretainedValue()
        for text in editor.completions(String(cString: line), Int(cursor)) {
          segue_candidates_add(candidates, text)
        }
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit { segue_editor_set_completion(nil, nil) }

  /// Whether more input is waiting: a block was pasted.
  var hasWaitingInput: Bool { segue_editor_has_waiting_input() }

  /// Lets the user type a line.
  func read(prompt: String) -> Input {
    var line: UnsafeMutablePointer<CChar>?
    switch segue_editor_read(prompt, &line) {
    case SEGUE_INPUT_LINE: break
    case SEGUE_INPUT_INTERRUPT: return .interrupt
    default: return .end
    }
    guard let line else { return .end }
    defer { free(line) }
    return .line(String(cString: line))
  }

  /// Keeps an entry for the arrow keys, and for the next time.
  func remember(_ entry: String) { segue_history_add(entry) }
}
