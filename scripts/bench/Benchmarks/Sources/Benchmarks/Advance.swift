import Layers
import Motion
import Views

extension Workload {
  /// Moving the clock by a second while 10,000 layers animate, the end of all their animations
  /// included: the cost grows with events, not with layers x frames.
  static let advance = Workload(name: "advance one second, 10,000 layers animating") {
    var best = Double.infinity
    var ends = 0
    let world = World()
    world.bind {
      let window = UIWindow()
      var views: [UIView] = []
      world.perform {
        window.makeKeyAndVisible()
        views = (0..<10_000).map { UIView(frame: CGRect(x: Double($0), y: 0, width: 9, height: 9)) }
        for view in views { window.addSubview(view) }
      }
      for round in 1...5 {
        world.perform {
          UIView.animate(
            withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
            animations: { for view in views { change(view, round) } },
            completion: { if $0 { ends += 1 } })
        }
        best = min(best, Workload.best(of: 1, repeating: 1) { world.advance(by: 1) })
      }
    }
    print("nanoseconds \(best)")
    print("checksum \(ends)")
    world.tearDown()
  }

  /// Moves, fades and scales a view.
  private static func change(_ view: UIView, _ round: Int) {
    view.alpha = round % 2 == 0 ? 1 : 0.5
    view.center.y += 100
    view.transform = CGAffineTransform(scaleX: 1 + Double(round), y: 1)
  }
}
