import Timeline

extension Workload {
  /// A frame in the first second and one anywhere in ten minutes in which 50 layers never rest.
  static let seek = Workload(name: "seek") {
    var timeline = Crowd.stage()
    let layers = (0..<50).map { Crowd.add(&timeline, $0) }
    timeline.setChildren(layers, of: 1, at: Time.setUp)
    for second in 0..<600 {
      Crowd.animate(&timeline, layers, at: Double(second))
      timeline.endClock(second, at: Double(second) + 1)
    }
    timeline.end = 600
    var step = 0
    var sum = 0.0
    let early = best(of: 90, repeating: 20) {
      step += 1
      sum += timeline.frame(at: Moment(Double(step * 37 % 1000) / 1000)).rows[9].alpha
    }
    let anywhere = best(of: 90, repeating: 20) {
      step += 1
      sum += timeline.frame(at: Moment(Double(step * 7919 % 600_000) / 1000)).rows[9].alpha
    }
    print("first-second \(early)")
    print("anywhere \(anywhere)")
    print("checksum \(sum)")
  }
}
