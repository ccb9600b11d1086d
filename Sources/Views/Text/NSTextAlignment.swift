/// How lines are placed in a label's width; frames do not depend on it.
public enum NSTextAlignment: Int, Sendable, CaseIterable {
  case left, center, right, justified, natural
}
