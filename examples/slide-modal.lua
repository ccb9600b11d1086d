-- A modal that falls in from above, and a question of time: may a controller choose its own
-- transition in viewDidLoad? Under "fullScreen" UIKit loads the view before it asks the
-- delegate, and it works. Under "custom" it asks first: the delegate comes too late, and UIKit's
-- own animation runs.
local Slide = require "parts.slide"

local Home, Detail = class("Home", UIViewController), class("Detail", UIViewController)

function Detail:viewDidLoad()
  self.view.backgroundColor = "systemBlue"
  self.transitioningDelegate = self -- it may be its own delegate: it outlives the question
end
function Detail:animationControllerForPresented() return Slide{} end
function Detail:animationControllerForDismissed() return Slide{isBack = true} end

local home = Home{}
home.view.backgroundColor = "white"
window.rootViewController = home
wait(0.1)

---------------------------------------------------------------- it works under fullScreen
local detail = Detail{modalPresentationStyle = "fullScreen"}
local t = now()
home:present(detail, {animated = true})
settle()

-- easeInOut: 0.129162 of the way at a quarter of the time, after 0.05 s in which nothing moves
local expected = {
  {0.05, -844, 0, 1}, {0.125, -734.99, 9.04, 0.9613}, {0.2, -422, 35, 0.85},
  {0.275, -109.01, 60.96, 0.7387},
}
for _, row in ipairs(expected) do
  local time, detailY, homeY, homeAlpha = table.unpack(row)
  expectEqual(at(t + time, detail.view).rect.y, detailY, {accuracy = 0.01})
  expectEqual(at(t + time, home.view).rect.y, homeY, {accuracy = 0.01})
  expectEqual(at(t + time, home.view).alpha, homeAlpha, {accuracy = 0.0001})
end
expectEqual(at(t + 0.35, detail.view).rect.y, 0, {accuracy = 0.01})
expectEqual(at(t + 0.35, home.view).rect.y, 70, {accuracy = 0.01})
expectEqual(at(t + 0.35, home.view).alpha, 0.7, {accuracy = 0.0001})
expectEqual(at(now(), home.view).inWindow, false)
expectEvents{"Detail.viewDidLoad", "Detail.animationController", "Home.viewWillDisappear",
  "Detail.viewWillAppear", "Slide.animateTransition", "Detail.viewDidAppear",
  "Home.viewDidDisappear", from = t}

---------------------------------------------------------------- and back
t = now()
detail:dismiss{animated = true}
settle()
expectEqual(at(t + 0.2, detail.view).rect.y, -35, {accuracy = 0.01})
expectEqual(at(t + 0.2, detail.view).alpha, 0.55, {accuracy = 0.0001})
expectEqual(at(t + 0.2, home.view).rect.y, 422, {accuracy = 0.01})
expectEqual(at(t + 0.35, detail.view).alpha, 0.1, {accuracy = 0.0001})
expectEqual(at(now(), home.view).rect, CGRect(0, 0, 390, 844))
expectEqual(home.view.alpha, 1)

---------------------------------------------------------------- it fails under custom
t = now()
local late = Detail{modalPresentationStyle = "custom"}
home:present(late, {animated = true})
settle()
for _, event in ipairs(eventList{from = t}) do
  expect(event.name ~= "animationController", "asked before viewDidLoad: no delegate yet")
end
expectEvents{"Detail#2.viewDidLoad", "CoverVertical.animateTransition", from = t}
expectEqual(at(t, late.view, "after").rect.y, 844) -- it comes from below: that is not our animator

-- The dismissal asks anew, and finds the delegate. But this style kept the presenter where it
-- was: there is no "to" view for our animator to move, so the example goes back without it.
late:dismiss{animated = false}
settle()
expectEqual(home.presentedViewController, nil)
