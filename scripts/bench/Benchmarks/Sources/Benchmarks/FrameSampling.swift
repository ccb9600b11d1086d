import Timeline

extension Workload {
  /// One frame of 10,000 animated layers: rects in window coordinates and opacities.
  static let frameSampling = Workload(name: "frame sampling, 10,000 layers") {
    let timeline = Crowd.make(10_000)
    var sampler = FrameSampler(timeline)
    sampler.seek(to: Moment(0.01))
    var frame = 0
    var sum = 0.0
    let time = best(of: 300, repeating: 5) {
      frame += 1
      sampler.seek(to: Moment(0.01 + Double(frame % 900) / 1000))
      sum += sampler.frame.rects[5000].origin.x + sampler.frame.opacities[9999]
    }
    print("nanoseconds \(time)")
    let walk = best(of: 3, repeating: 2) { sum += timeline.frame(at: Moment(0.5)).rows[9].alpha }
    print("walk \(walk)")
    print("checksum \(sum)")
  }
}
