import Layers
import Timeline

/// Where code asked for a transition coordinator and there was none: if the transition begins later in
/// the same turn, it was asked too early. (case C70)
final class CoordinatorReads {
  private struct Read {
    weak var controller: UIViewController?
    let line: Int?
  }

  /// Those of a world.
  static func of(_ world: World) -> CoordinatorReads { world.service { CoordinatorReads() } }

  private var reads: [Read] = []
  private var turn = -1

  /// There was none for a controller.
  func note(_ controller: UIViewController) {
    let world = controller.world
    if turn != world.turnCount { reads.removeAll() }
    turn = world.turnCount
    guard reads.count < 100 else { return }
    reads.append(Read(controller: controller, line: world.scriptHost?.currentLine))
  }

  /// An animated transition begins: it is told who asked before.
  /// - Parameters:
  ///   - comes: The controller that comes or goes.
  ///   - others: The controllers around it.
  func tell(_ call: String, _ comes: UIViewController, _ others: [UIViewController]) {
    let world = comes.world
    guard turn == world.turnCount else { return }
    for read in reads {
      guard let controller = read.controller, controller === comes || others.contains(controller)
      else { continue }
      world.report(
        .noCoordinator(
          controller: controller.outputName, call: call, comes: controller === comes),
        line: read.line)
    }
    reads.removeAll()
  }

  /// Code failed over something that is nil: if it is a coordinator, that is told.
  /// - Parameter line: Where it failed.
  func tellFailure(at line: Int) {
    guard let read = reads.last(where: { $0.line == line }), let controller = read.controller
    else { return }
    reads.removeAll()
    controller.world.report(
      .noCoordinator(controller: controller.outputName, call: "present or push", comes: true),
      line: line)
  }
}

extension UIApplication {
  /// Code failed at a line over something that is nil: if that is a transition coordinator, it is told.
  public func noteFailure(onNilAt line: Int) {
    CoordinatorReads.of(World.current).tellFailure(at: line)
  }
}
