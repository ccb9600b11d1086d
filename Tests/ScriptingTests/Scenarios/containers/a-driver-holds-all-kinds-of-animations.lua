-- Blocks, springs, keyframes and property animators stand at the same fraction, linear; a driver that its
-- owner drops still ends its transition, and a cancel puts every model value back.
local T = require "trace"
local kinds = {}
function kinds.block(view) UIView.animate{withDuration = 1, animations = function() view.alpha = 0 end} end
function kinds.spring(view)
  UIView.animate{withDuration = 1, delay = 0, usingSpringWithDamping = 0.5, initialSpringVelocity = 3,
    animations = function() view.alpha = 0 end}
end
function kinds.keyframes(view)
  UIView.animateKeyframes{withDuration = 1, animations = function()
    UIView.addKeyframe{withRelativeStartTime = 0, relativeDuration = 1,
      animations = function() view.alpha = 0 end}
  end}
end
function kinds.animator(view)
  UIViewPropertyAnimator{duration = 1, curve = "easeIn", animations = function() view.alpha = 0 end}
    :startAnimation()
end

local function app()
  reset()
  local boxes = {}
  local x = {transitionDuration = 1, animateTransition = function(self, ctx)
    local to = ctx:view("to")
    ctx.containerView:addSubview(to)
    for _, name in ipairs{"block", "spring", "keyframes", "animator"} do
      boxes[name] = UIView{name = name, frame = CGRect(0, 0, 10, 10)}
      ctx.containerView:addSubview(boxes[name])
    end
    to.alpha = 0
    for name, make in pairs(kinds) do make(boxes[name]) end
    UIView.animate{withDuration = 1, animations = function() to.alpha = 1 end,
      completion = function() ctx:completeTransition(not ctx.transitionWasCancelled) end}
  end, animationEnded = function(self, flag) self.ended = flag end}
  local d = T.D{animator = x, driver = UIPercentDrivenInteractiveTransition{}}
  local a, b = T.scene("custom", d)
  a:present(b, {animated = true})
  wait(0.1)
  return d, x, boxes, a, b
end

for _, call in ipairs{"finish", "cancel"} do
  local d, x, boxes, a, b = app()
  for _, p in ipairs{0.1, 0.7, 0.4} do
    d.driver:update(p)
    wait(0.1)
    for name, box in pairs(boxes) do
      expectEqual(at(box).alpha, 1 - p, {accuracy = 1e-9, message = name})
    end
    expectEqual(at(b.view).alpha, p, {accuracy = 1e-9})
  end
  local t = now()
  d.driver[call](d.driver)
  d.driver = nil -- and nobody else holds it
  collectgarbage()
  wait(0.1)
  collectgarbage()
  settle()
  expectEqual(x.ended, call == "finish")
  expectEqual(a.presentedViewController, call == "finish" and b or nil)
  for name, box in pairs(boxes) do
    expectEqual(box.alpha, call == "finish" and 0 or 1, {message = name})
    local last = at(t, box).alpha
    for time = t, t + 0.65, 0.01 do -- and one way only
      local now = at(math.min(time, now()), box)
      if not now or not now.inWindow then break end
      expect(call == "finish" and now.alpha <= last + 1e-9 or call == "cancel" and now.alpha >= last - 1e-9,
        name .. " at " .. time)
      last = now.alpha
    end
  end
  T.expectNoFinding()
end
