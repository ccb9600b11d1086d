local T = require "trace"
for style, isKept in pairs{fullScreen = false, custom = true, overFullScreen = true,
  overCurrentContext = true, pageSheet = true, formSheet = true} do
  reset()
  local a, b = T.scene(style)
  local t = now()
  a:present(b, {animated = true})
  settle()
  b:dismiss{animated = true}
  settle()
  T.expect(t, {"A"}, isKept and ""
    or "A.viewWillDisappear A.viewDidDisappear A.viewWillAppear A.viewDidAppear")
  T.expect(t, {"B"}, "B.viewDidLoad B.viewWillAppear B.viewDidAppear B.viewWillDisappear"
    .. " B.viewDidDisappear")
  T.expectNoFinding()
end
