-- The delegate always brings a driver: a plain dismissal stays at 0 % for ever.
local T = require "trace"
local d -- weak where it is set
local function app(wants)
  reset()
  d = T.D{animator = T.X{}}
  d.driver = UIPercentDrivenInteractiveTransition{wantsInteractiveStart = wants}
  local a, b = T.presented("fullScreen", d)
  b:dismiss{animated = true}
  return a, b
end

local a, b = app(true)
local t = now()
wait(0.99)
T.expectNoFinding()
wait(5)
expectEqual(at(b.view).alpha, 1)
local told = findingList()
expectEqual(#told, 1)
expectEqual(told[1].rule, "nobody-drives")
expectEqual(told[1].time, t + 1, {accuracy = 1e-9})
expect(told[1].message:find("waits for update, finish or cancel"), told[1].message)
expectEqual(settle(), false)

-- settle() need not wait a second to see that nothing else is left to happen.
app(true)
t = now()
expectEqual(settle(), false)
expectEqual(now(), t)
T.expectFinding("nobody-drives")

-- Who drives it by hand drives it.
a, b = app(true)
wait(0.5)
d.driver:update(0.5)
wait(3)
T.expectNoFinding()
d.driver:finish()
settle()
T.expectNoFinding()

a, b = app(false)
settle()
expectEqual(a.presentedViewController, nil)
T.expectNoFinding()
