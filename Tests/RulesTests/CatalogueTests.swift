import Testing
import Timeline

@testable import Rules

struct CatalogueTests {
  /// One misuse of each kind that the engine records.
  private let misuses: [Misuse] = [
    .completedTwice(context: "c"), .completedTrueAfterCancel(context: "c"),
    .presentWhilePresenting(presenter: "a", presented: "b", current: "c"),
    .presentDuringTransition(presenter: "a", presented: "b"),
    .presentOutsideWindow(presenter: "a", presented: "b"), .presentActive(presented: "b"),
    .dismissNothing(controller: "a"), .dismissDuringTransition(controller: "a"),
    .notASibling(view: "v", reference: "w", call: "above"), .frameUnderRotation(view: "v"),
    .delegateReleased(controller: "a"), .noDelegateAtDismissal(controller: "a"),
    .presenterMovedIntoContainer(presenter: "a", style: "custom"), .endlessWork(what: "w"),
    .endlessTurns, .animatedOutsideWindow(view: "v"), .nothingAnimated,
    .singularTransform(view: "v"), .transitionFromNowhere(view: "v"),
    .transitionNeverCompleted(what: "w"),
    .changeDuringTransition(container: "n", call: "push", current: "pop"),
    .containerDelegateReleased(container: "n"), .endedBeforeStart(call: "finish"),
    .unsatisfiableConstraints(view: "v", constraints: ["c"], broken: "c"),
    .ambiguousLayout(view: "v", parts: ["x"]), .duplicateConstraint(view: "v", text: "c"),
    .animator(name: "a", .startWhileStopped), .animator(name: "a", .stopInactive),
    .animator(name: "a", .finishWithoutStop), .animator(name: "a", .continueNotPaused),
    .animator(name: "a", .notInterruptible(call: "c")),
    .animator(name: "a", .setWhileActive(property: "p")),
    .animator(name: "a", .released(state: "s")),
    .animator(name: "a", .durationIgnored(asked: 1, runs: 2)),
    .gestureState(recognizer: "r", from: "f", to: "t"),
    .layout(.frameUnderTransform(view: "v")),
    .layout(.pendingConversion(view: "v", before: [1], after: [2])),
    .layout(.finalFrameIgnored(controller: "c", frame: .zero, final: .zero)),
    .layout(.safeAreaChanged(controller: "c", from: 1, to: 2, by: 1)),
    .layout(.anchorPointLeft(view: "v", anchor: .zero)),
    .layout(.presentedFrameStale(controller: "c", frame: .zero, wanted: .zero)),
    .layout(.presenterJumps(presenter: "p", from: .zero, to: .zero)),
    .layout(.contentSizeMissing(scrollView: "s")), .layout(.dataSourceReleased(list: "l")),
    .layout(.itemTooLarge(list: "l", side: "width", item: 2, room: 1)),
    .layout(.feedbackLoop(view: "v")),
    .popGestureOff(container: "n", because: "b"), .nobodyDrives(transition: "t"),
    .interactiveWithoutGesture(transition: "t", cancelled: 1), .notDriven(transition: "t"),
    .touchIgnored(at: "1, 2", transition: "t"),
    .noCoordinator(controller: "a", call: "present", comes: true),
  ]

  @Test func everyMisuseThatTheEngineTellsHasAPage() {
    for misuse in misuses { #expect(Rule.named(misuse.rule) != nil, "no page \(misuse.rule)") }
  }

  @Test func everyRuleHasItsPage() {
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all {
      #expect(rule.claim.hasSuffix("."))
      #expect(rule.explanation.count > 100)
      #expect(rule.explanation.split(separator: "\n").allSatisfy { $0.count <= 100 })
      #expect(Rule.named(rule.id)?.claim == rule.claim)
    }
    #expect(Rule.named("nonsense") == nil)
  }
}
