local T = require "trace"
local asked = 0
local x = T.X{}
local a, b = T.scene("fullScreen", nil)
function x.inspect(ctx)
  asked = asked + 1
  expectEqual(ctx:view("from"), a.view)
  expectEqual(ctx:view("to"), b.view)
  expectEqual(ctx:initialFrame(a), window.bounds)
  expectEqual(ctx:finalFrame(a), CGRect.zero)
  expectEqual(ctx:initialFrame(b), CGRect.zero)
  expectEqual(ctx:finalFrame(b), ctx.containerView.bounds)
end
local d = T.D{animator = x}
b.transitioningDelegate = d
a:present(b, {animated = true})
settle()
expectEqual(asked, 1)
