import Timeline

extension Workload {
  /// One frame of 10,000 layers with springs, keyframes and nested matrices: rects and opacities.
  static let mixedSampling = Workload(name: "mixed sampling") {
    let timeline = MixedCrowd.make(10_000)
    var sampler = FrameSampler(timeline)
    sampler.seek(to: Moment(0.01))
    var frame = 0
    var sum = 0.0
    let time = best(of: 500, repeating: 1) {
      frame += 1
      sampler.seek(to: Moment(0.01 + Double(frame % 900) / 1000))
      sum += sampler.frame.rects[5000].origin.x + sampler.frame.opacities[9999]
    }
    print("nanoseconds \(time)")
    let walk = best(of: 3, repeating: 2) { sum += timeline.frame(at: Moment(0.5)).rows[9].alpha }
    print("walk \(walk)")
    sampler.seek(to: Moment(0.3))
    let rects = sampler.frame.rects.dropFirst()
    print("checksum \(rects.reduce(0) { $0 + $1.origin.x + $1.size.height })")
  }
}
