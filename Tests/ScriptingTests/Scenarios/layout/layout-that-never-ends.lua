-- A layout that asks for another each time is stopped, and told once; the others lay out all the same.
local root = UIViewController{}
window.rootViewController = root
step()
local count, others = 0, 0
local Mad = class("Mad", UIView)
function Mad:layoutSubviews()
  count = count + 1
  self.bounds = self.bounds:with{width = self.bounds.width + 1}
end
local Calm = class("Calm", UIView)
function Calm:layoutSubviews() others = others + 1 end
-- deep down, where each level above would ask again
local parent = root.view
for _ = 1, 20 do
  local v = UIView{}
  parent:addSubview(v)
  parent = v
end
local mad = Mad{name = "mad"}
parent:addSubview(mad)
root.view:addSubview(Calm{})
wait(0)
expectEqual({count, others}, {100, 1})
mad:setNeedsLayout()
wait(0)
local told = {}
for _, f in ipairs(findingList()) do if f.rule == "layout-feedback-loop" then told[#told + 1] = f.object end end
expectEqual(told, {"mad"})
mad:removeFromSuperview()
-- each layout brings another view that does the same
reset()
local Breeder, born = class("Breeder", UIView), 0
function Breeder:layoutSubviews()
  born = born + 1
  if born < 300 then self.superview:addSubview(Breeder{}) end
end
window:addSubview(Breeder{})
wait(0)
expect(born >= 100, "it came to an end: " .. born)
