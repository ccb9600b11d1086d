-- Issue 6, to be shown 1: the numbers of a sheet that a pan pulls down (examples/sheet-drag.lua).
local T = require "trace"
local height = 797
local Frame = class("Frame", UIPresentationController)
function Frame:frameOfPresentedViewInContainerView() return CGRect(0, 47, 390, height) end

local down = {transitionDuration = 0.3}
function down:animateTransition(ctx)
  local sheet = ctx:view("from")
  UIView.animate{withDuration = 0.3, options = "curveEaseOut",
    animations = function() sheet.frame = sheet.frame:offsetBy(0, height) end,
    completion = function() ctx:completeTransition(not ctx.transitionWasCancelled) end}
end
function down:animationEnded(flag) self.ended = flag end

local a, sheet = class("List", UIViewController){}, class("Sheet", UIViewController){}
local delegate, driver, seen = {}, nil, {}
function delegate:presentationControllerForPresented(presented, presenting)
  return Frame{presentedViewController = presented, presenting = presenting}
end
function delegate:animationControllerForDismissed() return down end
function delegate:interactionControllerForDismissal() return driver end
function sheet:pan(pan)
  local way = pan:translation(sheet.view.superview).y
  local progress = math.max(0, math.min(1, way / height))
  if pan.state == "began" then
    driver = UIPercentDrivenInteractiveTransition{}
    sheet:dismiss{animated = true}
  elseif pan.state == "changed" then
    driver:update(progress)
    seen.translation, seen.percent = way, driver.percentComplete
  else
    local fast = pan:velocity(sheet.view.superview).y > 500
    if pan.state == "ended" and (fast or progress > 0.3) then driver:finish() else driver:cancel() end
    driver = nil
  end
end
window.rootViewController = a
sheet.modalPresentationStyle, sheet.transitioningDelegate = "custom", delegate
sheet.view:addGestureRecognizer(UIPanGestureRecognizer{target = sheet, action = "pan"})
a:present(sheet, {animated = false})
wait(0.5)
local before = {frame = sheet.view.frame, center = sheet.view.center, bounds = sheet.view.bounds,
  transform = sheet.view.transform, alpha = sheet.view.alpha, above = sheet.view.superview,
  window = window.subviews, container = sheet.view.superview.subviews}

local function ended(from)
  for _, event in ipairs(eventList{from = from}) do
    if event.name == "completeTransition" then return event.time - from, event.detail end
  end
end
local function expectOneWay(from, seconds, sign)
  local last
  for i = 0, 400 do
    local y = at(from + i / 400 * seconds, sheet.view).rect.y
    if last then expect((y - last) * sign >= 0, "monotone at " .. i) end
    last = y
  end
end

drag{from = CGPoint(195, 200), to = CGPoint(195, 410), duration = 0.5, hold = 0.2}
local t = now()
expectEqual(seen.translation, 200)
expectEqual(seen.percent, 200 / 797)
expectEqual(at(t, sheet.view).rect, CGRect(0, 247, 390, 797), {accuracy = 1e-9})
settle()
local seconds, flag = ended(t)
expectEqual(seconds, 200 / 797 * 0.3, {accuracy = 1e-9})
expectEqual(flag, "false")
expectEqual(down.ended, false)
expectOneWay(t, 200 / 797 * 0.3, -1)
local v = sheet.view
expectEqual({frame = v.frame, center = v.center, bounds = v.bounds, transform = v.transform,
  alpha = v.alpha, above = v.superview, window = window.subviews, container = v.superview.subviews}, before)
expectEqual(at(v).rect, CGRect(0, 47, 390, 797))
expectEqual(a.presentedViewController, sheet)
expectEqual(sheet.isBeingDismissed, false)
expectEqual(sheet.transitionCoordinator, nil)

wait(0.1)
drag{from = CGPoint(195, 200), to = CGPoint(195, 510), duration = 0.5, hold = 0.2}
t = now()
expectEqual(seen.percent, 300 / 797)
expectEqual(at(t, v).rect.y, 347, {accuracy = 1e-9})
wait((1 - 300 / 797) * 0.3 - 1e-6)
expectOneWay(t, now() - t, 1)
settle()
seconds, flag = ended(t)
expectEqual(seconds, (1 - 300 / 797) * 0.3, {accuracy = 1e-9})
expectEqual(flag, "true")
expectEqual(a.presentedViewController, nil)
T.expectNoFinding()
