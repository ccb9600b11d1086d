-- One animator for two examples: slide-modal.lua presents with it, slide-push.lua pushes with it.
--
-- On the way in the new view falls from above, and the old one sinks by 70 points and dims. On
-- the way back the upper view rises by 70 and fades, and the one underneath comes from below.
-- Everything it needs is in the context, which looks the same for a presentation and for a push.
local Slide = class("Slide")
Slide.isBack = false
Slide.transitionDuration = 0.35 -- 0.05 s of waiting and 0.3 s of moving

function Slide:animateTransition(ctx)
  local from, to, container = ctx:view("from"), ctx:view("to"), ctx.containerView
  local height = container.bounds.height
  local fromRest, toRest = from.frame, ctx:finalFrame(ctx:viewController("to"))

  container:addSubview(to) -- UIKit does not do it
  to.frame = toRest:offsetBy(0, self.isBack and height or -height)

  UIView.animate{withDuration = 0.3, delay = 0.05,
    animations = function()
      to.frame = toRest
      from.frame = fromRest:offsetBy(0, self.isBack and -70 or 70)
      from.alpha = self.isBack and 0.1 or 0.7
    end,
    completion = function()
      -- Views are used again: what was changed for the flight is put back.
      from.frame, from.alpha = fromRest, 1
      if ctx.transitionWasCancelled then to:removeFromSuperview() end
      ctx:completeTransition(not ctx.transitionWasCancelled)
    end}
end

return Slide
