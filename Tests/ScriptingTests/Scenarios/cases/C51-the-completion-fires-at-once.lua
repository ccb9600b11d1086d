local a = UIViewController{}
window.rootViewController = a
local v = UIView{frame = CGRect(0, 0, 10, 10)}
a.view:addSubview(v)
step()
local t = now()
local ended = {}
local function fade(view, from, to, seconds, delay)
  view.alpha = from
  UIView.animate{withDuration = seconds, delay = delay, animations = function() view.alpha = to end,
    completion = function(finished) ended[#ended + 1] = {finished, now() - t} end}
end
fade(v, 1, 1, 2, 1) -- nothing changes: the delay is ignored too
expectEqual(#ended, 0)
wait(0)
expectEqual(ended, {{true, 0}})
fade(UIView{}, 1, 0, 2) -- no window
wait(0)
expectEqual(ended, {{true, 0}, {true, 0}})
-- duration 0: values at once, the completion in the next turn
fade(v, 1, 0.5, 0)
expectEqual(#ended, 2)
wait(0)
expectEqual(ended[3], {true, 0})
expectEqual(at(v).alpha, 0.5)
-- an animator of a view without a window, paused at once
local outside = UIView{}
local position
local animator = UIViewPropertyAnimator{duration = 4, curve = "linear", animations = function() outside.alpha = 0 end}
animator:addCompletion(function(p) position = p end)
animator:startAnimation()
animator:pauseAnimation()
wait(0)
expectEqual(position, "end")
local rules = {}
for _, f in ipairs(findingList()) do rules[f.rule] = true end
expect(rules["nothing-animated"], "says that nothing was animated")
expect(rules["animated-outside-window"], "says that the view is in no window")
