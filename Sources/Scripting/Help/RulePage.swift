import Rules

/// The pages of the rules, as `segue explain` prints them.
public enum RulePage {
  /// The rules' names, in the order of the list.
  public static let names = Rule.all.map(\.id)

  /// Every rule with its claim.
  public static var list: String {
    let width = (names.map(\.count).max() ?? 0) + 2
    return Rule.all.map { rule in
      rule.id + String(repeating: " ", count: width - rule.id.count) + rule.claim + "\n"
    }.joined()
  }

  /// The page of a rule; nil if there is none:
  /// ```
  /// never-completed: The transition was never completed.
  ///
  /// UIKit waits until the animator calls completeTransition. ...
  /// ```
  public static func text(of name: String) -> String? {
    Rule.named(name).map { "\($0.id): \($0.claim)\n\n\($0.explanation)\n" }
  }
}
