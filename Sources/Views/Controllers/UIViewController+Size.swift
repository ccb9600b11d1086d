import Layers
import Motion
import Timeline

extension UIViewController {
  /// Tells that the size of the view is about to change with the screen's.
  final func tellWillTransition(to size: CGSize, _ coordinator: TransitionCoordinator) {
    world.record(.viewWillTransition, outputName, detail: "to: \(size.text)")
    send("viewWillTransition", [size, coordinator]) {
      viewWillTransition(to: size, with: coordinator)
    }
    presented?.pinnedPresentationController?.tellWillTransition(to: size, coordinator)
  }
}

extension CGSize {
  /// The size in an event: "844 x 390".
  var text: String { "\(width.short) x \(height.short)" }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var short: String {
    self == rounded() && abs(self) < 1e9 ? "\(Int(self))" : "\(self)"
  }
}
