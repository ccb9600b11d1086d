import Layers
import Motion
import Testing

@testable import Views

/// Rows that come, go and move while a table shows.
struct TableChangeTests {
  private func texts(_ it: TableStage) -> [String] {
    it.table.visibleCells.map { $0.textLabel.text ?? "" }
  }

  @Test func rowsComeAndGo() {
    let it = TableStage([3])
    let cells = it.table.visibleCells
    it.turn {
      it.source.counts = [4]
      it.table.insertRows(at: [path(1)], with: .fade)
    }
    // The cells that were there keep their looks; the new one is asked for.
    #expect(texts(it) == ["0.0", "0.1", "0.1", "0.2"])
    #expect(it.table.cellForRow(at: path(2)) === cells[1])
    #expect(cells[1].frame.minY == 88 && it.table.contentSize.height == 176)
    it.turn {
      it.source.counts = [2]
      it.table.deleteRows(at: [path(0), path(1)], with: .automatic)
    }
    #expect(it.table.visibleCells == [cells[1], cells[2]])
    #expect(cells[1].frame.minY == 0)
  }

  @Test func aDeletionInABlockIsAnimated() {
    let it = TableStage([3])
    let cell = it.table.visibleCells[2]
    it.turn {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        it.source.counts = [2]
        it.table.deleteRows(at: [path(0)], with: .fade)
        it.table.layoutIfNeeded()
      }
    }
    it.world.advance(by: 0.5)
    let rect = cell.layer.presentationState?.frame
    #expect(isClose(rect, CGRect(x: 0, y: 66, width: 375, height: 44)))
  }

  @Test func theSelectionMovesAlong() {
    let it = TableStage([5])
    it.turn {
      it.table.allowsMultipleSelection = true
      it.table.selectRow(at: path(1), animated: false)
      it.table.selectRow(at: path(3), animated: false)
      it.source.counts = [4]
      it.table.deleteRows(at: [path(1)], with: .none)
    }
    #expect(it.table.indexPathsForSelectedRows == [path(2)])
    it.turn { it.table.moveRow(at: path(2), to: path(0)) }
    #expect(it.table.indexPathForSelectedRow == path(0))
    #expect(it.table.cellForRow(at: path(0))?.isSelected == true)
  }

  @Test func sectionsComeAndGo() {
    let it = TableStage([1, 2])
    it.turn {
      it.source.counts = [1, 5, 2]
      it.table.insertSections([1], with: .fade)
    }
    #expect(it.table.numberOfSections == 3 && it.visible.count == 8)
    it.turn {
      it.table.beginUpdates()
      it.source.counts = [5, 3]
      it.table.deleteSections([0], with: .fade)
      it.table.insertRows(at: [path(2, 1)], with: .fade)
      it.table.endUpdates()
    }
    #expect(it.visible == ["0.0", "0.1", "0.2", "0.3", "0.4", "1.0", "1.1", "1.2"])
  }

  @Test func countsThatDoNotFitAreTheKnownException() {
    let it = TableStage([3])
    it.turn { it.table.insertRows(at: [path(0)], with: .fade) }
    #expect(it.world.exception?.name == "NSInternalInconsistencyException")
    #expect(
      it.world.exception?.reason
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in an "
        + "existing section after the update (3) must be equal to the number of rows contained in "
        + "that section before the update (3), plus or minus the number of rows inserted or deleted "
        + "from that section (1 inserted, 0 deleted) and plus or minus the number of rows moved "
        + "into or out of that section (0 moved in, 0 moved out).")
  }

  @Test func anEmptyBatchAsksForHeightsAgain() {
    let it = TableStage([3]) { $1.height = { _ in 50 } }
    it.turn {
      it.source.height = { $0.row == 1 ? 100 : 50 }
      it.table.beginUpdates()
      it.table.endUpdates()
    }
    #expect(it.table.rectForRow(at: path(2)).minY == 150)
    #expect(it.table.visibleCells[1].frame.height == 100)
  }

  @Test func aReloadedRowIsAskedForAgain() {
    var round = 0
    let it = TableStage([3]) { (_, source) in
      source.cell = { table, path in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel.text = "\(round)"
        return cell
      }
    }
    it.turn {
      round = 1
      it.table.reloadRows(at: [path(1)], with: .none)
    }
    #expect(texts(it) == ["0", "1", "0"])
  }

  @Test func countsAreThoseThatWereTold() {
    let it = TableStage([3])
    it.turn {
      it.source.counts = [10]
      it.table.rowHeight = 50
    }
    // UIKit: without a reload the data source is not asked again.
    #expect(it.table.contentSize.height == 150)
    it.turn { it.table.reloadData() }
    #expect(it.table.contentSize.height == 500)
  }
}
