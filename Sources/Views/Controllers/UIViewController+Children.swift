import Layers
import Timeline

extension UIViewController {
  /// Makes a controller a child; UIKit calls its `willMove(toParent:)`, not its `didMove`.
  public final func addChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    if child.parent != nil { child.removeFromParent() }
    child.tellWillMove(to: self)
    children.append(child)
    child.parent = self
    adopt(child)
  }

  /// Takes the controller out of its parent; UIKit calls its `didMove(toParent: nil)`, not its
  /// `willMove`.
  public final func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    old.release(self)
    tellDidMove(to: nil)
  }

  /// Records and calls `willMove(toParent:)`.
  final func tellWillMove(to parent: UIViewController?) {
    world.record(.willMove, outputName, detail: "toParent: \(parent?.outputName ?? "nil")")
    send("willMove", [parent]) { willMove(toParent: parent) }
  }

  /// Records and calls `didMove(toParent:)`.
  final func tellDidMove(to parent: UIViewController?) {
    world.record(.didMove, outputName, detail: "toParent: \(parent?.outputName ?? "nil")")
    send("didMove", [parent]) { didMove(toParent: parent) }
  }
}
