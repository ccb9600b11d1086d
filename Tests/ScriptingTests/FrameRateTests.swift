import Testing
import Timeline

@testable import Scripting

/// Issue 6, to be shown 5: the frame rate changes the finger's samples and nothing else.
struct FrameRateTests {
  private static let script = """
    local A, B = class("A", UIViewController){}, class("B", UIViewController){}
    window.rootViewController = A
    A:present(B, {animated = false})
    wait(0.5)
    local positions = {}
    local function note(n)
      for i = 1, n do
        step(math.floor(FPS / 60))
        positions[#positions + 1] = at(now(), B.view, "after").rect.y
      end
    end
    drag{from = CGPoint(195, 100), to = CGPoint(195, 410), duration = 0.5, hold = 0.2}
    local released = now()
    note(40)
    for t = 0.6, released, 1 / 60 do positions[#positions + 1] = at(t, B.view, "after").rect.y end
    expectEqual(at(released, B.view).rect.y, 347, {accuracy = 1e-9})
    for _, y in ipairs(positions) do print(("%.9f"):format(y)) end
    """

  private func run(_ fps: Double) throws -> (output: String, timeline: Timeline) {
    var options = SessionOptions()
    options.fps = fps
    var printed = ""
    let session = try Session(options, print: { printed += $0 }, load: { _ in nil })
    let source = "local FPS = \(Int(fps))\n" + Self.script
    #expect(session.run(source: source, name: "rate.lua") == .finished)
    #expect(session.timeline.expectations.failed.isEmpty)
    return (printed, session.timeline)
  }

  private func calls(_ timeline: Timeline) -> [String] {
    timeline.events.map { "\($0.object).\($0.name)" }
  }

  @Test func onlyTheFingersSamplesDiffer() throws {
    let (slow, fast) = (try run(60), try run(120))
    #expect(slow.output == fast.output && slow.output.count > 400)
    #expect(calls(slow.timeline) == calls(fast.timeline))
  }

  @Test func replayIsTheSame() throws {
    let (one, two) = (try run(120), try run(120))
    #expect(one.output == two.output && one.timeline.events == two.timeline.events)
  }
}
