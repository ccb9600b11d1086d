import Layers
import Motion
import Views

extension Workload {
  /// Moving the clock by a second while 10,000 views animate on curves and springs, through keyframes
  /// and by explicit animations, in containers that scale and turn; all ends included.
  static let mixedAdvance = Workload(name: "mixed advance") {
    var best = Double.infinity
    var ends = 0
    let world = World()
    world.bind {
      let crowd = ViewCrowd(containers: 100, each: 99)
      world.perform { crowd.show() }
      for round in 1...5 {
        world.perform { crowd.animate(round) { ends += 1 } }
        best = min(best, Workload.best(of: 1, repeating: 1) { world.advance(by: 1) })
      }
    }
    print("nanoseconds \(best)")
    print("checksum \(ends)")
    world.tearDown()
  }
}

/// Views in containers, for all kinds of animations at once.
private struct ViewCrowd {
  let window = UIWindow()
  let containers: [UIView]
  let views: [UIView]

  init(containers count: Int, each: Int) {
    let containers = (0..<count).map { index in
      UIView(frame: CGRect(x: Double(index), y: 0, width: 90, height: 90))
    }
    views = (0..<count * each).map { index in
      let view = UIView(frame: CGRect(x: Double(index % 90), y: 0, width: 9, height: 9))
      containers[index / each].addSubview(view)
      return view
    }
    self.containers = containers
  }

  /// Puts all of it on screen.
  func show() {
    window.makeKeyAndVisible()
    for container in containers { window.addSubview(container) }
  }

  /// Animates everything for 0.9 seconds; `end` is called for each group that ends.
  func animate(_ round: Int, _ end: @escaping () -> Void) {
    let sign = round % 2 == 0 ? 1.0 : -1.0
    let turned = CGAffineTransform(rotationAngle: 0.3 * sign).scaledBy(x: 0.9, y: 1.1)
    UIView.animate(
      withDuration: 0.9, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0,
      animations: { for container in containers { container.transform = turned } },
      completion: { _ in end() })
    UIView.animate(
      withDuration: 0.9, delay: 0, options: .curveEaseOut,
      animations: { for view in some(0) { view.center.y += 10 * sign } },
      completion: { _ in end() })
    UIView.animateKeyframes(
      withDuration: 0.9,
      animations: {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) {
          for view in some(1) { view.center.x += 10 * sign }
        }
        UIView.addKeyframe(withRelativeStartTime: 0.4, relativeDuration: 0.6) {
          for view in some(1) { view.alpha = round % 2 == 0 ? 1 : 0.5 }
        }
      }, completion: { _ in end() })
    UIView.animate(
      springDuration: 0.6, bounce: 0.2,
      animations: { for view in some(2) { view.transform = turned } },
      completion: { _ in end() })
    let spring = CASpringAnimation(keyPath: "opacity")
    (spring.fromValue, spring.toValue, spring.duration) = (.number(0), .number(1), 0.9)
    for container in containers { container.layer.add(spring, forKey: nil) }
  }

  /// Every third view.
  private func some(_ remainder: Int) -> [UIView] {
    views.enumerated().filter { $0.offset % 3 == remainder }.map(\.element)
  }
}
