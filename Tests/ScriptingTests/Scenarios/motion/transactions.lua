-- core-animation.md 4.2 and the plain layers of 3.5.
local M = require "motion"
local v, t = M.dot()
local layer = CALayer{frame = CGRect(0, 0, 10, 10), name = "plain"}
v.layer:addSublayer(layer)
step()

-- a plain layer animates by itself, on the default curve for a quarter of a second
layer.opacity = 0
t = now()
step()
local a = layer:animation("opacity")
expectEqual({a.duration, a.fromValue, a.isAdditive, a.timingFunction}, {0.25, 1, false, CAMediaTimingFunction.default})
wait(0.125 - 1 / 60)
expectEqual(layer:presentation().opacity, 1 - 0.802403388, {accuracy = 1e-6})
settle()

-- UIView's duration means nothing to it, the transaction's does
UIView.animate{withDuration = 0.5, animations = function() layer.opacity = 1 end}
expectEqual(layer:animation("opacity").duration, 0.25)
settle()
expectEqual(CATransaction.animationDuration(), 0.25)
expectEqual(CATransaction.animationTimingFunction(), nil)
local done
CATransaction.begin()
CATransaction.setAnimationDuration(2)
CATransaction.setAnimationTimingFunction(CAMediaTimingFunction{name = "easeIn"})
CATransaction.setCompletionBlock(function() done = now() end)
CATransaction.begin()
expectEqual(CATransaction.animationDuration(), 2)
CATransaction.setDisableActions(true)
expectEqual(CATransaction.disableActions(), true)
layer.cornerRadius = 3
CATransaction.commit()
expectEqual(CATransaction.disableActions(), false)
layer.opacity = 0
CATransaction.commit()
CATransaction.commit() -- unbalanced: harmless
t = now()
expectEqual(layer:animationKeys(), {"opacity"})
expectEqual({layer:animation("opacity").duration, layer:animation("opacity").timingFunction.name}, {2, "easeIn"})
settle()
expectEqual(done, t + 2, {accuracy = 1e-9})

-- without animations the block runs at once
done = nil
CATransaction.begin()
CATransaction.setCompletionBlock(function() done = true end)
CATransaction.commit()
expectEqual(done, true)

-- a block's animations hold it back too, and explicit ones; a replaced one ends
done = nil
CATransaction.begin()
CATransaction.setCompletionBlock(function() done = now() end)
UIView.animate{withDuration = 1, animations = function() M.to(v, 100) end}
v.layer:add(CABasicAnimation{keyPath = "opacity", fromValue = 0, duration = 1.5}, {forKey = "fade"})
CATransaction.commit()
t = now()
settle()
expectEqual(done, t + 1.5, {accuracy = 1e-9})

-- an uncommitted layer does not animate
local fresh = CALayer{}
fresh.opacity = 0.5
v.layer:addSublayer(fresh)
expectEqual(fresh:animationKeys(), nil)

-- flush commits now: the layer is on screen, and animates by itself from then on
expectEqual(fresh:presentation(), nil)
CATransaction.flush()
expectEqual(fresh:presentation().opacity, 0.5)
fresh.opacity = 1
expectEqual(fresh:animationKeys(), {"opacity"})

-- the block can be asked for
local function block() end
CATransaction.begin()
expectEqual(CATransaction.completionBlock(), nil)
CATransaction.setCompletionBlock(block)
expectEqual(CATransaction.completionBlock(), block)
CATransaction.setCompletionBlock(nil)
expectEqual(CATransaction.completionBlock(), nil)
CATransaction.commit()
