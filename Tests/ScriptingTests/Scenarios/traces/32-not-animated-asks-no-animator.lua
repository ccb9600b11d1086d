local T = require "trace"
local d = T.D{controller = true, animator = T.X{}}
local a, b = T.scene("custom", d)
local t = now()
a:present(b, {animated = false})
settle()
T.expect(t, {"D", "X", "B", "PC"}, [[D.presentationController B.viewDidLoad
PC.presentationTransitionWillBegin B.viewWillAppear PC.presentationTransitionDidEnd
B.viewDidAppear]])
expectEqual(b.view.window, window)
