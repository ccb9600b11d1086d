local T = require "trace"
local driver = UIPercentDrivenInteractiveTransition{wantsInteractiveStart = false}
local d = T.D{controller = true, animator = T.X{}, driver = driver}
local a, b = T.scene("custom", d)
local t = now()
a:present(b, {animated = true, completion = function() end})
T.expect(t, {}, [[D.presentationController D.animationController D.interactionController
B.viewDidLoad]])
settle()
T.expect(t, {}, [[D.presentationController D.animationController D.interactionController
B.viewDidLoad PC.presentationTransitionWillBegin B.viewWillAppear X.transitionDuration
X.animateTransition coordinator.animateAlongsideTransition context.completeTransition
PC.presentationTransitionDidEnd B.viewDidAppear A.presentCompletion
coordinator.transitionCompletion X.animationEnded]])
expectEqual(d.made.log, {"alongside", "completion false"})
