local a = UIViewController{}
window.rootViewController = a
local v = UIView{frame = CGRect(0, 95, 10, 10)}
a.view:addSubview(v)
step()
local t = now()
local move = CABasicAnimation{keyPath = "position.y", fromValue = 100, toValue = 300, duration = 1}
v.layer:add(move, {forKey = "move"})
expectEqual(v.layer:animationKeys(), {"move"})
settle()
expectEqual(at(t + 0.999, v).center.y, 299.8, {accuracy = 1e-9})
expectEqual(at(t + 1, v, "after").center.y, 100)
expectEqual(v.layer:animationKeys(), nil)
local said = {}
local function jumps()
  local count = 0
  for _, f in ipairs(findingList()) do
    if f.rule == "snaps-back" then count, said = count + 1, f.message end
  end
  return count
end
expectEqual(jumps(), 1)
expect(said:find("jumps from 300 to 100 at " .. string.format("%.3f", t + 1), 1, true), said)

-- fillMode only hides it
move.fillMode = "forwards"
move.isRemovedOnCompletion = false
v.layer:add(move, {forKey = "move"})
t = now()
settle()
wait(1)
expectEqual(at(t + 1.5, v).center.y, 300)
expectEqual(at(v).model.center.y, 100)
expectEqual(a.view:hitTest(CGPoint(5, 300)), a.view)
expectEqual(v.layer:animation("move").toValue, 300)
v.layer:removeAnimation("move")
step()
expectEqual(at(v).center.y, 100)
expectEqual(jumps(), 2)

-- the right way: the model is set, and the animation comes from where it was
v.center = v.center:with{y = 300}
v.layer:add(CABasicAnimation{keyPath = "position.y", fromValue = 100, duration = 1}, {forKey = "move"})
t = now()
settle()
expectEqual(at(t + 0.5, v).center.y, 200, {accuracy = 1e-9})
expectEqual(at(t + 1, v, "after").center.y, 300)
expectEqual(jumps(), 2)
