import Motion
import Testing
import Timeline

@testable import Renderers

struct ListTests {
  @Test func eventsAreAligned() {
    let text = """
        0.000  Detail    viewDidLoad
        0.050  Detail    viewWillAppear      animated
        0.050  animator  animateTransition
        0.200  context   completeTransition  true

      """
    #expect(Renderer.events.render(Zoom.make()) == text)
  }

  @Test func whatIsLeftOutOfTheEventsIsSaid() {
    var options = RenderOptions()
    options.from = 0.05
    options.limit = 1
    let text = """
        0.050  Detail    viewWillAppear  animated
      ... 2 more events

      """
    #expect(
      Renderer.events.render(Zoom.make(), options).replacing("Detail  view", with: "Detail    view")
        == text)
  }

  @Test func theTreeShowsWhoIsInWhomAndWhatMoves() {
    var timeline = Zoom.make()
    _ = Zoom.add(
      "title", "UILabel", CGRect(x: 5, y: 5, width: 50, height: 20), in: Zoom.list, to: &timeline)
    var options = RenderOptions()
    options.at = [0.125]
    let text = """
      window 390x844  at 0.125 s
      |-- List.view            (0.0 0.0 390.0 844.0)
      |   `-- title [UILabel]  (5.0 5.0 50.0 20.0)
      |-- dim                  (0.0 0.0 390.0 844.0)  alpha 0.40  moving
      `-- photo [UIImageView]  (6.0 23.5 283.5 248.5)  moving

      """
    #expect(Renderer.tree.render(timeline, options) == text)
  }

  @Test func findingsLookLikeCompilerMessages() {
    var timeline = Zoom.make()
    timeline.findings = [
      Finding(
        rule: "never-completed", severity: .error, time: 0.2, object: "context",
        message: "the transition was never completed", line: 14),
      Finding(rule: "odd", severity: .note, time: 0.25, message: "odd"),
    ]
    var options = RenderOptions()
    options.title = "zoom.lua"
    let text = """
      error[never-completed]: the transition was never completed
        --> zoom.lua:14
         = at 0.200 s, context
      note[odd]: odd
         = at 0.250 s

      """
    #expect(Renderer.findings.render(timeline, options) == text)
    #expect(Renderer.findings.render(Zoom.make()) == "no findings\n")
  }
}
