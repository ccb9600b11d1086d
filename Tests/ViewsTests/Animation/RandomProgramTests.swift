import Testing

@testable import Views

/// Issue 3, items 4 and 5: the engine against a reference that is a sum of closed forms.
struct RandomProgramTests {
  @Test(arguments: 0..<10)
  func aThousandRandomProgramsShowWhatTheReferenceSays(_ batch: Int) {
    for number in 0..<1000 {
      var program = RandomProgram(seed: UInt64(batch * 1000 + number + 1))
      program.run(steps: 6)
      #expect(program.compared == 12)
      guard program.worst <= 1e-9 else {
        Issue.record("program \(batch * 1000 + number + 1) is off by \(program.worst)")
        return
      }
    }
  }
}
