local T = require "trace"
local driver = UIPercentDrivenInteractiveTransition{}
local d = T.D{controller = true, animator = T.X{}, driver = driver}
local a, b = T.scene("custom", d)
local t, done = now(), false
a:present(b, {animated = true, completion = function() done = true end})
wait(0.1)
driver:update(0.4)
wait(0.1)
driver:cancel()
settle()
T.expect(t, {"A", "B"},
  "B.viewDidLoad B.viewWillAppear B.viewWillDisappear B.viewDidDisappear")
expectEvents{"PC.presentationTransitionDidEnd", "coordinator.transitionCompletion",
  "X.animationEnded", from = t}
expectEqual(d.made.log, {"alongside", "completion true"})
expectEqual(window.subviews, {a.view})
expectEqual(b.view.window, nil)
expectEqual(a.presentedViewController, nil)
expectEqual(done, false)
