local T = require "trace"
local asked = 0
local x = T.X{}
local d = T.D{animator = x}
local a, b = T.presented("custom", d)
function x.inspect(ctx)
  asked = asked + 1
  expectEqual(ctx:view("from"), b.view)
  expectEqual(ctx:view("to"), nil)
  expectEqual(ctx:viewController("to"), a)
  expectEqual(ctx:finalFrame(b), CGRect.zero)
  expectEqual(ctx:finalFrame(a), a.view.frame)
end
b:dismiss{animated = true}
settle()
expectEqual(asked, 1)
