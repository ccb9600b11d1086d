local M = require "motion"
local card = M.view(CGRect(0, 0, 100, 150), "card")
local front, back = UIView{frame = card.bounds, name = "front"}, UIView{frame = card.bounds, name = "back"}
card:addSubview(front)
step()
local done = 0
local function flip(from, to, options)
  UIView.transition{from = from, to = to, duration = 0.5, options = options, completion = function() done = done + 1 end}
end
flip(front, back, "transitionFlipFromLeft")
settle()
expectEqual({front.superview, back.superview}, {nil, card})
-- the second time the first view is nowhere: nothing is shown
flip(front, back, "transitionFlipFromLeft")
settle()
expectEqual({front.superview, back.superview, done}, {nil, card, 2})
M.found("transition-from-nowhere")
-- the other way round it comes back
flip(back, front, "transitionFlipFromRight")
settle()
expectEqual({front.superview, back.superview}, {card, nil})
-- with showHideTransitionViews both stay, and only isHidden changes
card:addSubview(back)
back.isHidden = true
flip(front, back, {"transitionFlipFromLeft", "showHideTransitionViews"})
settle()
expectEqual({front.superview, front.isHidden, back.superview, back.isHidden}, {card, true, card, false})
flip(back, front, {"transitionFlipFromLeft", "showHideTransitionViews"})
settle()
expectEqual({front.isHidden, back.isHidden, done}, {false, true, 5})
