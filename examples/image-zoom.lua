-- A photo in a grid grows into the detail screen, and shrinks back into its cell.
--
-- The trick of every "hero" transition: neither the cell nor the detail image moves. Both are hidden,
-- and a third image view flies between their rectangles, in the container's coordinates.

---------------------------------------------------------------- the grid
local PhotoCell = class("PhotoCell", UICollectionViewCell)

function PhotoCell:init(labels)
  PhotoCell.super.init(self, labels)
  self.imageView = UIImageView{frame = self.bounds}
  self.imageView.autoresizingMask = {"flexibleWidth", "flexibleHeight"}
  self.label = UILabel{textColor = "white"}
  self.contentView:addSubview(self.imageView)
  self.contentView:addSubview(self.label)
  self.label.snp:makeConstraints(function(make) make.center:equalToSuperview() end)
end

local List = class("List", UIViewController)
List.numberOfItemsInSection = 10

function List:viewDidLoad()
  local side = (self.view.bounds.width - 36) / 2
  local layout = UICollectionViewFlowLayout{
    itemSize = CGSize(side, side), minimumInteritemSpacing = 12, minimumLineSpacing = 12,
    sectionInset = UIEdgeInsets{left = 12, bottom = 12, right = 12}}
  self.grid = UICollectionView{frame = self.view.bounds, collectionViewLayout = layout}
  self.grid:register(PhotoCell, {forCellWithReuseIdentifier = "photo"})
  self.grid.dataSource, self.grid.delegate = self, self
  self.view:addSubview(self.grid)
end

function List:cellForItemAt(grid, path)
  local cell = grid:dequeueReusableCell(path, {withReuseIdentifier = "photo"})
  cell.imageView.image = UIImage{named = "photo" .. path.item}
  cell.label.text = "Photo " .. path.item
  return cell
end

---------------------------------------------------------------- the detail screen
local Detail = class("Detail", UIViewController)
Detail.modalPresentationStyle = "fullScreen"

function Detail:viewDidLoad()
  self.view.backgroundColor = "white"
  self.imageView = UIImageView{image = self.image}
  self.titleLabel = UILabel{text = self.image.name}
  self.closeButton = UIButton{type = "system"}
  self.closeButton:setTitle("Close", "normal")
  self.closeButton:addTarget(self, "close", "touchUpInside")

  for _, view in ipairs{self.imageView, self.titleLabel, self.closeButton} do
    self.view:addSubview(view)
  end
  self.imageView.snp:makeConstraints(function(make)
    make.top.leading.trailing:equalToSuperview()
    make.height:equalTo(320)
  end)
  self.titleLabel.snp:makeConstraints(function(make)
    make.top:equalTo(self.imageView.snp.bottom):offset(24)
    make.centerX:equalToSuperview()
  end)
  self.closeButton.snp:makeConstraints(function(make)
    make.top:equalToSuperview():offset(32)
    make.trailing:equalToSuperview():inset(16)
  end)
end

function Detail:close() self:dismiss{animated = true} end

---------------------------------------------------------------- the animators
-- Lets an image view fly from one view's rectangle to another's; both are hidden meanwhile.
local function fly(flying, from, to, ctx, alongside)
  local container = ctx.containerView
  flying.frame = from:convert(from.bounds, {to = container})
  container:addSubview(flying)
  from.isHidden, to.isHidden = true, true

  UIView.animate{withDuration = 0.2, options = "curveEaseInOut",
    animations = function()
      flying.frame = to:convert(to.bounds, {to = container})
      alongside()
    end,
    completion = function()
      from.isHidden, to.isHidden = false, false
      flying:removeFromSuperview()
      ctx:completeTransition(not ctx.transitionWasCancelled)
    end}
end

-- Present: the flying image starts at the cell and ends at the detail's image.
local ZoomIn = class("ZoomIn")
ZoomIn.transitionDuration = 0.2

function ZoomIn:animateTransition(ctx)
  local detail, to = ctx:viewController("to"), ctx:view("to")
  to.frame = ctx:finalFrame(detail)
  to.alpha = 0
  ctx.containerView:addSubview(to)
  to:layoutIfNeeded() -- constraints count from here on: now the image has its rectangle

  self.flying = UIImageView{name = "flying", image = detail.imageView.image}
  fly(self.flying, self.cell, detail.imageView, ctx, function() to.alpha = 1 end)
end

-- Dismiss: a snapshot of the image flies back to where the cell is now, over the list below.
local ZoomOut = class("ZoomOut")
ZoomOut.transitionDuration = 0.2

function ZoomOut:animateTransition(ctx)
  local detail, from, to = ctx:viewController("from"), ctx:view("from"), ctx:view("to")
  to.frame = ctx:finalFrame(ctx:viewController("to"))
  ctx.containerView:insertSubview(to, {belowSubview = from})
  to:layoutIfNeeded() -- the list may have scrolled

  self.flying = detail.imageView:snapshotView(false)
  fly(self.flying, detail.imageView, self.cell, ctx, function() from.alpha = 0 end)
end

---------------------------------------------------------------- who brings them
-- The list is the delegate: it lives as long as it is needed (a delegate is held weakly).
function List:didSelectItemAt(grid, path)
  self.path = path
  self.detail = Detail{image = grid:cellForItem(path).imageView.image}
  self.detail.transitioningDelegate = self
  self:present(self.detail, {animated = true})
end

function List:animationControllerForPresented()
  self.zoom = ZoomIn{cell = self.grid:cellForItem(self.path)}
  return self.zoom
end

function List:animationControllerForDismissed()
  self.zoom = ZoomOut{cell = self.grid:cellForItem(self.path)}
  return self.zoom
end

---------------------------------------------------------------- the scenario
local list = List{}
window.rootViewController = list
wait(0.1)
local grid = list.grid
local cell = grid:cellForItem(IndexPath{item = 0, section = 0})
expectEqual(at(now(), cell).rect, CGRect(12, 47, 177, 177)) -- the safe area shifts the content

-- In: a tap selects, and the photo flies.
tap(cell)
local t0 = now() -- the finger is up, and the presentation has begun
settle()
local detail, zoomIn = list.detail, list.zoom
local flight = {
  [0.05]   = CGRect(10.450057, 40.929389, 204.511491, 195.470156),
  [0.0875] = CGRect(7.280334, 28.514643, 260.774063, 233.242681),
  [0.1]    = CGRect(6, 23.5, 283.5, 248.5),
  [0.15]   = CGRect(1.549943, 6.070611, 362.488509, 301.529844),
  [0.2]    = CGRect(0, 0, 390, 320),
}
for t, rect in pairs(flight) do
  expectEqual(at(t0 + t, zoomIn.flying).rect, rect, {accuracy = 1e-6})
end
expectEqual(at(t0 + 0.05, detail.view).alpha, 0.129161931, {accuracy = 1e-6})
expectEvents{"List.didSelectItemAt", "List.viewWillDisappear", "Detail.viewWillAppear",
  "ZoomIn.animateTransition", "context.completeTransition", "Detail.viewDidAppear",
  "List.viewDidDisappear"}

-- The detail screen is where its constraints say.
expectEqual(detail.imageView.frame, CGRect(0, 0, 390, 320))
expectEqual(detail.titleLabel.frame.minY, 344)
expectEqual(detail.titleLabel.center.x, 195, {accuracy = 0.2}) -- to the pixel
expectEqual(detail.closeButton.frame.minY, 32)
expectEqual(detail.closeButton.frame.maxX, 374)

-- Out: the list has scrolled by 120 meanwhile, and the photo lands on the cell where it is now.
grid.contentOffset = grid.contentOffset + CGPoint(0, 120)
tap(detail.closeButton)
local t1 = now()
settle()
local moved = CGRect(12, 47 - 120, 177, 177)
expectEqual(at(t1 + 0.2, list.zoom.flying).rect, moved, {accuracy = 1e-6})
expectEqual(at(now(), cell).rect, moved)
expectEqual(cell.isHidden, false)
expectEvents{"Detail.viewWillDisappear", "List.viewWillAppear", "ZoomOut.animateTransition",
  "List.viewDidAppear", "Detail.viewDidDisappear", from = t1}

-- A finger scrolls it back: 10 points are the slop, and the list rests at its top.
drag{from = CGPoint(195, 400), to = CGPoint(195, 530), duration = 0.05, hold = 0.2}
settle()
expectEqual(at(now(), cell).rect, CGRect(12, 47, 177, 177))
