import Foundation
import Testing

@testable import Scripting

/// What goes wrong with collection views, told with the script's line.
struct CollectionMistakeTests {
  /// What a script with a wrong data source says.
  private func failure(_ source: String) throws -> String {
    let run = try LuaRun(
      CollectionTests.grid + source + "\nwindow.rootViewController = grid\nwait(0.1)")
    guard case .failed(let text) = run.outcome else { return "\(run.outcome)" }
    return "\(text)"
  }

  @Test func aCellThatWasNotRegistered() throws {
    let text = try failure(
      "function Grid:cellForItemAt(cv, path) return cv:dequeueReusableCell(\"photo\", path) end")
    #expect(
      text.contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier photo - "
          + "must register a nib or a class"))
    #expect(text.hasPrefix("script.lua:27"))
  }

  @Test func aCellThatWasNotDequeued() throws {
    let text = try failure("function Grid:cellForItemAt() return Cell{} end")
    #expect(text.contains("does not have a reuseIdentifier"))
  }

  @Test func noCell() throws {
    let text = try failure("function Grid:cellForItemAt() end")
    #expect(text.contains("'cellForItemAt' returned nil"))
  }

  @Test func noMethods() throws {
    let text = try failure("grid.cellForItemAt = nil; Grid.cellForItemAt = nil")
    #expect(text.contains("the Grid has no 'cellForItemAt'"))
  }

  @Test func aCountThatIsNoNumber() throws {
    let text = try failure("function Grid:numberOfItemsInSection() return \"ten\" end")
    #expect(text.contains("numberOfItemsInSection"))
    #expect(text.contains("integer expected"))
  }

  @Test func negativeAndEndlessCounts() throws {
    #expect(try failure("Grid.count = -1").contains("answered -1"))
    #expect(try failure("Grid.count = 1 << 40").contains("answered 1099511627776"))
  }

  @Test func aSizeThatIsNegative() throws {
    let text = try failure("Grid.sizeForItemAt = CGSize(-1, 10)")
    #expect(text.contains("negative sizes are not supported in the flow layout"))
  }

  @Test func aCollectionViewWithoutALayout() throws {
    let text = try failure("UICollectionView{frame = CGRect(0, 0, 10, 10)}")
    #expect(text.contains("must be initialized with a non-nil layout parameter"))
  }

  @Test func scrollingToWhatIsNotThere() throws {
    let text = try failure(
      "grid:loadViewIfNeeded(); grid.cv:scrollToItem(item(30), {at = \"top\"})")
    #expect(
      text.contains(
        "Attempted to scroll the collection view to an out-of-bounds item (30) when there are only "
          + "30 items in section 0. Collection view: Grid.cv"))
  }

  @Test func anErrorInACellEndsTheRunAtItsLine() throws {
    let text = try failure("function Grid:cellForItemAt() error(\"broken\") end")
    #expect(text.contains("script.lua:27: broken"))
  }

  @Test func reloadingInsideEnds() throws {
    try LuaRun(
      CollectionTests.grid
        + """
        Grid.asked = 0
        local plain = Grid.cellForItemAt
        function Grid:cellForItemAt(cv, path)
          self.asked = self.asked + 1
          cv:reloadData()
          self.view:layoutIfNeeded()
          return plain(self, cv, path)
        end
        window.rootViewController = grid
        settle()
        expect(grid.asked < 2000, "asked: " .. grid.asked)
        """
    ).expectFine()
  }

  @Test func anItemThatIsTooLargeIsToldOnce() throws {
    let run = try LuaRun(
      CollectionTests.grid
        + """
        Grid.sizeForItemAt = CGSize(391, 50)
        window.rootViewController = grid
        wait(0.1)
        grid.cv.contentOffset = CGPoint(0, 50)
        grid.layout:invalidateLayout()
        wait(0.1)
        expectEqual(grid.cv.visibleCells[1].frame.x, -0.5, {accuracy = 0.2})
        """)
    run.expectFine()
    #expect(run.rules == ["item-too-large"])
    #expect(run.timeline.findings.first?.message.contains("width of 391.0") == true)
  }

  @Test func aDataSourceThatNobodyKeepsIsGone() throws {
    let run = try LuaRun(
      CollectionTests.grid
        + """
        grid:loadViewIfNeeded()
        grid.cv.dataSource = {numberOfItemsInSection = 3, cellForItemAt = function() end}
        window.rootViewController = grid
        wait(0.1)
        expectEqual(grid.cv.dataSource, nil)
        expectEqual(#grid.cv.visibleCells, 0)
        """)
    run.expectFine()
    #expect(run.rules == ["delegate-released"])
    #expect(run.timeline.findings.first?.message.contains("data source of Grid.cv") == true)
  }

  /// A cell keeps its list in a field: both go together.
  @Test func circlesAreCollected() throws {
    try LuaRun(
      """
      local Cell = class("Cell", UICollectionViewCell)
      local gone = setmetatable({}, {__mode = "k"})
      do
        local layout = UICollectionViewFlowLayout{}
        local cv = UICollectionView{frame = CGRect(0, 0, 300, 300), collectionViewLayout = layout}
        cv:register(Cell, {forCellWithReuseIdentifier = "cell"})
        local source = {numberOfItemsInSection = 3}
        function source:cellForItemAt(it, path)
          local cell = it:dequeueReusableCell("cell", path)
          cell.list, cell.source = cv, source
          gone[cell] = true
          return cell
        end
        cv.dataSource = source
        cv:layoutIfNeeded()
        expectEqual(#cv.visibleCells, 3)
        gone[cv], gone[layout], gone[source] = true, true, true
      end
      wait(0.1)
      collectgarbage()
      collectgarbage()
      wait(0.1)
      collectgarbage()
      expectEqual(next(gone), nil)
      """
    ).expectFine()
  }
}
