import Layers
import Motion
import Testing

@testable import Views

/// A plain table: where rows lie, which cells exist, headers, cells' own parts. Hand arithmetic.
struct TableViewTests {
  @Test func rowsAre44PointsHighAndOnlyTheVisibleOnesExist() {
    let it = TableStage([100])
    #expect(it.visible == (0...9).map { "0.\($0)" })
    #expect(it.table.contentSize == CGSize(width: 375, height: 4400))
    #expect(it.table.rectForRow(at: path(3)) == CGRect(x: 0, y: 132, width: 375, height: 44))
    #expect(it.table.rowHeight == UITableView.automaticDimension)
    it.scroll(to: 100)
    // From 100 to 540: row 2 (88 to 132) to row 12 (528 to 572).
    #expect(it.visible == (2...12).map { "0.\($0)" })
    #expect(
      it.table.cellForRow(at: path(12))?.frame == CGRect(x: 0, y: 528, width: 375, height: 44))
    #expect(it.table.cellForRow(at: path(1)) == nil)
    #expect(it.made == 11)
  }

  @Test func aThousandRowsNeedADozenCells() {
    let it = TableStage([1000])
    for step in 0..<400 { it.scroll(to: Double(step) * 100) }
    #expect(it.made <= 12 && it.table.visibleCells.count <= 11)
    #expect(it.table.visibleCells.allSatisfy { ($0 as? CountedCell)?.reuses ?? 0 > 0 })
    #expect(it.table.subviews.filter { $0 is UITableViewCell }.count <= 11)
    #expect(it.table.visibleCells.first?.textLabel.text == "0.906")
    // Front to back as they lie.
    let rows = it.table.subviews.compactMap { ($0 as? UITableViewCell)?.frame.minY }
    #expect(rows == rows.sorted())
  }

  /// iOS 15 and later: 22 points above each header; a header with a title is 28 points high.
  @Test func headersStandAboveTheirSections() {
    let it = TableStage([3, 2]) { $1.titles = ["One", "Two"] }
    #expect(it.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 22, width: 375, height: 28))
    #expect(it.table.rectForRow(at: path(0)).minY == 50)
    #expect(it.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 182))
    #expect(it.table.rectForHeader(inSection: 1).minY == 204)
    #expect(it.table.rectForRow(at: path(1, 1)).maxY == 320)
    let header = it.table.headerView(forSection: 1) as? UITableViewHeaderFooterView
    #expect(header?.textLabel.text == "Two" && header?.frame.minY == 204)
    it.turn { it.table.sectionHeaderTopPadding = 0 }
    #expect(it.table.rectForHeader(inSection: 1).minY == 160)
    it.turn { it.table.sectionHeaderHeight = 40 }
    #expect(it.table.rectForRow(at: path(0, 1)).minY == 212)
    #expect(it.table.numberOfSections == 2 && it.table.numberOfRows(inSection: 1) == 2)
  }

  @Test func aHeaderStaysUntilItsSectionPushesItOut() {
    let it = TableStage([3, 30]) { $1.titles = ["One", "Two"] }
    it.scroll(to: 60)
    #expect(it.table.headerView(forSection: 0)?.frame.minY == 60)
    it.scroll(to: 170)
    // The section ends at 182.
    #expect(it.table.headerView(forSection: 0)?.frame.minY == 154)
    it.scroll(to: 300)
    #expect(it.table.headerView(forSection: 0) == nil)
    #expect(it.table.headerView(forSection: 1)?.frame.minY == 300)
    let front = it.table.subviews.last
    #expect(front === it.table.headerView(forSection: 1))
  }

  @Test func theDelegateSaysHeights() {
    let it = TableStage([4]) { $1.height = { CGFloat(10 * ($0.row + 1)) } }
    #expect((0...3).map { it.table.rectForRow(at: path($0)).minY } == [0, 10, 30, 60])
    #expect(it.table.contentSize.height == 100)
    it.turn {
      it.source.height = nil
      it.table.rowHeight = 60
    }
    #expect(it.table.contentSize.height == 240)
  }

  @Test func viewsAboveAndBelow() {
    let it = TableStage([2]) {
      (table, _) in
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 100))
      table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
    }
    #expect(it.table.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
    #expect(it.table.rectForRow(at: path(0)).minY == 100)
    #expect(it.table.tableFooterView?.frame == CGRect(x: 0, y: 188, width: 375, height: 30))
    #expect(it.table.contentSize.height == 218)
    it.turn { it.table.tableHeaderView = nil }
    #expect(it.table.contentSize.height == 118 && it.table.rectForRow(at: path(0)).minY == 0)
  }

  @Test func constraintsSizeARow() {
    let it = TableStage([30]) { (_, source) in
      source.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        if cell.contentView.subviews.isEmpty {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          cell.contentView.addSubview(view)
          NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
            view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 50),
            view.heightAnchor.constraint(equalToConstant: 60),
          ])
        }
        return cell
      }
    }
    #expect(it.table.rectForRow(at: path(1)) == CGRect(x: 0, y: 80, width: 375, height: 80))
    // 440 / 80: rows 0 to 5; the others are thought to be 44 high.
    #expect(it.table.visibleCells.count == 6)
    #expect(it.table.contentSize.height == 6 * 80 + 24 * 44)
    #expect(it.world.timeline.findings.isEmpty)
  }

  @Test func scrollingBringsARowToItsPlace() {
    let it = TableStage([100])
    it.turn { it.table.scrollToRow(at: path(50), at: .top, animated: false) }
    #expect(it.table.contentOffset.y == 2200)
    it.turn { it.table.scrollToRow(at: path(50), at: .bottom, animated: false) }
    #expect(it.table.contentOffset.y == 2244 - 440)
    it.turn { it.table.scrollToRow(at: path(50), at: .middle, animated: false) }
    #expect(it.table.contentOffset.y == 2002)
    // It shows already; then as little as possible; and no farther than the content.
    it.turn { it.table.scrollToRow(at: path(48), at: .none, animated: false) }
    #expect(it.table.contentOffset.y == 2002)
    it.turn { it.table.scrollToRow(at: path(60), at: .none, animated: false) }
    #expect(it.table.contentOffset.y == 61 * 44 - 440)
    it.turn { it.table.scrollToRow(at: path(99), at: .top, animated: false) }
    #expect(it.table.contentOffset.y == 4400 - 440)
    #expect(it.table.indexPathForRow(at: CGPoint(x: 10, y: 4000)) == path(90))
  }

  @Test func aHeaderCoversNoRowThatIsScrolledTo() {
    let it = TableStage([50]) { $1.titles = ["One"] }
    it.turn { it.table.scrollToRow(at: path(10), at: .top, animated: false) }
    // The row lies at 22 + 28 + 440; the header covers 28 points.
    #expect(it.table.contentOffset.y == 490 - 28)
  }

  @Test func theBuiltInParts() {
    let it = TableStage([3]) { (_, source) in
      source.cell = { _, path in
        let styles: [UITableViewCell.CellStyle] = [.default, .subtitle, .value1]
        let cell = UITableViewCell(style: styles[path.row], reuseIdentifier: nil)
        cell.textLabel.text = "Title"
        cell.detailTextLabel?.text = "Detail"
        return cell
      }
    }
    let cells = it.table.visibleCells
    #expect(cells[0].textLabel.frame == CGRect(x: 16, y: 0, width: 343, height: 44))
    #expect(cells[0].detailTextLabel == nil && cells[0].contentView.frame.height == 44)
    // 20.5 and 14.5 points at scale 2, centred in 44: 4.5 above.
    #expect(cells[1].textLabel.frame.minY == 4.5 && cells[1].textLabel.frame.height == 20.5)
    #expect(cells[1].detailTextLabel?.frame.minY == 25)
    #expect(cells[1].detailTextLabel?.font.pointSize == 12)
    #expect(cells[2].detailTextLabel?.frame.maxX == 359)
    #expect(cells[2].textLabel.frame.minX == 16)
  }

  @Test func iOS26HasHigherRows() {
    let it = TableStage([3]) { _, source in
      UIApplication.shared.ios = 26
      source.titles = ["One"]
    }
    #expect(it.table.rectForRow(at: path(1)).minY == 22 + 40.5 + 51.5)
  }

  @Test func aTableUnderABarStartsBelowIt() {
    let stage = Stage()
    let source = TableSource([30])
    var controller: UITableViewController?
    stage.turn {
      let list = UITableViewController()
      controller = list
      list.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      list.tableView.dataSource = source
      stage.window.rootViewController = UINavigationController(rootViewController: list)
    }
    #expect(controller?.tableView === controller?.view)
    #expect(controller?.tableView.contentOffset.y == -91)
    #expect(controller?.tableView.visibleCells.count == 18)
    #expect(controller?.tableView.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
  }
}
