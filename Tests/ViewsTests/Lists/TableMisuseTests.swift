import Layers
import Motion
import Testing

@testable import Views

/// UIKit's exceptions of tables, and data sources that misbehave.
struct TableMisuseTests {
  @Test func anUnknownIdentifierIsAnException() {
    let it = TableStage([3]) { (_, source) in
      source.cell = { $0.dequeueReusableCell(withIdentifier: "photo", for: $1) }
    }
    #expect(it.world.exception?.name == "NSInternalInconsistencyException")
    #expect(
      it.world.exception?.reason
        == "unable to dequeue a cell with identifier photo - must register a nib or a class for the "
        + "identifier or connect a prototype cell in a storyboard")
  }

  @Test func noCellIsAnException() {
    let it = TableStage([3]) { (_, source) in source.cell = { _, _ in nil } }
    #expect(it.world.exception?.name == "NSInternalInconsistencyException")
    #expect(
      it.world.exception?.reason.contains("failed to obtain a cell from its dataSource") == true)
  }

  @Test func rowsThatAreNotThereAreAnException() {
    let it = TableStage([3])
    it.turn { it.table.scrollToRow(at: path(9), at: .top, animated: false) }
    #expect(it.world.exception?.name == "NSRangeException")
    #expect(
      it.world.exception?.reason.hasSuffix("row (9) beyond bounds (3) for section (0).") == true)
    #expect(it.table.rectForRow(at: path(9)) == .zero)
  }

  @Test(arguments: [-1, 2_000_000, Int.max])
  func countsThatCannotBeAreExceptions(_ count: Int) {
    let it = TableStage([count])
    #expect(it.world.exception?.name == "NSInternalInconsistencyException")
  }

  @Test(arguments: [-5.0, .nan, .infinity])
  func heightsThatCannotBeAreExceptions(_ height: Double) {
    let it = TableStage([3]) { $1.height = { _ in height } }
    #expect(it.world.exception?.reason.contains("row height for index path [0, 0]") == true)
  }

  @Test func reloadingInACallbackEnds() {
    var count = 0
    let it = TableStage([5]) { (_, source) in
      source.cell = { table, path in
        count += 1
        if count < 4 { table.reloadData() }
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
    }
    #expect(it.visible.count == 5 && it.world.exception == nil)
  }

  @Test func reloadingForEverDoesNotHang() {
    let it = TableStage([5]) { (_, source) in
      source.cell = { table, path in
        table.reloadData()
        return table.dequeueReusableCell(withIdentifier: "cell", for: path)
      }
    }
    #expect(it.table.visibleCells.count <= 5)
  }

  @Test func fewerRowsAfterAReload() {
    let it = TableStage([100])
    it.scroll(to: 3000)
    it.turn {
      it.source.counts = [2]
      it.table.reloadData()
    }
    it.scroll(to: 0)
    #expect(it.visible == ["0.0", "0.1"] && it.table.contentSize.height == 88)
    it.turn { it.table.dataSource = nil }
    #expect(it.visible == [] && it.table.numberOfSections == 0)
  }

  @Test func aDataSourceThatNobodyKeepsIsTold() {
    let it = TableStage([3])
    it.turn {
      let lost = TableSource([3])
      it.table.dataSource = lost
    }
    #expect(it.visible == [])
    #expect(it.world.timeline.findings.map(\.rule) == ["delegate-released"])
  }

  @Test func oneCellForTwoRowsShowsTheLast() {
    var only: UITableViewCell?
    let it = TableStage([3]) { (_, source) in
      source.cell = { table, path in
        let cell = only ?? table.dequeueReusableCell(withIdentifier: "cell", for: path)
        only = cell
        return cell
      }
    }
    #expect(it.visible == ["0.2"] && it.table.cellForRow(at: path(2)) === only)
  }
}
