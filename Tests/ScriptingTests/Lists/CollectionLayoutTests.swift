import Foundation
import Testing

@testable import Scripting

/// Layouts and controllers written in scripts.
struct CollectionLayoutTests {
  private func run(_ source: String) throws -> LuaRun {
    try LuaRun(CollectionTests.grid + source)
  }

  @Test func aLayoutOfItsOwn() throws {
    try run(
      """
      local Stairs = class("Stairs", UICollectionViewLayout)
      Stairs.prepared = 0
      function Stairs:prepare()
        self.prepared = self.prepared + 1
        self.items = {}
        for n = 0, self.collectionView:numberOfItems(0) - 1 do
          local it = UICollectionViewLayoutAttributes{forCellWith = IndexPath{item = n, section = 0}}
          it.frame = CGRect(n * 10, n * 50, 40, 40)
          it.alpha = 1 - n / 100
          it.zIndex = -n
          self.items[n + 1] = it
        end
      end
      function Stairs:collectionViewContentSize() return CGSize(390, 50 * #self.items) end
      function Stairs:layoutAttributesForElements(rect)
        local found = {}
        for _, it in ipairs(self.items) do
          if it.frame:intersects(rect) then found[#found + 1] = it end
        end
        return found
      end
      function Stairs:layoutAttributesForItem(path) return self.items[path.item + 1] end
      window.rootViewController = grid
      grid.cv.collectionViewLayout = Stairs{}
      collectgarbage()
      wait(0.1)
      local cv = grid.cv
      expectEqual(cv.contentSize, CGSize(390, 1500))
      expectEqual(cv:cellForItem(item(3)).frame, CGRect(30, 150, 40, 40))
      expectEqual(cv:cellForItem(item(3)).alpha, 0.97)
      expectEqual(cv.subviews[#cv.subviews], cv:cellForItem(item(0)))
      expectEqual(cv.collectionViewLayout.prepared, 1)
      cv.contentOffset = CGPoint(0, 600)
      wait(0.1)
      expectEqual(cv.indexPathsForVisibleItems[1], item(12))
      expectEqual(cv.collectionViewLayout.prepared, 1)
      cv.collectionViewLayout:invalidateLayout()
      wait(0.1)
      expectEqual(cv.collectionViewLayout.prepared, 2)
      """
    ).expectFine()
  }

  @Test func aFlowLayoutWithATwist() throws {
    try run(
      """
      local Fan = class("Fan", UICollectionViewFlowLayout)
      function Fan:prepare() self.itemSize = CGSize(80, 60) end
      function Fan:shouldInvalidateLayout(bounds) return true end
      function Fan:layoutAttributesForElements(rect)
        local all = Fan.super.layoutAttributesForElements(self, rect)
        for _, it in ipairs(all) do
          it.transform = CGAffineTransform{scaleX = 0.5, y = 0.5}
        end
        return all
      end
      window.rootViewController = grid
      grid.cv:setCollectionViewLayout(Fan{}, {animated = false})
      wait(0.1)
      -- Four of 80 in a line of 390: gaps of 70 / 3, on thirds.
      expectEqual(grid.cv:cellForItem(item(1)).frame, CGRect(103 + 1/3 + 20, 15, 40, 30), {accuracy = 1e-6})
      expectEqual(grid.cv:layoutAttributesForItem(item(1)).size, CGSize(80, 60))
      grid.cv.contentOffset = CGPoint(0, 100)
      settle()
      expect(#grid.cv.visibleCells > 0)
      """
    ).expectFine()
  }

  @Test func aCollectionViewController() throws {
    try run(
      """
      local Photos = class("Photos", UICollectionViewController)
      Photos.numberOfItemsInSection = 4
      local layout = UICollectionViewFlowLayout{}
      function Photos:viewDidLoad()
        self.collectionView:register(Cell, {forCellWithReuseIdentifier = "cell"})
      end
      function Photos:cellForItemAt(cv, path) return cv:dequeueReusableCell("cell", path) end
      function Photos:didSelectItemAt(cv, path) self.chosen = path end
      local photos = Photos{collectionViewLayout = layout}
      window.rootViewController = photos
      wait(0.1)
      collectgarbage()
      expectEqual(#photos.collectionView.visibleCells, 4)
      expectEqual(photos.collectionView.superview, photos.view)
      tap(photos.collectionView:cellForItem(item(2)))
      expectEqual(photos.chosen, item(2))
      """
    ).expectFine()
  }

  @Test func attributesAreUIKits() throws {
    try run(
      """
      local it = UICollectionViewLayoutAttributes{forCellWith = item(3), frame = CGRect(10, 20, 30, 40)}
      expectEqual(it.center, CGPoint(25, 40))
      expectEqual(it.size, CGSize(30, 40))
      expectEqual(it.bounds, CGRect(0, 0, 30, 40))
      it.transform = CGAffineTransform{scaleX = 2, y = 2}
      expectEqual(it.frame, CGRect(-5, 0, 60, 80))
      expectEqual(it.representedElementKind, nil)
      expectEqual(it.representedElementCategory, "cell")
      local copy = it:copy()
      copy.alpha = 0.5
      expectEqual(it.alpha, 1)
      expectEqual(copy.frame, it.frame)
      local h = UICollectionViewLayoutAttributes{
        forSupplementaryViewOfKind = UICollectionView.elementKindSectionHeader, with = item(0, 2)}
      expectEqual(h.representedElementKind, "UICollectionElementKindSectionHeader")
      expectEqual(h.indexPath.section, 2)
      local layout = UICollectionViewFlowLayout{scrollDirection = "horizontal"}
      expectEqual(layout.scrollDirection, "horizontal")
      expectEqual({layout.minimumLineSpacing, layout.minimumInteritemSpacing}, {10, 10})
      expectEqual(layout.itemSize, CGSize(50, 50))
      """
    ).expectFine()
  }
}
