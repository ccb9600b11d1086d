local T = require "trace"
local asked = 0
local x = T.X{}
local a, b = T.scene("custom", nil)
function x.inspect(ctx)
  asked = asked + 1
  expectEqual(ctx:view("from"), nil)
  expectEqual(ctx:view("to"), b.view)
  expectEqual(ctx:viewController("from"), a)
  expectEqual(ctx:initialFrame(a), a.view.frame)
  expectEqual(ctx:finalFrame(a), a.view.frame)
  expectEqual(ctx:initialFrame(b), CGRect.zero)
end
local d = T.D{animator = x}
b.transitioningDelegate = d
a:present(b, {animated = true})
settle()
expectEqual(asked, 1)
