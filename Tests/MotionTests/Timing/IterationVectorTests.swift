import Testing

@testable import Motion

@Suite struct IterationVectorTests {
  @Test func everyRowIsMet() throws {
    let rows = try vectorRows("wpt-iteration-progress")
    let asserted = rows.filter { check($0) }.count
    // More rows may come; none may go, and none is passed over.
    #expect(asserted == rows.count && asserted >= 35)
  }

  /// Asserts what a row says; false if it is not understood.
  private func check(_ row: VectorRow) -> Bool {
    guard let duration = number(row["duration_ms"]), let delay = number(row["delay_ms"]),
      let rate = number(row["playbackRate"]), row["fill"] == "both"
    else {
      Issue.record("not understood: \(row.cells)")
      return false
    }
    let count = row["iterations"].isEmpty ? 1 : number(row["iterations"]) ?? .nan
    let start = row["iterationStart"].isEmpty ? 0 : number(row["iterationStart"]) ?? .nan
    func at(_ time: Double) -> Iteration {
      Iteration(time: time, cycle: duration, count: count, start: start, isBackwards: rate < 0)
    }
    let active = duration == 0 || count == 0 ? 0 : duration * count
    #expect(at(-delay).phase == .before)
    expect(at(-delay).progress, row, "progress_before")
    expect(at(0).progress, row, "progress_active_start")
    if row["description"] == "Test end delay" {
      // The rows do not carry the end delay, which Core Animation does not have: it is one of these
      // in the suite, and cuts the active time short when it is negative.
      let ends = [50.0, 0, -50, -100, -200].map { delay in
        at(delay < 0 ? max(active + delay, 0) : active).progress
      }
      let expected = number(row["progress_after"]) ?? .nan
      #expect(ends.contains { abs($0 - expected) < 1e-12 }, "\(row.cells)")
    } else if active.isFinite {
      expect(at(active + 1).progress, row, "progress_after")
    }
    return true
  }

  private func expect(_ value: Double, _ row: VectorRow, _ column: String) {
    guard !row[column].isEmpty else { return }
    #expect(abs(value - (number(row[column]) ?? .nan)) < 1e-12, "\(column) \(row.cells)")
  }
}
