local T = require "trace"
for _, style in ipairs{"pageSheet", "overFullScreen", "custom"} do
  reset()
  local a, b = T.presented(style)
  local t = now()
  b:dismiss{animated = true, completion = function() end}
  settle()
  T.expect(t, {"A", "B"}, "B.viewWillDisappear B.viewDidDisappear B.dismissCompletion")
end
