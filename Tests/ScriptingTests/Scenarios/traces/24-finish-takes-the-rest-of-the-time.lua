local T = require "trace"
local driver, x = UIPercentDrivenInteractiveTransition{}, T.X{}
local d = T.D{animator = x, driver = driver}
local a, b = T.scene("fullScreen", d)
a:present(b, {animated = true})
wait(0.1)
driver:update(0.4)
wait(0.1)
local t = now()
driver:finish()
settle()
local ended
for _, event in ipairs(eventList()) do
  if event.name == "completeTransition" then ended = event.time end
end
expectEqual(ended - t, 0.6, {accuracy = 1e-9})
expectEqual(x.ended, true)
