import Motion
import Timeline

/// The SplitMix64 generator: the same numbers for the same seed everywhere.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// A timeline in which anything happens, in an order that an engine could have recorded.
struct RandomTimeline {
  private var random: SplitMix
  private var stage = Stage()
  private var views: [Int] = []
  private var clocks: [(clock: Int, start: Double, duration: Double)] = []
  private var time = Time.setUp

  /// The timeline of a seed.
  static func make(_ seed: UInt64, steps: Int = 60) -> Timeline {
    var maker = RandomTimeline(random: SplitMix(seed))
    for _ in 0..<6 { maker.addView() }
    maker.time = 0
    for _ in 0..<steps { maker.step() }
    maker.stage.timeline.end = maker.time + 0.5
    maker.tell()
    return maker.stage.timeline
  }

  private init(random: SplitMix) { self.random = random }

  private mutating func step() {
    switch Int.random(in: 0..<12, using: &random) {
    case 0: addView()
    case 1: move()
    case 2: retime()
    case 3: endClock()
    case 4: removeAnimation()
    case 5: setTiming()
    case 6, 7: time += Double.random(in: 0...0.2, using: &random)
    case 8: change()
    default: animate()
    }
  }

  private var anyView: Int { mutating get { views.randomElement(using: &random) ?? stage.window } }

  private mutating func number(_ range: ClosedRange<Double> = -100...400) -> Double {
    Double.random(in: range, using: &random)
  }

  private mutating func addView() {
    let parent = Bool.random(using: &random) ? anyView : stage.window
    let rect = CGRect(x: number(), y: number(), width: number(0...300), height: number(0...300))
    let isView = Int.random(in: 0..<5, using: &random) > 0
    let (turn, depth, lens) = (number(0...3), number(-9...9), Int.random(in: 0..<6, using: &random))
    let color = UIColor(red: number(0...1), green: 0, blue: 1, alpha: number(0...1))
    let view = stage.view("v\(views.count)", rect, in: parent, at: time, isView: isView) {
      if lens == 0 { $0.transform = CATransform3D.rotation(turn, 0, 0, 1) }
      if lens == 1 { $0.transform = CATransform3D.scale(turn, 2, 1) }
      if lens == 2 { $0.sublayerTransform.m34 = -1.0 / 700 }
      if lens == 3 { $0.transform = CATransform3D.rotation(turn / 4, 0, 1, 0) }
      if lens == 4 { $0.zPosition = depth }
      if lens == 5 { $0.backgroundColor = color }
    }
    views.append(view)
  }

  private mutating func move() {
    let (child, parent) = (anyView, Bool.random(using: &random) ? anyView : stage.window)
    let now = Moment(time, isAfter: true)
    guard !stage.timeline.path(to: parent, at: now).contains(child) else { return }
    if let old = stage.timeline.parent(of: child, at: now) {
      let rest = stage.timeline.children(of: old, at: now).filter { $0 != child }
      stage.timeline.setChildren(rest, of: old, at: time)
    }
    if Int.random(in: 0..<4, using: &random) == 0 { return }
    let siblings = stage.timeline.children(of: parent, at: now)
    let place = Int.random(in: 0...siblings.count, using: &random)
    stage.timeline.setChildren(
      Array(siblings[..<place]) + [child] + siblings[place...], of: parent, at: time)
  }

  private mutating func change() {
    let view = anyView
    switch Int.random(in: 0..<5, using: &random) {
    case 0: record(.flag(Bool.random(using: &random)), .isHidden, view)
    case 1: record(.point(CGPoint(x: number(), y: number())), .position, view)
    case 2: record(.number(number(-5...5).rounded()), .zPosition, view)
    case 3: record(.color(nil), .backgroundColor, view)
    default: record(.point(CGPoint(x: number(0...1), y: number(0...1))), .anchorPoint, view)
    }
  }

  private mutating func record(_ value: LayerValue, _ property: LayerProperty, _ view: Int) {
    stage.timeline.record(value, for: property, of: view, at: time)
  }

  private mutating func animate() {
    let duration = number(0.05...0.6)
    let clock = stage.timeline.addClock(AnimationClock(start: time))
    clocks.append((clock, time, duration))
    let timing = AnimationTiming(
      delay: Bool.random(using: &random) ? 0 : number(0...0.1), duration: duration,
      fillMode: .both, pacing: pacing())
    for _ in 0..<Int.random(in: 1...4, using: &random) { animate(anyView, clock, timing) }
  }

  private mutating func pacing() -> Pacing {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: .linear
    case 1: .curve(.easeInEaseOut)
    default: .spring(Spring(mass: 1, stiffness: 200, damping: 20))
    }
  }

  private mutating func animate(_ view: Int, _ clock: Int, _ timing: AnimationTiming) {
    let delta = CGRect(x: number(), y: number(), width: number(0...90), height: number(0...90))
    switch Int.random(in: 0..<11, using: &random) {
    case 0: add(.position, .delta(.point(delta.origin)), true, view, clock, timing)
    case 1: add(.bounds, .delta(.rect(delta)), true, view, clock, timing)
    case 2: add(.opacity, .from(.number(number(0...1))), false, view, clock, timing)
    case 3: add(.transform, .delta(.transform(matrix())), true, view, clock, timing)
    case 4:
      let basic = Animation.Content.basic(
        from: .point(delta.origin), to: nil, by: .point(CGPoint(x: 9, y: -9)))
      add(.position, basic, false, view, clock, timing)
    case 5:
      let frames = Keyframes(
        values: [.number(0), .number(1), .number(0.5)], keyTimes: [0, 0.3, 1])
      add(.opacity, .keyframes(frames), false, view, clock, timing)
    case 6:
      let frames = Keyframes(
        values: [.point(delta.origin), .point(.zero), .point(CGPoint(x: 40, y: number()))],
        timingFunctions: [.easeOut, .easeIn])
      add(.position, .keyframes(frames), false, view, clock, timing)
    case 7:
      let frames = Keyframes(values: [matrix(), matrix(), matrix()].map { .transform($0) })
      add(.transform, .keyframes(frames), false, view, clock, timing)
    case 8: add(.bounds, .delta(.size(delta.size)), true, view, clock, timing, part: .size)
    case 9:
      let basic = Animation.Content.basic(from: .number(3), to: .number(number()), by: nil)
      add(.position, basic, false, view, clock, timing, part: .x)
    default:
      let clear = UIColor(red: 0, green: 0, blue: 0, alpha: 0)
      add(.backgroundColor, .from(.color(clear)), false, view, clock, timing)
    }
  }

  /// A matrix that turns, scales, mirrors or tilts.
  private mutating func matrix() -> CATransform3D {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: .scale(number(0.2...3), number(0.2...3), 1)
    case 1: .scale(-1, number(0.2...3), 1).concat(.translation(number(), 0, 0))
    case 2: .rotation(number(-1...1), 0, 1, 0)
    default: .rotation(number(-3...3), 0, 0, 1)
    }
  }

  private mutating func add(
    _ property: LayerProperty, _ content: Animation.Content, _ isAdditive: Bool, _ view: Int,
    _ clock: Int, _ timing: AnimationTiming, part: AnimationKeyPath.Component = .whole
  ) {
    let animation = Animation(
      AnimationKeyPath(property, part), content, isAdditive: isAdditive, timing: timing)
    let shift =
      stage.timeline.localTime(of: view, at: Moment(time, isAfter: true)) - time
    stage.timeline.addAnimation(
      AnimationSpan(
        animation: animation, clock: clock, key: "\(property)-\(clock)", added: time,
        timeShift: shift), to: view)
  }

  private mutating func retime() {
    guard let open = clocks.randomElement(using: &random) else { return }
    let local = min(time - open.start, open.duration)
    let motion: AnimationClock.Motion =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: .held(local: local)
      case 1: .running(local: local, rate: -1)
      case 2: .sprung(from: local, to: open.duration, duration: 0.3, spring: .system)
      default: .eased(from: local, to: open.duration, duration: 0.2, curve: .easeOut)
      }
    let pace: AnimationClock.Pace = [.own, .linear, .beyond].randomElement(using: &random) ?? .own
    stage.timeline.append(
      AnimationClock.Segment(start: time, motion: motion, pace: pace), toClock: open.clock)
  }

  private mutating func endClock() {
    guard !clocks.isEmpty else { return }
    stage.timeline.endClock(clocks.removeFirst().clock, at: time)
  }

  private mutating func removeAnimation() {
    stage.timeline.removeAnimations(of: anyView, at: time)
  }

  private mutating func setTiming() {
    guard Int.random(in: 0..<3, using: &random) == 0 else { return }
    let timing = MediaTiming(beginTime: 0, speed: number(0...2), timeOffset: number(0...1))
    stage.timeline.setTiming(timing, of: anyView, at: time)
  }

  private mutating func tell() {
    stage.timeline.events = [
      Event(time: 0, name: .viewDidLoad, object: "A \"quoted\" näme", detail: nil, line: 3),
      Event(time: 0.1 + 0.2, name: .didMove, object: "B", detail: "toParent: nil\n"),
    ]
    stage.timeline.findings = [
      Finding(
        rule: "some-rule", severity: .warning, time: 1 / 3, object: "B", message: "It broke.",
        line: 12)
    ]
    stage.timeline.expectations.passed = 2
    stage.timeline.expectations.failed = [.init(message: "no", source: "a.lua", line: 1)]
  }
}
