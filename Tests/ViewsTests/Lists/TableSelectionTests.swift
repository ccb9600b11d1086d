import Layers
import Motion
import Testing

@testable import Views

/// Selection in a table, by program and by finger; cells that are used again.
struct TableSelectionTests {
  @Test func aTapSelects() {
    let it = TableStage([20])
    it.tap(3)
    #expect(
      it.source.calls == ["didHighlight 3", "didUnhighlight 3", "willSelect 3", "didSelect 3"])
    #expect(it.table.indexPathForSelectedRow == path(3))
    #expect(it.table.cellForRow(at: path(3))?.isSelected == true)
    #expect(it.table.cellForRow(at: path(3))?.isHighlighted == false)
    #expect(
      it.world.timeline.events.contains { $0.name == .didSelectRowAt && $0.detail == "[0, 3]" })
  }

  @Test func theNextTapTakesItsPlace() {
    let it = TableStage([20])
    it.tap(3)
    it.source.calls = []
    it.tap(5)
    #expect(
      it.source.calls == [
        "didHighlight 5", "didUnhighlight 5", "willSelect 5", "willDeselect 3", "didDeselect 3",
        "didSelect 5",
      ])
    #expect(it.table.indexPathsForSelectedRows == [path(5)])
  }

  @Test func severalAreSelectedAndDeselected() {
    let it = TableStage([20]) { (table, _) in table.allowsMultipleSelection = true }
    it.tap(3)
    it.tap(5)
    #expect(it.table.indexPathsForSelectedRows == [path(3), path(5)])
    it.source.calls = []
    it.tap(3)
    #expect(it.source.calls.suffix(2) == ["willDeselect 3", "didDeselect 3"])
    #expect(it.table.indexPathsForSelectedRows == [path(5)])
  }

  @Test func theDelegateMayRefuseOrChooseAnother() {
    let it = TableStage([20]) { $1.willSelect = { $0.row == 4 ? nil : path(7) } }
    it.tap(4)
    #expect(it.table.indexPathForSelectedRow == nil && !it.source.calls.contains("didSelect 4"))
    it.tap(1)
    #expect(it.table.indexPathForSelectedRow == path(7))
    #expect(it.source.calls.last == "didSelect 7")
  }

  @Test func programsSelectWithoutTelling() {
    let it = TableStage([50])
    it.turn { it.table.selectRow(at: path(30), animated: false, scrollPosition: .top) }
    #expect(it.table.contentOffset.y == 1320 && it.source.calls == [])
    #expect(it.table.cellForRow(at: path(30))?.isSelected == true)
    // A cell that is used again for another row is not selected; back it is.
    it.scroll(to: 0)
    #expect(it.table.visibleCells.allSatisfy { !$0.isSelected })
    it.scroll(to: 1320)
    #expect(it.table.cellForRow(at: path(30))?.isSelected == true)
    it.turn { it.table.deselectRow(at: path(30), animated: true) }
    #expect(it.table.indexPathsForSelectedRows == nil)
    #expect(it.table.cellForRow(at: path(30))?.isSelected == false)
    it.turn {
      it.table.selectRow(at: path(1), animated: false)
      it.table.reloadData()
    }
    #expect(it.table.indexPathForSelectedRow == nil)
  }

  @Test func cellsWithoutARegistrationAreUsedAgain() {
    var made = 0
    let it = TableStage([100]) { (_, source) in
      source.cell = { table, _ in
        if let cell = table.dequeueReusableCell(withIdentifier: "own") { return cell }
        made += 1
        return UITableViewCell(style: .value1, reuseIdentifier: "own")
      }
    }
    for step in 0..<40 { it.scroll(to: Double(step) * 90) }
    #expect(made <= 13)
    #expect(it.table.visibleCells.allSatisfy { $0.style == .value1 })
  }

  @Test func aSelectedBackgroundShowsOnlyThen() {
    let it = TableStage([3])
    let cell = it.table.visibleCells[1]
    it.turn { cell.selectedBackgroundView = UIView() }
    #expect(cell.selectedBackgroundView?.isHidden == true)
    #expect(cell.selectedBackgroundView?.frame == cell.bounds)
    it.tap(1)
    #expect(cell.selectedBackgroundView?.isHidden == false)
  }
}
