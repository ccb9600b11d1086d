local T = require "trace"
local N = class("ND")
function N:willShow() end
function N:didShow() end
local delegate = N{}
local n, a, b = T.stack(false, delegate)
local t = now()
n:pushViewController(b, {animated = true})
T.expect(t, {"A", "B", "ND"}, "B.willMove") -- in the call; the rest in the layout step
wait(0)
T.expect(t, {"A", "B", "ND"},
  "B.willMove B.viewDidLoad A.viewWillDisappear B.viewWillAppear ND.willShow")
settle()
T.expect(t, {"A", "B", "ND"}, [[B.willMove B.viewDidLoad A.viewWillDisappear B.viewWillAppear
ND.willShow A.viewDidDisappear B.viewDidAppear B.didMove ND.didShow]])
