import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// A world with a window, for a test.
final class Stage {
  let world: World
  let window: UIWindow

  /// A stage of the default device: 390 x 844 points, safe area 47/0/34/0; or of another.
  init(_ screen: Screen? = nil) {
    world = screen.map { World(screen: $0) } ?? World()
    window = world.bind {
      let window = UIWindow()
      window.makeKeyAndVisible()
      return window
    }
  }

  deinit { world.tearDown() }

  /// One turn of user code.
  func turn(_ body: () -> Void) { world.perform(body) }

  /// The events of objects, as "object.name".
  func events(of objects: String...) -> [String] {
    world.timeline.events.filter { objects.isEmpty || objects.contains($0.object) }
      .map { "\($0.object).\($0.name.rawValue)" }
  }

  /// What is on screen of a view at a time, as a frame shows it.
  func sample(_ view: UIView, at time: Double, after: Bool = false) -> LayerSample? {
    view.layer.recordIndex.flatMap {
      world.timeline.sample($0, at: Moment(time, isAfter: after))
    }
  }

  /// The rect of a view on screen at a time.
  func rect(_ view: UIView, at time: Double) -> CGRect? { sample(view, at: time)?.rect }

  /// The rule ids of the findings.
  var findings: [String] { world.timeline.findings.map(\.rule) }
}

/// Whether two rectangles are the same within a tolerance, in points.
func isClose(_ a: CGRect?, _ b: CGRect, _ tolerance: Double = 1e-9) -> Bool {
  guard let a else { return false }
  return abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
    && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
}
