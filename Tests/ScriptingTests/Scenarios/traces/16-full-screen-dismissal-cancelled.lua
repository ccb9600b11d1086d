local T = require "trace"
local x, driver = T.X{}, UIPercentDrivenInteractiveTransition{}
local d = T.D{animator = x, driver = driver}
local a, b = T.presented("fullScreen", d)
local t, done = now(), false
b:dismiss{animated = true, completion = function() done = true end}
wait(0.1)
driver:update(0.4)
wait(0.1)
driver:cancel()
settle()
T.expect(t, {"A", "B"}, [[B.viewWillDisappear A.viewWillAppear A.viewWillDisappear
A.viewDidDisappear B.viewWillAppear B.viewDidAppear B.dismissCompletion]])
expectEvents{"context.cancelInteractiveTransition", "context.completeTransition",
  "UIPresentationController.dismissalTransitionDidEnd", "X.animationEnded", from = t}
expect(done, "the completion of a dismissal runs although it was cancelled")
expectEqual(a.view.window, nil)
expectEqual(b.view.window, window)
