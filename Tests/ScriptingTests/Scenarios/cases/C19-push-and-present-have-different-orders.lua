local T = require "trace"
local a, b = T.scene("fullScreen")
local t = now()
a:present(b, {animated = true})
settle()
T.expect(t, {"A", "B"}, [[B.viewDidLoad A.viewWillDisappear B.viewWillAppear B.viewDidAppear
A.viewDidDisappear]])
reset()
local n
n, a, b = T.stack(false)
t = now()
n:pushViewController(b, {animated = true})
settle()
T.expect(t, {"A", "B"}, [[B.willMove B.viewDidLoad A.viewWillDisappear B.viewWillAppear
A.viewDidDisappear B.viewDidAppear B.didMove]])
T.expectNoFinding()
