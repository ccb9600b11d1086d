local card = CGRect(0, 52, 390, 792)
local function run(style, restores)
  reset()
  local Card = class("Card", UIPresentationController)
  function Card:frameOfPresentedViewInContainerView() return card end
  local a, b, c = UIViewController{}, UIViewController{}, UIViewController{}
  window.rootViewController = a
  step()
  local delegate = {presentationControllerForPresented = function(self, presented, presenting)
    return Card{presentedViewController = presented, presenting = presenting}
  end}
  b.modalPresentationStyle, b.transitioningDelegate = "custom", delegate
  a:present(b, {animated = true})
  settle()
  expectEqual(b.view.frame, card)
  c.modalPresentationStyle = style
  b:present(c, {animated = true})
  settle()
  b:dismiss{animated = true}
  wait(0.1)
  local during = b.view.frame
  settle()
  return during, b.view.frame, findingList()
end
-- fullScreen takes the card's view, and brings it back with the container's bounds for a moment
local during, after, told = run("fullScreen")
expectEqual({during, after}, {CGRect(0, 0, 390, 844), card})
expectEqual(#told, 1)
expectEqual(told[1].rule, "presenter-jumps")
expect(told[1].message:find("(0, 0, 390, 844)", 1, true), told[1].message)
-- an over* style leaves it
during, after, told = run("overFullScreen")
expectEqual({during, after}, {card, card})
expectEqual(#told, 0)
-- UIKit's own sheets come back as they were
reset()
local a, b, c = UIViewController{}, UIViewController{}, UIViewController{}
window.rootViewController = a
step()
a:present(b, {animated = true})
settle()
local sheet = b.view.frame
expectEqual(sheet, CGRect(0, 47, 390, 797))
c.modalPresentationStyle = "fullScreen"
b:present(c, {animated = true})
settle()
b:dismiss{animated = true}
wait(0.1)
expectEqual(b.view.frame, sheet)
settle()
expectEqual(b.view.frame, sheet)
expectEqual(#findingList(), 0)
