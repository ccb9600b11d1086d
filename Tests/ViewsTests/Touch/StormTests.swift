import class Foundation.ProcessInfo
import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// What holds in every storm of fingers: nothing crashes, no transition stays open without a finding, and
/// every recogniser is possible again. `SEGUE_STORM=1000` plays 100,000 acts.
struct StormTests {
  static let count = UInt64(ProcessInfo.processInfo.environment["SEGUE_STORM"] ?? "") ?? 20

  @Test func stormsLeaveNothingOpen() {
    var transitions = 0
    var driven = 0
    for seed in 0..<Self.count {
      let app = StormApp()
      app.stage.run {
        storm(app, seed)
        expectCalm(app, seed)
        let events = app.stage.world.timeline.events
        transitions += events.count { $0.name == .animateTransition }
        driven += events.count { $0.name == .startInteractiveTransition }
      }
    }
    #expect(transitions > Int(Self.count) / 2 && driven > Int(Self.count) / 4)
  }

  @Test func sameStormIsTheSameTimeline() {
    func events(_ seed: UInt64) -> [Event] {
      let app = StormApp()
      return app.stage.world.bind {
        storm(app, seed)
        return app.stage.world.timeline.events
      }
    }
    #expect(events(3) == events(3) && events(3) != events(4))
  }

  /// A hundred acts of three fingers.
  private func storm(_ app: StormApp, _ seed: UInt64) {
    var random = Seeded(seed)
    let fingers = [Finger(), Finger(), Finger()]
    let world = app.stage.world
    for _ in 0..<100 {
      let finger = fingers[Int.random(in: 0..<3, using: &random)]
      let point = point(&random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1, 2: world.perform { finger.down(at: point) }
      case 3, 4: world.perform { finger.move(to: point) }
      case 5: glide(finger, to: point, in: world)
      case 6, 7: world.perform { finger.up() }
      case 8: world.perform { finger.up(at: point) }
      case 9: world.perform { finger.cancel() }
      case 10: toggle(app, &random)
      default: world.advance(by: Double.random(in: 0...0.5, using: &random))
      }
    }
    for finger in fingers { world.perform { finger.up() } }
    for it in app.recognizers where !it.isEnabled { it.isEnabled = true }
    world.settle()
  }

  private func glide(_ finger: Finger, to point: CGPoint, in world: World) {
    if !finger.isDown { world.perform { finger.down(at: CGPoint(x: 3, y: 400)) } }
    let start = finger.location
    for step in 1...5 {
      let place = start + (point - start) * (Double(step) / 5)
      world.perform { finger.move(to: place) }
      world.advance(by: 1 / 60)
    }
  }

  private func toggle(_ app: StormApp, _ random: inout Seeded) {
    guard let it = app.recognizers.randomElement(using: &random) else { return }
    app.stage.turn { it.isEnabled.toggle() }
  }

  /// Edges, buttons, or anywhere.
  private func point(_ random: inout Seeded) -> CGPoint {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: CGPoint(x: 3, y: 400)
    case 1: CGPoint(x: 150, y: Double(Int.random(in: 1...6, using: &random)) * 100 + 30)
    default:
      CGPoint(
        x: Double.random(in: -5...395, using: &random),
        y: Double.random(in: -5...850, using: &random))
    }
  }

  private func expectCalm(_ app: StormApp, _ seed: UInt64) {
    let world = app.stage.world
    let open = UIApplication.shared.openTransitions.map(\.title)
    let isTold = app.stage.findings.contains { $0 == "nobody-drives" }
    #expect(open.isEmpty || isTold, "seed \(seed): \(open)")
    #expect(TouchDelivery.shared.down.isEmpty, "seed \(seed)")
    for it in app.recognizers + [app.navigation.swipeBack] {
      #expect(it.state == .possible && it.touches.isEmpty, "seed \(seed): \(it.outputName)")
    }
    #expect(!world.hasWork, "seed \(seed)")
    #expect(UIApplication.shared.transitionsInFlight == 0, "seed \(seed)")
    let bad = Set(app.stage.findings).subtracting([
      "nobody-drives", "ended-before-start", "present-during-transition", "already-presenting",
      "dismiss-during-transition", "unbalanced-calls", "present-outside-window", "dismiss-nothing",
      "pop-gesture-off", "touch-ignored",
    ])
    #expect(
      bad.isEmpty,
      "seed \(seed): \(world.timeline.findings.filter { bad.contains($0.rule) }.map(\.message).first ?? "")"
    )
  }
}
