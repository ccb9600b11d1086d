import Testing
import Timeline

struct MomentTests {
  @Test func aFrameShowsWhatWasCommittedStrictlyBefore() {
    #expect(Moment(1).sees(0.9))
    #expect(!Moment(1).sees(1))
    #expect(!Moment(1).sees(1 - 1e-10))
    #expect(Moment(0).sees(Time.setUp))
  }

  @Test func afterwardsTheSameInstantShows() {
    #expect(Moment(1, isAfter: true).sees(1))
    #expect(Moment(1, isAfter: true).sees(1 + 1e-10))
    #expect(!Moment(1, isAfter: true).sees(1.1))
  }
}
