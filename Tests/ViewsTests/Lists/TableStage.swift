import Layers
import Motion
import Timeline

@testable import Views

/// A cell that counts how many there are and how often they were used again.
final class CountedCell: UITableViewCell {
  nonisolated(unsafe) static var made: [ObjectIdentifier: Int] = [:]
  var reuses = 0

  required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    CountedCell.made[ObjectIdentifier(world), default: 0] += 1
  }

  override func prepareForReuse() { reuses += 1 }
}

/// A plain table of 375 x 440 points on a screen of scale 2 without safe area.
final class TableStage {
  let world = World(
    screen: Screen(size: CGSize(width: 375, height: 440), scale: 2, safeArea: .zero))
  let source: TableSource
  let table: UITableView
  private let host = ExceptionHost()

  /// A table of sections with rows.
  init(_ counts: [Int], _ setUp: (UITableView, TableSource) -> Void = { _, _ in }) {
    let source = TableSource(counts)
    self.source = source
    world.scriptHost = host
    table = world.bind { UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440)) }
    turn {
      table.name = "table"
      table.register(CountedCell.self, forCellReuseIdentifier: "cell")
      setUp(table, source)
      table.dataSource = source
      table.delegate = source
      let window = UIWindow()
      let controller = UIViewController()
      controller.view.addSubview(table)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  deinit {
    CountedCell.made[ObjectIdentifier(world)] = nil
    world.tearDown()
  }

  /// Runs code as a turn.
  func turn(_ body: () -> Void) { world.perform(body) }

  /// How many cells were ever made.
  var made: Int { CountedCell.made[ObjectIdentifier(world)] ?? 0 }

  /// The rows that show, as "section.row".
  var visible: [String] { (table.indexPathsForVisibleRows ?? []).map { "\($0.section).\($0.row)" } }

  /// Scrolls to an offset.
  func scroll(to y: CGFloat) { turn { table.contentOffset = CGPoint(x: 0, y: y) } }

  /// A finger comes down on a row and leaves.
  func tap(_ row: Int) {
    let rect = world.bind { table.rectForRow(at: path(row)) }
    Finger.tap(at: CGPoint(x: 100, y: rect.midY - table.contentOffset.y), in: world)
    world.advance(by: 1)
  }
}

/// A row of the first section, or of another.
func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }
