import Motion
import Testing
import Timeline

struct FrameSamplerTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func agreesWithTheWalkAtAnyMomentInAnyOrder(_ seed: UInt64) {
    let timeline = RandomTimeline.make(seed, steps: 80)
    var sampler = FrameSampler(timeline)
    var random = SplitMix(seed)
    for step in 0..<60 {
      let time =
        step % 3 == 0
        ? Double.random(in: 0...timeline.end, using: &random)
        : Double(step) * timeline.end / 60
      let moment = Moment(time, isAfter: step % 2 == 0)
      sampler.seek(to: moment)
      let rows = timeline.frame(at: moment).rows
      let flat = sampler.frame
      let slots = flat.layers.indices.filter { flat.isRow[$0] }
      #expect(slots.map { flat.layers[$0] } == rows.map(\.layer))
      for (slot, row) in zip(slots, rows) {
        #expect(isClose(flat.rects[slot], row.rect))
        #expect(abs(flat.alphas[slot] - row.alpha) <= 1e-12)
        #expect(abs(flat.opacities[slot] - row.opacity) <= 1e-12)
      }
    }
  }

  /// Within some roundings of the numbers that were added up: 1e-11 at a thousand points.
  private func isClose(_ a: CGRect, _ b: CGRect) -> Bool {
    let scale = max(1000, max(abs(b.origin.x), abs(b.origin.y)) + b.size.width + b.size.height)
    return max(
      abs(a.origin.x - b.origin.x), abs(a.origin.y - b.origin.y),
      abs(a.size.width - b.size.width), abs(a.size.height - b.size.height)) <= 1e-14 * scale
  }

  @Test func ofAStillTimelineItIsTheModel() {
    var stage = Stage()
    let view = stage.view("view", CGRect(x: 1, y: 2, width: 3, height: 4))
    var sampler = FrameSampler(stage.timeline)
    sampler.seek(to: Moment(0))
    #expect(sampler.frame.layers == [stage.window, view])
    #expect(sampler.frame.isRow == [false, true])
    #expect(sampler.frame.rects[1] == CGRect(x: 1, y: 2, width: 3, height: 4))
  }
}
