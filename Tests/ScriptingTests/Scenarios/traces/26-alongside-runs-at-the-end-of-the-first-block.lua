local T = require "trace"
local log = {}
local d = T.D{controller = true}
d.animator = {transitionDuration = 1, animateTransition = function(self, ctx)
  local to = ctx:view("to")
  ctx.containerView:addSubview(to)
  log[#log + 1] = "begins"
  UIView.animate{withDuration = 1, animations = function()
    to.alpha = 0.5
    log[#log + 1] = "in the block"
  end, completion = function() ctx:completeTransition(true) end}
  log[#log + 1] = d.made.log[1]
  UIView.animate{withDuration = 1, animations = function() to.layer.cornerRadius = 4 end}
  log[#log + 1] = "ends"
end}
local a, b = T.scene("custom", d)
a:present(b, {animated = true})
settle()
expectEqual(log, {"begins", "in the block", "alongside", "ends"})
