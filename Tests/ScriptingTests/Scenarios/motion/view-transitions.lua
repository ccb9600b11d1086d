-- UIView.transition: the picture of a view, or one view in place of another.
local M = require "motion"
local box = M.view(CGRect(0, 0, 100, 100), "box")
local one, two = UIView{frame = box.bounds, name = "one"}, UIView{frame = box.bounds, name = "two"}
box:addSubview(one)
step()
local t = now()
local ended
UIView.transition{from = one, to = two, duration = 0.5, options = "transitionFlipFromLeft",
  completion = function(finished) ended = {finished, now() - t} end}
expectEqual({one.superview, two.superview}, {nil, box})
expect(#box.layer:animationKeys() > 0, "the box turns")
settle()
expectEqual(ended, {true, 0.5}, {accuracy = 1e-9})

-- both stay, and only isHidden changes
box:addSubview(one)
one.isHidden = true
step()
UIView.transition{from = two, to = one, duration = 0.25, options = {"transitionCrossDissolve", "showHideTransitionViews"}}
expectEqual({one.isHidden, two.isHidden, one.superview, two.superview}, {false, true, box, box})
settle()

-- changes inside are not animated, unless they are allowed to be
for _, options in ipairs{"transitionCrossDissolve", {"transitionCrossDissolve", "allowAnimatedContent"}} do
  one.alpha = 1
  step()
  UIView.transition{with = box, duration = 0.25, options = options, animations = function() one.alpha = 0.5 end}
  expectEqual(one.layer:animationKeys(), type(options) == "table" and {"opacity"} or nil)
  settle()
end
M.refused({"needs a view", "with", "from"}, UIView.transition, {duration = 1})
M.refused({"'to'"}, UIView.transition, {from = one, duration = 1})
M.refused({"'duration'"}, UIView.transition, {with = one})
M.refused({"'wit'", "did you mean 'with'"}, UIView.transition, {wit = one, duration = 1})
