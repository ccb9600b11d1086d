import Scripting
import Timeline

/// A world with a Lua state in it: what the command line needs of `Scripting`.
protocol ScriptSession: AnyObject {
  /// Runs a whole file to its end, what it has started included.
  func run(_ script: Module, arguments: [String]) -> Outcome

  /// Runs what was typed so far, as one chunk; an expression is printed.
  func evaluate(_ chunk: String) -> Evaluation

  /// What could stand in place of the word that ends at byte `offset`: whole words with their path
  /// (`view.alpha` for `view.al`).
  func completions(for chunk: String, at offset: Int) -> [String]

  /// The reference of a name, or the list of all names; a sentence is thrown if nothing has it.
  func reference(of name: String?) throws(SessionError) -> String

  /// The whole reference in Markdown.
  var referenceInMarkdown: String { get }

  /// What happened so far.
  var timeline: Timeline { get }

  /// What the engine noticed since the last question.
  func takeFindings() -> [Finding]

  /// How to stop what runs, from a signal handler.
  var interrupt: Interrupt { get }
}

/// How a script file ended.
enum Outcome {
  /// To its end.
  case finished
  /// With an error or at a limit; the whole message, traceback included.
  case failed(String)
  /// By Ctrl-C.
  case interrupted
}

/// What became of something typed.
enum Evaluation {
  /// It is the beginning of something longer.
  case incomplete
  /// It ran; the text of its values, if it has any.
  case values(String?)
  /// It failed; the whole message.
  case failed(String)
  /// It was stopped by Ctrl-C.
  case interrupted
}

/// A request to stop, as something that a signal handler may call.
struct Interrupt {
  /// Asks; async-signal-safe.
  let function: @convention(c) (UnsafeMutableRawPointer?) -> Void
  /// What the function is given.
  let context: UnsafeMutableRawPointer?
}
