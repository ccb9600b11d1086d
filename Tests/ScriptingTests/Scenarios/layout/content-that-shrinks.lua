-- Content that becomes shorter while it goes by itself: a fling turns back to the new edge, also where
-- the new content fits the view (the insets change with it), and an animation ends at the edge.
local s = UIScrollView{frame = CGRect(0, 0, 300, 300), contentSize = CGSize(300, 5000)}
window:addSubview(s)
wait(0.1)
s:setContentOffset(CGPoint(0, 4000), {animated = true})
wait(0.1)
s.contentSize = CGSize(300, 400)
settle()
expectEqual(s.contentOffset, CGPoint(0, 100)) -- 400 - 300

local List = class("List", UICollectionViewController)
local count = 500
function List:numberOfItemsInSection() return count end
function List:cellForItemAt(grid, path) return grid:dequeueReusableCell("cell", path) end
local list = List{collectionViewLayout = UICollectionViewFlowLayout{}}
local grid = list.collectionView
grid:register(UICollectionViewCell, {forCellWithReuseIdentifier = "cell"})
window.rootViewController = list
wait(0.1)
drag{from = CGPoint(100, 700), to = CGPoint(100, 200), duration = 0.08}
wait(0.2)
expect(grid.isDecelerating and grid.contentOffset.y > 500)
count = 3
grid:reloadData()
wait(0.5)
expect(grid.contentOffset.y < 500, "it is on its way back")
settle()
expectEqual(grid.contentOffset, CGPoint(0, 0)) -- three cells in one row do not scroll
expectEqual(#grid.visibleCells, 3)
