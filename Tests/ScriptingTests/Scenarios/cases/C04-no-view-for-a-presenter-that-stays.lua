local T = require "trace"
for style, isKept in pairs{overFullScreen = true, custom = true, fullScreen = false} do
  reset()
  local a, b
  local asked = 0
  local x = T.X{}
  function x.inspect(ctx)
    asked = asked + 1
    local side = ctx:viewController("to") == b and "from" or "to" -- the presenter's
    expectEqual(ctx:viewController(side), a)
    expectEqual(ctx:view(side), not isKept and a.view or nil)
    expectEqual(ctx:view(side == "from" and "to" or "from"), b.view)
  end
  local d = T.D{animator = x}
  a, b = T.scene(style, d)
  a:present(b, {animated = true})
  settle()
  b:dismiss{animated = true}
  settle()
  expectEqual(asked, 2)
end
