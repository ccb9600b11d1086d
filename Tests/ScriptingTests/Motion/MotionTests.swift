import Foundation
import Testing
import Timeline

/// Everything that moves, through Lua: the tables of core-animation.md as scripts. The name of each file
/// is its claim; `motion.lua` is what they share.
struct MotionTests {
  @Test(arguments: TraceTests.snippets(in: "motion"))
  func motionHolds(name: String) throws { try run(name).expectFine() }

  /// What was saved and read back shows at any time what the live timeline shows, whatever was asked
  /// before.
  @Test(arguments: [
    "additive-reversal", "at-in-any-order", "explicit-animations", "keyframe-pacing",
    "property-animators", "timing", "view-transitions",
  ])
  func savedEqualsLive(name: String) throws {
    let live = try run(name).timeline
    let saved = try Timeline(decoding: live.encoded())
    #expect(saved == live)
    let moments = (0..<60).map { step in
      // 37 is prime to 60: all steps, in a jumble.
      Moment(Double(step * 37 % 60) * live.end / 60, isAfter: step % 3 == 0)
    }
    let frames = moments.map { live.frame(at: $0) }
    for (moment, frame) in zip(moments, frames) {
      #expect(saved.frame(at: moment) == frame)
    }
    for (moment, frame) in zip(moments, frames).sorted(by: { $0.0.time > $1.0.time }) {
      #expect(live.frame(at: moment) == frame)
    }
  }

  private func run(_ name: String) throws -> LuaRun {
    let url = try #require(
      Bundle.module.url(
        forResource: name, withExtension: "lua", subdirectory: "Scenarios/motion"))
    return try LuaRun(
      file: url, modules: url.deletingLastPathComponent().deletingLastPathComponent())
  }
}
