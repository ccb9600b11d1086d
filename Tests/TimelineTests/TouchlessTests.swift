import Motion
import Testing

@testable import Timeline

/// When touches were dead, as callbacks tell it: case C27.
struct TouchlessTests {
  private func timeline(_ calls: [(Double, EventName)]) -> Timeline {
    var timeline = Timeline(
      screen: Screen(size: CGSize(width: 390, height: 844), scale: 3, safeArea: .zero))
    timeline.events = calls.map { Event(time: $0.0, name: $0.1, object: "x") }
    timeline.end = 2
    return timeline
  }

  @Test func transitionsThatRunByThemselvesTakeTheTouches() {
    #expect(timeline([]).touchlessSpans.isEmpty)
    #expect(
      timeline([(0.1, .animateTransition), (0.4, .completeTransition)]).touchlessSpans
        == [0.1...0.4])
    #expect(timeline([(0.5, .animateTransition)]).touchlessSpans == [0.5...2])
  }

  @Test func interactiveAndInterruptibleOnesDoNot() {
    #expect(
      timeline([
        (0.1, .startInteractiveTransition), (0.1, .animateTransition), (0.4, .completeTransition),
        (0.5, .interruptibleAnimator), (0.5, .animateTransition), (0.9, .completeTransition),
        (1, .animateTransition), (1.5, .completeTransition), (1.6, .completeTransition),
      ]).touchlessSpans == [1...1.5])
    // A driver that animates by itself asks no animator.
    #expect(
      timeline([
        (0.1, .startInteractiveTransition), (0.4, .completeTransition), (0.6, .animateTransition),
        (0.7, .completeTransition),
      ]).touchlessSpans == [0.6...0.7])
  }
}
