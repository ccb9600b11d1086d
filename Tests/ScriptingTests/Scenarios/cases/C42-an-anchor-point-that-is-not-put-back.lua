local a = UIViewController{}
window.rootViewController = a
local v = a.view
expectEqual(v.frame, CGRect(0, 0, 390, 844))
v.layer.anchorPoint = CGPoint(0, 0.5)
expectEqual(v.frame, CGRect(195, 0, 390, 844))
expectEqual(v.center, CGPoint(195, 422))
v.frame = CGRect(0, 0, 390, 844)
expectEqual(v.center, CGPoint(0, 422))
expectEqual(v.layer.position, CGPoint(0, 422))

-- in a transition: left at (0, 0.5) by the animator, or put back
local function push(putsBack)
  reset()
  local a, b = UIViewController{}, UIViewController{}
  local nav = UINavigationController{rootViewController = a}
  window.rootViewController = nav
  step()
  local delegate = {animationControllerFor = function() return {
    transitionDuration = 0.2,
    animateTransition = function(self, ctx)
      local view = ctx:viewController("to").view
      local final = ctx:finalFrame(ctx:viewController("to"))
      view.layer.anchorPoint = CGPoint(0, 0.5)
      view.frame = final
      ctx.containerView:addSubview(view)
      view.layer.transform = CATransform3DMakeRotation(-math.pi / 2, 0, 1, 0)
      UIView.animate{withDuration = 0.2, animations = function()
        view.layer.transform = CATransform3DIdentity
      end, completion = function()
        if putsBack then
          view.layer.anchorPoint = CGPoint(0.5, 0.5)
          view.frame = final
        end
        ctx:completeTransition(true)
      end}
    end,
  } end}
  nav.delegate = delegate
  nav:pushViewController(b, {animated = true})
  settle()
  return b.view.center.x, findingList()
end
local x, told = push(false)
expectEqual(x, 0)
expectEqual(#told, 1)
expectEqual(told[1].rule, "anchor-point-left")
expect(told[1].message:find("left at (0, 0.5)", 1, true), told[1].message)
x, told = push(true)
expectEqual(x, 195)
expectEqual(#told, 0)
