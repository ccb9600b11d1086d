local T = require "trace"
local Driver = class("Driver", UIPercentDrivenInteractiveTransition)
Driver.completionSpeed = 4
function Driver:startInteractiveTransition(ctx)
  self.container = ctx.containerView
  Driver.super.startInteractiveTransition(self, ctx)
end
local driver = Driver{}
local d = T.D{animator = T.X{}, driver = driver}
local a, b = T.scene("fullScreen", d)
a:present(b, {animated = true})
wait(0.1)
expect(driver.container ~= nil)
expectEqual(driver.duration, 1)
driver:update(0.5)
wait(0.1)
expectEqual(driver.percentComplete, 0.5)
expectEqual(at(now(), b.view).alpha, 0.5, {accuracy = 1e-9})
local t = now()
driver:finish()
settle()
local ended
for _, event in ipairs(eventList()) do
  if event.name == "completeTransition" then ended = event.time end
end
expectEqual(ended - t, 0.5 / 4, {accuracy = 1e-9})
expectEvents{"Driver.startInteractiveTransition", "X.animateTransition"}
