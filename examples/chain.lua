-- A chain of presentations, A -> B -> C -> D, and what dismiss means in it.
--
-- On a controller that presents, dismiss takes away what it presents, with everything above;
-- only the top-most one is animated. On one that presents nothing, it takes away the controller
-- itself.

local function make(name)
  local controller = class(name, UIViewController){modalPresentationStyle = "fullScreen"}
  controller.view.backgroundColor = "white"
  return controller
end

-- The appearance callbacks since a time, as one line.
local function appearances(t)
  local names = {}
  for _, event in ipairs(eventList{from = t}) do
    if event.name:find("ppear") and event.name ~= "viewIsAppearing" then
      names[#names + 1] = event.object .. "." .. event.name
    end
  end
  return table.concat(names, " ")
end

local a, b, c, d = make "A", make "B", make "C", make "D"
window.rootViewController = a
wait(0.1)
a:present(b, {animated = false})
wait(0.1)
b:present(c, {animated = false})
wait(0.1)
c:present(d, {animated = false})
wait(0.1)
expectEqual(a.presentedViewController, b)
expectEqual(d.presentingViewController, c)

---------------------------------------------------------------- the top one dismisses itself
local t = now()
d:dismiss{animated = true}
settle()
expectEqual(c.presentedViewController, nil)
expectEqual(appearances(t),
  "D.viewWillDisappear C.viewWillAppear C.viewDidAppear D.viewDidDisappear")
-- Cover-vertical goes down by a spring of 0.5057 s.
expect(at(t + 0.1, d.view).rect.y > 0, "on its way down")
expectEqual(at(now(), d.view).inWindow, false)

---------------------------------------------------------------- one in the middle
t = now()
b:dismiss{animated = true}
settle()
expectEqual(b.presentedViewController, nil)
expectEqual(a.presentedViewController, b) -- it did not dismiss itself
expectEqual(appearances(t),
  "C.viewWillDisappear B.viewWillAppear B.viewDidAppear C.viewDidDisappear")

---------------------------------------------------------------- the bottom one dismisses all
b:present(c, {animated = false})
wait(0.1)
t = now()
a:dismiss{animated = true}
settle()
expectEqual(a.presentedViewController, nil)
expectEqual(at(now(), a.view).rect, CGRect(0, 0, 390, 844))
-- C is seen going; B, which nobody saw, goes without a word.
expectEqual(appearances(t),
  "C.viewWillDisappear A.viewWillAppear A.viewDidAppear C.viewDidDisappear")
expect(at(t + 0.1, c.view).rect.y > 0, "on its way down")
expectEqual(at(t + 0.1, b.view).inWindow, false)

---------------------------------------------------------------- nothing to dismiss
a:dismiss{animated = true} -- segue: allow dismiss-nothing: shown on purpose: it does nothing
settle()
expectEqual(#findingList(), 1)
expectEqual(findingList()[1].rule, "dismiss-nothing")
