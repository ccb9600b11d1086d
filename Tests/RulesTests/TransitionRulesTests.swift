import Testing
import Timeline

@testable import Rules

struct TransitionRulesTests {
  @Test func aTransitionThatEndsOnceIsFine() {
    var play = Play()
    let list = play.view("List.view", in: play.window)
    play.begin(at: 0)
    let detail = play.view("Detail.view", in: play.window, at: 0)
    play.end(at: 0.5)
    play.timeline.setChildren([detail], of: play.window, at: 0.5)
    #expect(Rule.findings(in: play.timeline).isEmpty)
    #expect(list != detail)
  }

  @Test func nobodyCompleted() {
    var play = Play()
    play.begin(at: 0.25)
    let message =
      "the transition that began at 0.250 s was never completed: nobody called completeTransition;"
      + " Detail is still appearing, List is still disappearing"
    #expect(
      Rule.neverCompleted.check(play.timeline) == [
        Finding(
          rule: "never-completed", severity: .error, time: 0.25, object: "animator",
          message: message, line: 14)
      ])
  }

  @Test func aDriverThatNobodyFinishesIsAnInteractiveTransition() {
    var play = Play()
    play.call(.startInteractiveTransition, "interactionController", at: 0.5)
    let found = Rule.neverCompleted.check(play.timeline)
    #expect(found.count == 1)
    #expect(
      found.first?.message.hasPrefix("the interactive transition that began at 0.500 s") == true)
  }

  @Test func startAndAnimateAreOneTransition() {
    var play = Play()
    play.call(.startInteractiveTransition, "driver", at: 0)
    play.call(.animateTransition, "animator", at: 0)
    play.call(.completeTransition, "context", at: 0.5, "true")
    #expect(Rule.neverCompleted.check(play.timeline).isEmpty)
    #expect(Rule.completedTwice.check(play.timeline).isEmpty)
  }

  @Test func aSecondCompletionIsTold() {
    var play = Play()
    play.begin(at: 0)
    play.end(at: 0.3)
    play.call(.completeTransition, "context", at: 0.5, "true", line: 33)
    #expect(
      Rule.completedTwice.check(play.timeline) == [
        Finding(
          rule: "completed-twice", severity: .error, time: 0.5, object: "context",
          message: "completeTransition was called at 0.500 s, but the transition was over",
          line: 33)
      ])
  }

  @Test(arguments: [("true", 1), ("false", 0)])
  func aCancelledTransitionMustSaySo(_ flag: String, _ count: Int) {
    var play = Play()
    play.begin(at: 0)
    play.call(.cancelInteractiveTransition, "driver", at: 0.2)
    play.end(at: 0.3, flag)
    let found = Rule.completedAfterCancel.check(play.timeline)
    #expect(found.count == count)
    #expect(found.allSatisfy { $0.line == 20 && $0.severity == .error })
  }

  @Test func whatTheTimelineTellsIsNotToldAgain() {
    var play = Play()
    play.begin(at: 0)
    play.end(at: 0.3)
    play.call(.completeTransition, "context", at: 0.5, "true")
    play.timeline.findings = [
      Finding(
        rule: "completed-twice", severity: .warning, time: 0.5, object: "context", message: "again")
    ]
    #expect(!Rule.findings(in: play.timeline).contains { $0.rule == "completed-twice" })
  }
}
