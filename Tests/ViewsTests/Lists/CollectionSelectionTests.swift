import Layers
import Motion
import Testing
import Timeline

@testable import Views

/// Selection by program and by finger.
@Suite struct CollectionSelectionTests {
  private func stage() -> GridStage {
    let it = GridStage(375, 667, [9]) { $0.itemSize = CGSize(width: 100, height: 100) }
    it.show()
    return it
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  /// A finger comes down and leaves.
  private func tap(_ it: GridStage, _ item: Int) {
    guard let frame = it.frame(item) else { return }
    Finger.tap(at: CGPoint(x: frame.midX, y: frame.midY), in: it.world)
    it.world.advance(by: 1)
  }

  @Test("a tap: highlight when it comes down; select, then unhighlight when it leaves")
  func tapSelects() {
    let it = stage()
    tap(it, 1)
    #expect(
      it.source.calls == [
        "shouldHighlight 1", "didHighlight 1", "shouldSelect 1", "didSelect 1", "didUnhighlight 1",
      ])
    #expect(it.list.indexPathsForSelectedItems == [path(1)])
    #expect(it.list.cellForItem(at: path(1))?.isSelected == true)
    #expect(it.list.cellForItem(at: path(1))?.isHighlighted == false)
    let events = it.world.timeline.events
      .map(\.name.rawValue)
    #expect(events.contains("didSelectItemAt"))
  }

  @Test("where one can be selected, the next takes its place: didDeselect before didSelect")
  func oneAtATime() {
    let it = stage()
    tap(it, 1)
    it.source.calls = []
    tap(it, 2)
    #expect(
      it.source.calls == [
        "shouldHighlight 2", "didHighlight 2", "shouldSelect 2", "didDeselect 1", "didSelect 2",
        "didUnhighlight 2",
      ])
    #expect(it.list.indexPathsForSelectedItems == [path(2)])
    #expect(it.list.cellForItem(at: path(1))?.isSelected == false)
    it.source.calls = []
    tap(it, 2)
    // UIKit: the same again is selected again.
    #expect(it.source.calls.contains("didSelect 2"))
    #expect(!it.source.calls.contains("didDeselect 2"))
  }

  @Test("where several can be selected, a second tap deselects")
  func several() {
    let it = stage()
    it.turn { it.list.allowsMultipleSelection = true }
    tap(it, 1)
    tap(it, 2)
    #expect(it.list.indexPathsForSelectedItems == [path(1), path(2)])
    it.source.calls = []
    tap(it, 1)
    #expect(
      it.source.calls == [
        "shouldHighlight 1", "didHighlight 1", "shouldDeselect 1", "didDeselect 1",
        "didUnhighlight 1",
      ])
    #expect(it.list.indexPathsForSelectedItems == [path(2)])
  }

  @Test("the delegate can refuse; what cannot be selected is not highlighted either")
  func refusals() {
    let it = stage()
    it.source.allows = false
    tap(it, 1)
    #expect(it.source.calls.last == "didUnhighlight 1")
    #expect(it.list.indexPathsForSelectedItems == nil)
    it.source.calls = []
    it.turn { it.list.allowsSelection = false }
    tap(it, 1)
    #expect(it.source.calls.isEmpty)
  }

  @Test("a finger that leaves the item does not select it, one that comes back does")
  func leavingTheItem() {
    let it = stage()
    it.turn { it.list.isScrollEnabled = false }
    let finger = it.world.bind { Finger() }
    it.turn { finger.down(at: CGPoint(x: 50, y: 50)) }
    it.world.advance(by: 0.3)
    #expect(it.list.cellForItem(at: path(0))?.isHighlighted == true)
    it.turn { finger.move(to: CGPoint(x: 120, y: 120)) }
    #expect(it.list.cellForItem(at: path(0))?.isHighlighted == false)
    it.turn { finger.move(to: CGPoint(x: 60, y: 60)) }
    #expect(it.list.cellForItem(at: path(0))?.isHighlighted == true)
    it.turn { finger.up(at: CGPoint(x: 120, y: 120)) }
    #expect(it.list.indexPathsForSelectedItems == nil)
  }

  @Test("the system taking the finger away unhighlights and does not select")
  func cancelled() {
    let it = stage()
    let finger = it.world.bind { Finger() }
    it.turn { finger.down(at: CGPoint(x: 50, y: 50)) }
    it.world.advance(by: 0.3)
    it.turn { finger.cancel() }
    #expect(it.source.calls == ["shouldHighlight 0", "didHighlight 0", "didUnhighlight 0"])
    #expect(it.list.indexPathsForSelectedItems == nil)
  }

  @Test("a scroll that begins takes the finger away: unhighlight, and no selection")
  func scrollCancels() {
    let it = GridStage(375, 667, [60]) { $0.itemSize = CGSize(width: 100, height: 100) }
    it.show()
    let finger = it.world.bind { Finger() }
    it.turn { finger.down(at: CGPoint(x: 50, y: 300)) }
    it.world.advance(by: 0.3)
    #expect(it.source.calls == ["shouldHighlight 6", "didHighlight 6"])
    it.turn { finger.move(to: CGPoint(x: 50, y: 280)) }
    #expect(it.source.calls.last == "didUnhighlight 6")
    it.turn { finger.up() }
    #expect(it.list.indexPathsForSelectedItems == nil)
    #expect(it.list.contentOffset.y == 10)
  }

  @Test("UIKit: selecting by program tells no delegate; nil deselects")
  func byProgram() {
    let it = stage()
    it.turn {
      it.list.selectItem(at: path(3), animated: false)
      it.list.selectItem(at: path(4), animated: false)
      it.list.selectItem(at: path(99), animated: false)
    }
    #expect(it.list.indexPathsForSelectedItems == [path(4)])
    it.turn { it.list.selectItem(at: nil, animated: false) }
    #expect(it.list.indexPathsForSelectedItems == nil)
    it.turn {
      it.list.selectItem(at: path(5), animated: false)
      it.list.deselectItem(at: path(5), animated: false)
    }
    #expect(it.list.indexPathsForSelectedItems == nil)
    #expect(it.source.calls.isEmpty)
  }

  @Test("a reload forgets the selection")
  func reloadForgets() {
    let it = stage()
    it.turn {
      it.list.selectItem(at: path(3), animated: false)
      it.list.reloadData()
    }
    #expect(it.list.indexPathsForSelectedItems == nil)
    #expect(it.list.visibleCells.allSatisfy { !$0.isSelected })
  }

  @Test("the item at a point is the one whose cell lies there")
  func itemAtPoint() {
    let it = stage()
    it.world.bind {
      #expect(it.list.indexPathForItem(at: at(140, 105)) == nil)
      #expect(it.list.indexPathForItem(at: at(140, 115)) == path(4))
      #expect(it.list.indexPathForItem(at: at(100, 50)) == nil)
      #expect(it.list.indexPathForItem(at: at(0, 0)) == path(0))
    }
  }
}
