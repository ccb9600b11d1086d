import Layers
import Motion
import Testing

@testable import Views

/// Insertions, deletions, moves and scrolling by program.
@Suite struct CollectionChangeTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func stage(_ counts: [Int]) -> GridStage {
    GridStage(375, 400, counts) { $0.itemSize = CGSize(width: 100, height: 100) }
  }

  @Test("cells keep their items when others come and go")
  func cellsKeepTheirItems() throws {
    let it = stage([6])
    let cells = it.list.visibleCells
    it.turn {
      it.list.selectItem(at: path(3), animated: false)
      it.source.counts = [6]
      it.list.performBatchUpdates {
        it.list.deleteItems(at: [path(1), path(2)])
        it.list.insertItems(at: [path(0), path(5)])
      }
      it.list.layoutIfNeeded()
    }
    // Before 0 1 2 3 4 5; without 1 and 2: 0 3 4 5; with new ones at 0 and 5: * 0 3 4 5 *.
    let now = it.list.visibleCells
    #expect(now[1] === cells[0])
    #expect(now[2] === cells[3])
    #expect(now[4] === cells[5])
    #expect(it.list.indexPathsForSelectedItems == [path(2)])
    #expect(cells[3].frame == box(275, 0, 100, 100))
  }

  @Test("a move takes the cell along")
  func moves() {
    let it = stage([5])
    let cells = it.list.visibleCells
    it.turn {
      it.list.moveItem(at: path(4), to: path(0))
      it.list.layoutIfNeeded()
    }
    #expect(it.list.visibleCells == [cells[4], cells[0], cells[1], cells[2], cells[3]])
  }

  @Test("sections come and go with their items")
  func sections() {
    let it = stage([1, 2])
    let cells = it.list.visibleCells
    it.turn {
      it.source.counts = [3, 2]
      it.list.performBatchUpdates {
        it.list.deleteSections([0])
        it.list.insertSections([0])
      }
      it.list.layoutIfNeeded()
    }
    #expect(it.list.cellForItem(at: path(0, 1)) === cells[1])
    #expect(it.list.numberOfItems(inSection: 0) == 3)
  }

  @Test("a batch that does not fit the counts is UIKit's exception, word by word")
  func invalidUpdate() {
    let it = stage([3])
    it.turn { it.list.insertItems(at: [path(0)]) }
    #expect(it.world.exception?.name == "NSInternalInconsistencyException")
    #expect(
      it.world.exception?.reason
        == "Invalid update: invalid number of items in section 0. The number of items contained in "
        + "an existing section after the update (3) must be equal to the number of items contained "
        + "in that section before the update (3), plus or minus the number of items inserted or "
        + "deleted from that section (1 inserted, 0 deleted) and plus or minus the number of items "
        + "moved into or out of that section (0 moved in, 0 moved out).")
  }

  @Test("deleting what is not there is an exception")
  func deletingNothing() {
    let it = stage([3])
    it.turn { it.list.deleteItems(at: [path(9)]) }
    #expect(it.world.exception?.reason.contains("attempt to delete item 9 from section 0") == true)
  }

  @Test("a reload of an item makes its cell anew, from the one that was there")
  func reloadItem() {
    let it = stage([3])
    var asked: [Int] = []
    it.source.willMakeCell = { asked.append($1.item) }
    it.turn {
      it.list.reloadItems(at: [path(1)])
      it.list.layoutIfNeeded()
    }
    #expect(asked == [1])
  }

  @Test("the completion of a batch runs after the commit")
  func completion() {
    let it = stage([3])
    var done: [Bool] = []
    it.turn {
      it.list.performBatchUpdates(nil) { done.append($0) }
      #expect(done.isEmpty)
    }
    #expect(done == [true])
  }

  @Test("scrollToItem puts an item at the top, the middle or the bottom, as far as content reaches")
  func scrolling() {
    // 10 lines of 110: 1090 high; insets 20 above and 40 below: 340 of 400 to see.
    let it = stage([30])
    it.turn {
      it.list.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 40, right: 0)
      it.list.layoutIfNeeded()
    }
    func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
      it.turn { it.list.scrollToItem(at: path(item), at: position, animated: false) }
      return it.list.contentOffset.y
    }
    // Item 15 lies at 550...650.
    #expect(offset(15, .top) == 530)
    #expect(offset(15, .bottom) == 650 - 340 - 20)
    #expect(offset(15, .centeredVertically) == 600 - 170 - 20)
    #expect(offset(0, .bottom) == -20)
    #expect(offset(29, .top) == 1090 + 40 - 400)
    // Without a place: as little as possible; nothing if it shows already.
    #expect(offset(29, []) == 730)
    #expect(offset(15, []) == 530)
    #expect(offset(18, []) == 530)
    #expect(it.list.contentOffset.x == 0)
  }
}
