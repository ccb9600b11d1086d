local T = require "trace"
local log = {}
local d = T.D{controller = true}
local context
d.animator = {transitionDuration = 1, animateTransition = function(self, ctx)
  context = ctx
  ctx.containerView:addSubview(ctx:view("to"))
  log[#log + 1] = #d.made.log
end}
local a, b = T.scene("custom", d)
a:present(b, {animated = true})
wait(0)
expectEqual(log, {0})
expectEqual(d.made.log, {"alongside"})
context:completeTransition(true)
settle()
expectEqual(d.made.log, {"alongside", "completion false"})
