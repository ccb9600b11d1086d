import Motion
import Testing
import Timeline

@testable import Rules

struct ScreenRulesTests {
  /// An animator moves the presenter's view into the container, which UIKit throws away.
  private func presenterInContainer() -> Play {
    var play = Play()
    let list = play.view("List.view", in: play.window)
    play.call(.viewDidAppear, "List", at: 0)
    let container = play.view("containerView", in: play.window, at: 0.1)
    play.call(.animateTransition, "animator", at: 0.1)
    play.timeline.setChildren([list], of: container, at: 0.1)
    play.timeline.setChildren([container], of: play.window, at: 0.1)
    let detail = play.view("Detail.view", in: container, at: 0.1)
    play.call(.completeTransition, "context", at: 0.5, "true")
    play.call(.viewDidDisappear, "Detail", at: 0.5)
    play.timeline.setChildren([], of: play.window, at: 0.5)
    _ = detail
    return play
  }

  @Test func aBlackScreenIsToldWithItsCause() {
    let found = Rule.findings(in: presenterInContainer().timeline)
    #expect(
      found.map(\.rule) == ["appeared-but-invisible", "black-at-the-end", "lost-with-container"])
    #expect(
      found.map(\.message) == [
        "List appeared at 0.000 s, but its view is in no window",
        "the screen is black from 0.500 s on: no visible view is left in the window",
        "List.view was moved into the transition's container and left the window with it at"
          + " 0.500 s; this style does not remove the presenter",
      ])
  }

  @Test func aScreenWithOneVisibleViewIsNotBlack() {
    var play = presenterInContainer()
    _ = play.view("Other.view", in: play.window, at: 0.6)
    #expect(Rule.blackAtTheEnd.check(play.timeline).isEmpty)
  }

  @Test func anEmptyWindowWithoutTransitionsIsNobodysMistake() {
    #expect(Rule.findings(in: Play().timeline).isEmpty)
  }

  @Test(arguments: [
    (LayerProperty.isHidden, LayerValue.flag(true), "hidden"),
    (.opacity, .number(0), "transparent (alpha 0.000)"),
    (.position, .point(CGPoint(x: 195, y: 1266)), "outside of the screen"),
    (.bounds, .rect(CGRect(x: 0, y: 0, width: 0, height: 9)), "without size"),
  ])
  func aControllerThatAppearedMustBeSeen(
    _ property: LayerProperty, _ value: LayerValue, _ reason: String
  ) {
    var play = Play()
    let view = play.view("Detail.view", in: play.window)
    play.call(.viewDidAppear, "Detail", at: 0.25)
    #expect(Rule.appearedButInvisible.check(play.timeline).isEmpty)
    play.timeline.record(value, for: property, of: view, at: 0.5)
    #expect(
      Rule.appearedButInvisible.check(play.timeline).map(\.message) == [
        "Detail appeared at 0.250 s, but its view is \(reason)"
      ])
  }

  @Test func aControllerThatLeftNeedNotBeSeen() {
    var play = Play()
    _ = play.view("Detail.view", in: play.window)
    play.call(.viewDidAppear, "Detail", at: 0.25)
    play.call(.viewDidDisappear, "Detail", at: 0.5)
    play.timeline.setChildren([], of: play.window, at: 0.5)
    #expect(Rule.appearedButInvisible.check(play.timeline).isEmpty)
  }
}
