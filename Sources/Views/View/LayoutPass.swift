import Layers
import Timeline

/// One layout pass of a world: from the outermost `layoutIfNeeded` to its end. It sees to it that layout
/// comes to an end.
final class LayoutPass {
  /// How often one view may lay out in a pass.
  static let limit = 100
  /// How many layouts a pass may have.
  private static let total = 100_000

  /// Which pass it is, from 1.
  private(set) var number = 0
  /// Whether it has had as many layouts as it may have.
  private(set) var isOver = false
  private var depth = 0
  /// How many layouts the pass has had.
  private(set) var count = 0
  /// The conversions that wait for a layout.
  let conversions = PendingConversions()
  private var told = Set<ObjectIdentifier>()

  /// That of a world.
  static func of(_ world: World) -> LayoutPass { world.service { LayoutPass() } }

  /// A call begins: the outermost begins a pass.
  func begin() {
    depth += 1
    guard depth == 1 else { return }
    number += 1
    count = 0
    isOver = false
  }

  /// The call ends.
  func end() { depth -= 1 }

  /// Whether a view may lay out once more; if not, it is told, once. UIKit goes on for ever.
  func admits(_ view: UIView) -> Bool {
    count += 1
    if count > Self.total { isOver = true }
    if view.lastPass != number {
      view.lastPass = number
      view.layoutsInPass = 0
    }
    view.layoutsInPass += 1
    guard view.layoutsInPass > Self.limit || isOver else { return true }
    if told.insert(ObjectIdentifier(view)).inserted, told.count <= 100 {
      view.world.report(.layout(.feedbackLoop(view: view.outputName)))
    }
    return false
  }
}
