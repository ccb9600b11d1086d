local T = require "trace"
local asked = 0
local x = T.X{}
local d = T.D{animator = x}
local a, b = T.presented("fullScreen", d)
expectEqual(a.view.superview, nil)
function x.inspect(ctx)
  asked = asked + 1
  expectEqual(ctx:view("from"), b.view)
  expectEqual(ctx:view("to"), a.view)
  expectEqual(a.view.superview, nil)
end
b:dismiss{animated = true}
wait(0.5)
expectEqual(b.view.superview.subviews, {a.view, b.view})
settle()
expectEqual(asked, 1)
expectEqual(a.view.superview, window)
