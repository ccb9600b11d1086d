import Layers
import Motion
import Timeline

@testable import Views

extension Stage {
  /// A stage with a screen of a size and scale, without safe area.
  convenience init(width: Double, height: Double, scale: Double) {
    self.init(Screen(size: CGSize(width: width, height: height), scale: scale, safeArea: .zero))
  }

  /// Adds plain views to the window that constraints rule.
  func views(_ count: Int) -> [UIView] {
    world.bind {
      (0..<count).map { number in
        let view = UIView()
        view.name = "v\(number)"
        view.translatesAutoresizingMaskIntoConstraints = false
        window.addSubview(view)
        return view
      }
    }
  }
}
