import Foundation
import Testing

/// More frames a second are more looks at the same motion.
struct RateTests {
  private struct Frames: Decodable {
    struct Frame: Decodable {
      let time: Double
      let views: [View]
    }
    struct View: Decodable, Equatable {
      let id: Int
      let rect: [Double]
      let alpha: Double
      let hidden: Bool
    }
    let frames: [Frame]
  }

  @Test func twiceTheRateChangesNoCommonFrame() throws {
    let (slow, fast) = (try frames("--fps 60"), try frames("--fps 120"))
    #expect(fast.count == 2 * slow.count - 1)
    for (index, frame) in slow.enumerated() {
      #expect(abs(fast[2 * index].time - frame.time) < 1e-9)
      #expect(fast[2 * index].views == frame.views)
    }
  }

  private func frames(_ flags: String) throws -> [Frames.Frame] {
    let run = try Program.shell(
      "cd '\(Golden.top.path)' && $segue examples/first-steps.lua --format json --to 0.4 \(flags)")
    return try JSONDecoder().decode(Frames.self, from: Data(run.output.utf8)).frames
  }
}
