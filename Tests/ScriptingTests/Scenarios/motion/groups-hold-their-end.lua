-- Core Animation: a group that fills forwards holds the children that end with it, whatever their own
-- fill mode; one that ended before it is gone.
window.rootViewController = UIViewController{}
local v = UIView{frame = CGRect(0, 0, 100, 100)}
window:addSubview(v)
wait(0)

local function hold(childDuration)
  local child = CABasicAnimation{keyPath = "position.x", fromValue = 0, toValue = 100}
  if childDuration then child.duration = childDuration end
  local group = CAAnimationGroup{animations = {child}, duration = 1, fillMode = "forwards",
    isRemovedOnCompletion = false}
  v.layer:add(group, {forKey = "group"})
  wait(2)
  local x = at(v).center.x
  v.layer:removeAllAnimations()
  wait(0)
  return x
end
expectEqual(hold(), 100)
expectEqual(hold(1), 100)
expectEqual(hold(0.5), 50)
