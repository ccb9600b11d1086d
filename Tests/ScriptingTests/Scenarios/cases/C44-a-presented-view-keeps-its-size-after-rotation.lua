local function present(follows)
  reset()
  local Half = class("Half", UIPresentationController)
  function Half:frameOfPresentedViewInContainerView()
    local b = self.containerView.bounds
    return CGRect(0, b.height / 2, b.width, b.height / 2)
  end
  if follows then
    function Half:containerViewWillLayoutSubviews()
      self.presentedView.frame = self.frameOfPresentedViewInContainerView
    end
  end
  local a, b = UIViewController{}, UIViewController{}
  window.rootViewController = a
  step()
  local delegate = {presentationControllerForPresented = function(self, presented, presenting)
    return Half{presentedViewController = presented, presenting = presenting}
  end}
  b.modalPresentationStyle, b.transitioningDelegate = "custom", delegate
  a:present(b, {animated = true})
  settle()
  expectEqual(b.view.frame, CGRect(0, 422, 390, 422))
  expectEqual(#findingList(), 0)
  rotate("landscapeLeft")
  settle()
  return b.view.frame, findingList()
end
local frame, told = present(false)
expectEqual(frame, CGRect(0, 422, 390, 422))
local stale
for _, it in ipairs(told) do if it.rule == "presented-frame-stale" then stale = it.message end end
expect(stale and stale:find("does not equal frameOfPresentedViewInContainerView", 1, true), stale)
expect(stale and stale:find("(0, 195, 844, 195)", 1, true), stale)
frame, told = present(true)
expectEqual(frame, CGRect(0, 195, 844, 195))
expectEqual(#told, 0)
