/// What runs that are over held. It is let go of when the next turn of user code opens, so that moving
/// the clock over the end of 10,000 animations costs no more than over the end of one.
struct RunRemains {
  /// How much is held before it is let go of earlier.
  private static let limit = 200_000
  private var members: [[AnimationRun.Member]] = []
  private var starts: [[StartValue]] = []
  private var count = 0

  /// Takes over what a run held.
  mutating func keep(_ members: inout [AnimationRun.Member], _ starts: inout [StartValue]) {
    if members.isEmpty && starts.isEmpty { return }
    count += members.count + starts.count
    self.members.append(members)
    self.starts.append(starts)
    members = []
    starts = []
    if count > Self.limit { letGo() }
  }

  /// Lets everything go.
  mutating func letGo() {
    guard count > 0 else { return }
    members = []
    starts = []
    count = 0
  }
}
