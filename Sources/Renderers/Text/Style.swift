/// Escape sequences for emphasis; they never carry meaning alone.
struct Style {
  /// Whether they are written at all.
  let isOn: Bool

  /// The style that options ask for.
  init(_ options: RenderOptions) { isOn = options.color }

  /// For headings.
  func bold(_ text: String) -> String { wrap(text, "1") }

  /// For what is less important.
  func dim(_ text: String) -> String { wrap(text, "2") }

  /// For callbacks.
  func cyan(_ text: String) -> String { wrap(text, "36") }

  /// For errors.
  func red(_ text: String) -> String { wrap(text, "31") }

  /// For warnings.
  func yellow(_ text: String) -> String { wrap(text, "33") }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
