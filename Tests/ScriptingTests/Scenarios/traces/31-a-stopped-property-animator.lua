local view = UIView{frame = CGRect(0, 0, 10, 10)}
window:addSubview(view)
wait(0.1)
local positions = {}
local function started()
  view.alpha = 1
  local animator = UIViewPropertyAnimator{duration = 1, curve = "linear",
    animations = function() view.alpha = 0 end}
  animator:addCompletion(function(position) positions[#positions + 1] = position end)
  animator:startAnimation()
  wait(0.5)
  return animator
end
local animator = started()
expectEqual(animator.state, "active")
animator:stopAnimation(true)
expectEqual(animator.state, "inactive")
expectEqual(positions, {})

animator = started()
animator:stopAnimation(false)
expectEqual(animator.state, "stopped")
animator:finishAnimation("start")
expectEqual(animator.state, "inactive")
expectEqual(positions, {"start"})
expectEqual(view.alpha, 1)
