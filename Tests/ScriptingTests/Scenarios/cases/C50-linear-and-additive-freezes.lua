local M = require "motion"
local v, t = M.view(CGRect(120, 0, 10, 10), "dot")
local function move(x)
  UIView.animate{withDuration = 3, options = "curveLinear", animations = function() v.frame = CGRect(x, 0, 10, 10) end}
end
move(240)
wait(1.5)
move(120)
settle()
M.rows(v, t, {{1.5, 180}, {2, 180}, {3, 180}, {3.75, 150}, {4.5, 120}})
M.found("stands-still")
local message
for _, f in ipairs(findingList()) do if f.rule == "stands-still" then message = f.message end end
expect(message:find("from " .. string.format("%.3f", t + 1.5) .. " to " .. string.format("%.3f", t + 3), 1, true), message)
-- eased it looks fine, and nothing is said
reset()
v, t = M.view(CGRect(120, 0, 10, 10), "dot")
for _, x in ipairs{240, 120} do
  UIView.animate{withDuration = 3, options = "curveEaseOut", animations = function() v.frame = CGRect(x, 0, 10, 10) end}
  wait(1.5)
end
settle()
for _, f in ipairs(findingList()) do expect(f.rule ~= "stands-still", f.message) end
