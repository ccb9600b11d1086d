local T = require "trace"
local a = class("A", UIViewController){}
local Box = class("Box", UIViewController)
Box.shouldAutomaticallyForwardAppearanceMethods = false
function Box:viewDidLoad()
  self:addChild(a)
  self.view:addSubview(a.view)
  a:didMove(self)
end
local box = Box{}
window.rootViewController = box
local t = now()
wait(0.1)
T.expect(t, {"A"}, "A.willMove A.viewDidLoad")
t = now()
a:beginAppearanceTransition(true, {animated = false})
a:endAppearanceTransition()
T.expect(t, {"A"}, "A.viewWillAppear A.viewDidAppear")
a:endAppearanceTransition()
T.expectFinding("unbalanced-calls")
