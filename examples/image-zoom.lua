-- A photo in a grid grows into the detail screen, and shrinks back into its cell.
--
-- The trick of every "hero" transition: neither the cell nor the detail image moves. Both are hidden,
-- and a third image view flies between their rectangles, in the container's coordinates.

local W = UIScreen.main.bounds.width
local side, gap = 12, 12
local cellSide = (W - 2 * side - gap) / 2

---------------------------------------------------------------- the list
local List = class("List", UIViewController)

function List:viewDidLoad()
  self.cells = {}
  for i = 0, 5 do
    local column, row = i % 2, i // 2
    local cell = UIButton{name = "cell" .. i, frame = CGRect(
      side + column * (cellSide + gap), 47 + row * (cellSide + gap), cellSide, cellSide)}
    local photo = UIImageView{frame = cell.bounds, image = UIImage{named = "photo" .. i}}
    cell:addSubview(photo)
    cell:addAction(UIAction{handler = function() self:open(cell) end}, "touchUpInside")
    self.view:addSubview(cell)
    self.cells[i + 1] = cell
  end
end

---------------------------------------------------------------- the detail screen
local Detail = class("Detail", UIViewController)
Detail.modalPresentationStyle = "fullScreen"

function Detail:viewDidLoad()
  self.view.backgroundColor = "white"
  self.imageView = UIImageView{image = UIImage{named = "photo0"}, frame = CGRect(0, 0, W, 320)}
  self.view:addSubview(self.imageView)
end

---------------------------------------------------------------- the animators
-- Present: the flying image starts at the cell and ends at the detail's image.
local ZoomIn = class("ZoomIn")
ZoomIn.transitionDuration = 0.2

function ZoomIn:animateTransition(ctx)
  local list, detail = ctx:viewController("from"), ctx:viewController("to")
  local container, to = ctx.containerView, ctx:view("to")
  to.frame = ctx:finalFrame(detail)
  to.alpha = 0
  container:addSubview(to)
  to:layoutIfNeeded() -- before asking where its image lies

  local start = self.cell:convert(self.cell.bounds, {to = container})
  local goal = detail.imageView:convert(detail.imageView.bounds, {to = container})
  local flying = UIImageView{name = "flying", image = detail.imageView.image, frame = start}
  container:addSubview(flying)
  self.cell.isHidden, detail.imageView.isHidden = true, true

  UIView.animate{withDuration = 0.2, options = "curveEaseInOut",
    animations = function()
      flying.frame = goal
      to.alpha = 1
    end,
    completion = function()
      self.cell.isHidden, detail.imageView.isHidden = false, false
      flying:removeFromSuperview()
      ctx:completeTransition(not ctx.transitionWasCancelled)
    end}
end

-- Dismiss: a snapshot of the image flies back, over the list that the animator puts below.
local ZoomOut = class("ZoomOut")
ZoomOut.transitionDuration = 0.2

function ZoomOut:animateTransition(ctx)
  local detail = ctx:viewController("from")
  local container, from, to = ctx.containerView, ctx:view("from"), ctx:view("to")
  to.frame = ctx:finalFrame(ctx:viewController("to"))
  container:insertSubview(to, {belowSubview = from})

  local flying = detail.imageView:snapshotView(false)
  flying.frame = detail.imageView:convert(detail.imageView.bounds, {to = container})
  container:addSubview(flying)
  local goal = self.cell:convert(self.cell.bounds, {to = container})
  self.cell.isHidden, detail.imageView.isHidden = true, true

  UIView.animate{withDuration = 0.2, options = "curveEaseInOut",
    animations = function()
      flying.frame = goal
      from.alpha = 0
    end,
    completion = function()
      self.cell.isHidden, detail.imageView.isHidden = false, false
      flying:removeFromSuperview()
      ctx:completeTransition(not ctx.transitionWasCancelled)
    end}
end

---------------------------------------------------------------- who brings them
-- The list is the delegate: it lives as long as it is needed (a delegate is held weakly).
function List:open(cell)
  self.chosen = cell
  local detail = Detail{}
  detail.transitioningDelegate = self
  self.detail = detail
  self:present(detail, {animated = true})
end
function List:animationControllerForPresented() return ZoomIn{cell = self.chosen} end
function List:animationControllerForDismissed() return ZoomOut{cell = self.chosen} end

---------------------------------------------------------------- the scenario
local list = List{}
window.rootViewController = list
wait(0.1)

local cell = list.cells[1]
tap(cell)
local t0 = now() -- the finger is up, and the presentation has begun
settle()

local function find(name, t, moment)
  for _, row in ipairs(frames{from = t, to = t}) do
    for _, view in ipairs(row.views) do if view.name == name then return view end end
  end
end
local ease = {[0] = 0, [0.05] = 0.129161931, [0.1] = 0.5, [0.15] = 0.870838069}
local goal = CGRect(0, 0, 390, 320)
for t, y in pairs(ease) do
  if t > 0 then
    local view = find("flying", t0 + t)
    local rect = CGRect(12 * (1 - y), 47 * (1 - y), 177 + (390 - 177) * y, 177 + (320 - 177) * y)
    expectEqual(view.rect, {rect.x, rect.y, rect.width, rect.height}, {accuracy = 0.01})
    expectEqual(at(t0 + t, list.detail.view).alpha, y, {accuracy = 0.0001})
  end
end
expectEqual(at(now(), list.detail.imageView).rect, goal)
expectEvents({"List.viewWillDisappear", "Detail.viewWillAppear", "ZoomIn.animateTransition",
  "context.completeTransition", "Detail.viewDidAppear", "List.viewDidDisappear"})

list.detail:dismiss{animated = true}
local t1 = now()
settle()
expectEqual(at(now(), cell).rect, CGRect(12, 47, 177, 177))
expectEqual(cell.isHidden, false)
expectEqual(at(t1 + 0.05, list.detail.view).alpha, 1 - ease[0.05], {accuracy = 0.0001})
expectEvents{"Detail.viewWillDisappear", "List.viewWillAppear", "ZoomOut.animateTransition",
  "List.viewDidAppear", "Detail.viewDidDisappear", from = t1}
