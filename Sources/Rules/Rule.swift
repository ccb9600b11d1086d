import Timeline

/// A diagnosis: what goes wrong, why, how it is done right, and how a timeline shows it. To add
/// one: one file and its name in `all`.
public struct Rule: Sendable {
  /// The name in output and after `explain`: "never-completed".
  public let id: String
  /// What goes wrong, in one line.
  public let claim: String
  /// Why it goes wrong and the code that is right.
  public let explanation: String
  /// Finds it in a timeline.
  public let check: @Sendable (Timeline) -> [Finding]

  /// A rule from its parts.
  public init(
    _ id: String, claim: String, explanation: String,
    check: @escaping @Sendable (Timeline) -> [Finding]
  ) {
    self.id = id
    self.claim = claim
    self.explanation = explanation
    self.check = check
  }

  /// Every rule, in the order of the help.
  public static let all: [Rule] = [
    .neverCompleted, .completedTwice, .completedAfterCancel, .blackAtTheEnd, .lostWithContainer,
    .appearedButInvisible,
  ]

  /// The rule of an id.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }

  /// What all rules find, in order of time, without what the timeline already tells.
  public static func findings(in timeline: Timeline) -> [Finding] {
    let known = Set(timeline.findings.map { Known(rule: $0.rule, object: $0.object) })
    let found = all.flatMap { $0.check(timeline) }
      .filter { !known.contains(Known(rule: $0.rule, object: $0.object)) }
    return found.enumerated().sorted { one, other in
      (one.element.time, one.offset) < (other.element.time, other.offset)
    }.map(\.element)
  }

  private struct Known: Hashable {
    let rule: String
    let object: String?
  }
}
