local T = require "trace"
local x = T.X{never = true}
local d = T.D{animator = x}
local a, b = T.scene("fullScreen", d)
local t, done = now(), false
a:present(b, {animated = true, completion = function() done = true end})
settle()
T.expect(t, {"A", "B"}, "B.viewDidLoad A.viewWillDisappear B.viewWillAppear")
expectEqual(done, false)
expectEqual(x.ended, nil)
expectEqual(b.isBeingPresented, true)
T.expectFinding("never-completed")
