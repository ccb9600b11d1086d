/// Something to measure. To add one: one file and its name in `all`.
struct Workload: Sendable {
  /// The name on the command line and in the output.
  let name: String
  /// Measures; prints lines `key value`.
  let run: @Sendable () -> Void

  /// Every workload.
  static let all: [Workload] = [
    .frameSampling, .mixedSampling, .seek, .memory, .advance, .mixedAdvance, .constraintChange,
    .listScroll,
  ]

  /// The best of several runs of some work, in nanoseconds a run.
  static func best(of rounds: Int, repeating count: Int, _ work: () -> Void) -> Double {
    let clock = ContinuousClock()
    var best = Double.infinity
    for _ in 0..<rounds {
      let time = clock.measure { for _ in 0..<count { work() } }
      let (seconds, attoseconds) = time.components
      let nanoseconds = Double(seconds) * 1e9 + Double(attoseconds) * 1e-9
      best = min(best, nanoseconds / Double(count))
    }
    return best
  }
}
