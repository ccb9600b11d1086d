local T = require "trace"
local N = class("ND")
function N:willShow() end
function N:didShow() end
local delegate = N{}
local n, a, b = T.stack(true, delegate)
local t = now()
expectEqual(n:popViewController{animated = true}, b)
T.expect(t, {"A", "B", "ND"}, "B.willMove")
settle()
T.expect(t, {"A", "B", "ND"}, [[B.willMove B.viewWillDisappear A.viewWillAppear ND.willShow
B.viewDidDisappear A.viewDidAppear B.didMove ND.didShow]])
