-- One controller after the other is presented and dismissed, full screen and custom by turns, with a
-- button that closes over its controller. Prints the process's memory on the way.
local rounds = tonumber((...)) or 1000
recording{keep = 1}

local List, Detail = class("List", UIViewController), class("Detail", UIViewController)

function Detail:viewDidLoad()
  local button = UIButton{frame = CGRect(20, 60, 100, 44)}
  button:addAction(UIAction{handler = function() self:dismiss{animated = true} end}, "touchUpInside")
  self.view:addSubview(button)
  self.button = button
end

-- One animator for both directions, one delegate for all.
local Fade = class("Fade")
Fade.transitionDuration = 0.2
function Fade:animateTransition(ctx)
  local to, from = ctx:view("to"), ctx:view("from")
  local moving = self.isPresenting and to or from
  if to then
    to.frame = ctx:finalFrame(ctx:viewController("to"))
    ctx.containerView:addSubview(to)
  end
  moving.alpha = self.isPresenting and 0 or 1
  UIView.animate{withDuration = 0.2,
    animations = function() moving.alpha = self.isPresenting and 1 or 0 end,
    completion = function() ctx:completeTransition(not ctx.transitionWasCancelled) end}
end
local delegate = {
  animationControllerForPresented = function() return Fade{isPresenting = true} end,
  animationControllerForDismissed = function() return Fade{isPresenting = false} end,
}

local list = List{}
window.rootViewController = list
wait(0.1)

for round = 1, rounds do
  local detail = Detail{}
  if round % 2 == 0 then
    detail.modalPresentationStyle = "custom"
    detail.transitioningDelegate = delegate
  else
    detail.modalPresentationStyle = "fullScreen"
  end
  list:present(detail, {animated = true})
  settle()
  if list.presentedViewController ~= detail then error("round " .. round .. " did not present") end
  tap(detail.button)
  settle()
  if list.presentedViewController then error("round " .. round .. " did not dismiss") end
  for _, share in ipairs{0.1, 0.5, 1} do
    if round == rounds * share then
      local pages = io.open("/proc/self/statm"):read("a"):match("%d+ (%d+)")
      print(("%3.0f %%  %d kB"):format(share * 100, pages * 4))
    end
  end
end
