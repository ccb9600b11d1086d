local T = require "trace"
for _, style in ipairs{"pageSheet", "overFullScreen", "custom"} do
  reset()
  local a, b = T.scene(style)
  local t = now()
  a:present(b, {animated = true, completion = function() end})
  T.expect(t, {"A", "B"}, "B.viewDidLoad")
  wait(0)
  T.expect(t, {"A", "B"}, "B.viewDidLoad B.viewWillAppear")
  settle()
  T.expect(t, {"A", "B"}, "B.viewDidLoad B.viewWillAppear B.viewDidAppear A.presentCompletion")
end
