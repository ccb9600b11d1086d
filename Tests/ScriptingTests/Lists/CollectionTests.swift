import Foundation
import Testing

@testable import Scripting

/// Collection views from scripts.
struct CollectionTests {
  /// A grid of 100 x 100 cells in a window, and its controller.
  static let grid = """
    local Cell = class("Cell", UICollectionViewCell)
    Cell.reused = 0
    function Cell:init(labels)
      Cell.super.init(self, labels)
      self.label = UILabel{}
      self.contentView:addSubview(self.label)
    end
    function Cell:prepareForReuse() self.reused = self.reused + 1 end
    local Grid = class("Grid", UIViewController)
    Grid.count = 30
    function Grid:viewDidLoad()
      self.layout = UICollectionViewFlowLayout{itemSize = CGSize(100, 100)}
      self.cv = UICollectionView{frame = self.view.bounds, collectionViewLayout = self.layout}
      self.cv:register(Cell, {forCellWithReuseIdentifier = "cell"})
      self.cv.dataSource, self.cv.delegate = self, self
      self.cv.contentInsetAdjustmentBehavior = "never"
      self.view:addSubview(self.cv)
    end
    function Grid:numberOfItemsInSection(cv, section) return self.count end
    function Grid:cellForItemAt(cv, path)
      local cell = cv:dequeueReusableCell("cell", path)
      cell.label.text = tostring(path.item)
      return cell
    end
    local function item(n, section) return IndexPath{item = n, section = section or 0} end
    local grid = Grid{}

    """

  private func run(_ source: String) throws -> LuaRun { try LuaRun(Self.grid + source) }

  @Test func cellsAreMadeFilledAndUsedAgain() throws {
    try run(
      """
      window.rootViewController = grid
      wait(0.1)
      local cv = grid.cv
      -- 390: three in a line, gaps of (390 - 300) / 2 = 45.
      expectEqual(cv:cellForItem(item(4)).frame, CGRect(145, 110, 100, 100))
      expectEqual(cv:cellForItem(item(4)).label.text, "4")
      expectEqual(cv:indexPath(cv:cellForItem(item(4))), item(4))
      expectEqual(#cv.visibleCells, 24)
      expectEqual(cv.contentSize, CGSize(390, 1090))
      local first = cv.visibleCells[1]
      expect(first:isKind(Cell), "an instance of the script's class")
      expectEqual(first.reuseIdentifier, "cell")
      cv:scrollToItem(item(29), {at = "bottom"})
      wait(0.1)
      expectEqual(cv.contentOffset, CGPoint(0, 246))
      expectEqual(first.reused, 1)
      expectEqual(first.label.text, tostring(cv:indexPath(first).item))
      expectEqual(cv:cellForItem(item(0)), nil)
      """
    ).expectFine()
  }

  @Test func fieldsOfCellsOutliveTheirRest() throws {
    try run(
      """
      window.rootViewController = grid
      wait(0.1)
      local cv = grid.cv
      for _, cell in ipairs(cv.visibleCells) do cell.mark = "seen" end
      for i = 1, 20 do
        cv.contentOffset = CGPoint(0, i % 2 == 0 and 0 or 246)
        wait(0.02)
        collectgarbage()
      end
      local marked = 0
      for _, cell in ipairs(cv.visibleCells) do if cell.mark then marked = marked + 1 end end
      expect(marked >= 18, "marked: " .. marked)
      expectEqual(cv:cellForItem(item(7)).label.text, "7")
      """
    ).expectFine()
  }

  @Test func registeringAndDequeuingInEveryForm() throws {
    try run(
      """
      function grid:cellForItemAt(cv, path)
        if path.item % 3 == 0 then
          return cv:dequeueReusableCell(path, {withReuseIdentifier = "cell"})
        elseif path.item % 3 == 1 then
          return cv:dequeueReusableCell{withReuseIdentifier = "plain", ["for"] = path}
        end
        return cv:dequeueReusableCell("plain", path)
      end
      grid:loadViewIfNeeded()
      grid.cv:register(UICollectionViewCell, "plain")
      window.rootViewController = grid
      wait(0.1)
      expect(grid.cv:cellForItem(item(0)):isKind(Cell), "script class")
      expect(not grid.cv:cellForItem(item(1)):isKind(Cell), "built-in class")
      local ok, message = pcall(function() grid.cv:register(UIView, {forCellWithReuseIdentifier = "x"}) end)
      expect(message:find("UIView is no UICollectionViewCell"), message)
      ok, message = pcall(function() grid.cv:register(Cell) end)
      expect(message:find("identifier"), message)
      ok, message = pcall(function() grid.cv:dequeueReusableCell("cell") end)
      expect(not ok, "an index path is missing")
      """
    ).expectFine()
  }

  @Test func headersAndWhatTheDelegateSays() throws {
    try run(
      """
      local kind = UICollectionView.elementKindSectionHeader
      local Header = class("Header", UICollectionReusableView)
      Grid.numberOfSections = 2
      Grid.count = 2
      Grid.referenceSizeForHeaderInSection = CGSize(0, 30)
      function Grid:sizeForItemAt(cv, layout, path)
        expectEqual(layout, self.layout)
        return CGSize(50 + 10 * path.section, 40)
      end
      function Grid:insetForSectionAt(cv, layout, section)
        return UIEdgeInsets{top = 5, left = section * 10, bottom = 5}
      end
      function Grid:minimumLineSpacingForSectionAt() return 3 end
      Grid.minimumInteritemSpacingForSectionAt = 300
      function Grid:viewForSupplementaryElementOfKind(cv, of, path)
        expectEqual(of, kind)
        return cv:dequeueReusableSupplementaryView(path, {ofKind = of, withReuseIdentifier = "h"})
      end
      grid:loadViewIfNeeded()
      grid.cv:register(Header, {forSupplementaryViewOfKind = kind, withReuseIdentifier = "h"})
      window.rootViewController = grid
      wait(0.1)
      local cv = grid.cv
      expectEqual(cv.numberOfSections, 2)
      expectEqual(cv:numberOfItems(1), 2)
      -- Section 0: 50 + 300 + 50 fits not in 390: one in a line, in the middle.
      expectEqual(cv:cellForItem(item(0)).frame, CGRect(170, 35, 50, 40))
      expectEqual(cv:cellForItem(item(1)).frame, CGRect(170, 78, 50, 40))
      local header = cv:supplementaryView{forElementKind = kind, at = item(0, 1)}
      expectEqual(header.frame, CGRect(0, 123, 390, 30))
      expect(header:isKind(Header), "the registered class")
      expectEqual(#cv:visibleSupplementaryViews(kind), 2)
      expectEqual(cv:layoutAttributesForSupplementaryElement{ofKind = kind, at = item(0, 1)}.frame, header.frame)
      -- Section 1: 10 + (380 - 60) / 2.
      expectEqual(cv:cellForItem(item(0, 1)).frame.origin, CGPoint(170, 158))
      """
    ).expectFine()
  }

  @Test func aTapSelectsAndTheDelegateHears() throws {
    let run = try run(
      """
      function Grid:shouldSelectItemAt(cv, path) return path.item ~= 1 end
      function Grid:didSelectItemAt(cv, path) self.last = path end
      function Grid:didDeselectItemAt(cv, path) self.gone = path end
      function Grid:didHighlightItemAt(cv, path) self.lit = cv:cellForItem(path).isHighlighted end
      Grid.didUnhighlightItemAt = function() end
      window.rootViewController = grid
      wait(0.1)
      local cv = grid.cv
      tap(cv:cellForItem(item(0)))
      settle()
      expectEqual(grid.last, item(0))
      expectEqual(grid.lit, true)
      expectEqual(cv.indexPathsForSelectedItems, {item(0)})
      expectEqual(cv:cellForItem(item(0)).isSelected, true)
      expectEvents{"Grid.didHighlightItemAt", "Grid.shouldSelectItemAt", "Grid.didSelectItemAt",
        "Grid.didUnhighlightItemAt"}
      tap(cv:cellForItem(item(1)))
      expectEqual(cv.indexPathsForSelectedItems, {item(0)})
      tap(cv:cellForItem(item(2)))
      expectEqual(grid.gone, item(0))
      cv:selectItem(item(5), {animated = false})
      expectEqual(grid.last, item(2))
      cv:deselectItem(item(5))
      expectEqual(cv.indexPathsForSelectedItems, nil)
      expectEqual(cv:indexPathForItem(CGPoint(150, 10)), item(1))
      -- A drag is no tap.
      grid.last = nil
      drag{from = CGPoint(195, 500), to = CGPoint(195, 300), hold = 0.2}
      expectEqual(grid.last, nil)
      expectEqual(cv.contentOffset, CGPoint(0, 190))
      """)
    run.expectFine()
    let selects = run.timeline.events.filter { $0.name == .didSelectItemAt }
    #expect(selects.map(\.detail) == ["[0, 0]", "[0, 2]"])
  }

  @Test func itemsComeAndGo() throws {
    try run(
      """
      Grid.count = 3
      window.rootViewController = grid
      wait(0.1)
      local cv = grid.cv
      local cells = cv.visibleCells
      local done
      grid.count = 4
      cv:performBatchUpdates(function()
        cv:deleteItems({item(0)})
        cv:insertItems({item(0), item(3)})
      end, {completion = function(finished) done = finished end})
      wait(0)
      expectEqual(done, true)
      expectEqual(cv:cellForItem(item(1)), cells[2])
      expectEqual(#cv.visibleCells, 4)
      cv:moveItem{at = item(1), to = item(0)}
      wait(0)
      expectEqual(cv:cellForItem(item(0)), cells[2])
      cv:reloadItems({item(0)})
      local ok, message = pcall(function() cv:insertItems({item(9)}) end)
      expect(message:find("attempt to insert item 9"), message)
      ok, message = pcall(function() cv:deleteItems({item(0)}) end)
      expect(message:find("Invalid update: invalid number of items in section 0"), message)
      """
    ).expectFine()
  }
}
