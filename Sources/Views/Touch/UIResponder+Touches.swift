import Layers
import Motion
import Timeline

extension UITouch.Phase {
  /// UIKit's method that tells a responder or a recogniser of it.
  var event: EventName {
    switch self {
    case .began: .touchesBegan
    case .moved, .stationary: .touchesMoved
    case .ended: .touchesEnded
    case .cancelled: .touchesCancelled
    }
  }
}

extension UIResponder {
  /// Tells of touches in a phase, in the script's words if it overrides the method.
  final func tell(_ phase: UITouch.Phase, _ touches: [UITouch], _ event: UIEvent?) {
    guard world.failure == nil, !touches.isEmpty else { return }
    let name = phase.event
    if overrides(name.rawValue) {
      world.record(name, outputName, detail: touches.map { $0.point.text }.joined(separator: " "))
    }
    send(name.rawValue, [touches, event]) {
      switch phase {
      case .began: touchesBegan(Set(touches), with: event)
      case .moved, .stationary: touchesMoved(Set(touches), with: event)
      case .ended: touchesEnded(Set(touches), with: event)
      case .cancelled: touchesCancelled(Set(touches), with: event)
      }
    }
  }
}

extension CGPoint {
  /// "12, 40", to the tenth of a point.
  var text: String { "\((x * 10).rounded() / 10), \((y * 10).rounded() / 10)" }

  /// How far it is from the origin.
  var length: Double { (x * x + y * y).squareRoot() }
}
