local T = require "trace"
local a, b = T.scene("fullScreen")
local t, done = now(), false
a:present(b, {animated = true, completion = function() done = true end})
T.expect(t, {"A", "B"}, "B.viewDidLoad") -- in the call; the rest after the commit
wait(0)
T.expect(t, {"A", "B"}, "B.viewDidLoad A.viewWillDisappear B.viewWillAppear")
settle()
T.expect(t, {"A", "B"}, "B.viewDidLoad A.viewWillDisappear B.viewWillAppear B.viewDidAppear"
  .. " A.viewDidDisappear A.presentCompletion")
expect(done)
