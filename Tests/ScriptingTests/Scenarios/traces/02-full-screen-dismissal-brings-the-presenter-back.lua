local T = require "trace"
local a, b = T.presented("fullScreen")
local t, done = now(), false
b:dismiss{animated = true, completion = function() done = true end}
wait(0)
T.expect(t, {"A", "B"}, "B.viewWillDisappear A.viewWillAppear")
settle()
T.expect(t, {"A", "B"}, "B.viewWillDisappear A.viewWillAppear A.viewDidAppear B.viewDidDisappear"
  .. " B.dismissCompletion")
expect(done)
