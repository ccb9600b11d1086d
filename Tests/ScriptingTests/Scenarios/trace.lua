-- What the traces share: A, who is there, B, who comes, and everything that a delegate can bring.
local Trace = {}

-- An animator that fades the upper view over 1 s, linear.
local X = class("X")
X.transitionDuration = 1
function X:animateTransition(ctx)
  if self.inspect then self.inspect(ctx) end
  local from, to, container = ctx:view("from"), ctx:view("to"), ctx.containerView
  local comes = self.comes
  if comes == nil then comes = ctx:viewController("to").isBeingPresented end
  if to then container:insertSubview(to, {at = comes and #container.subviews or 0}) end
  local upper = comes and to or from
  if self.never then return end
  upper.alpha = comes and 0 or 1
  UIView.animate{withDuration = 1, options = "curveLinear",
    animations = function() upper.alpha = comes and 1 or 0 end,
    completion = function()
      upper.alpha = 1
      if ctx.transitionWasCancelled and to and not comes then to:removeFromSuperview() end
      ctx:completeTransition(not ctx.transitionWasCancelled)
    end}
end
function X:animationEnded(completed) self.ended = completed end
Trace.X = X

-- A presentation controller with a log.
local PC = class("PC", UIPresentationController)
function PC:presentationTransitionWillBegin()
  self.log = {}
  local coordinator = self.presentedViewController.transitionCoordinator
  if not coordinator then return end -- there is none without animation
  coordinator:animate{
    alongsideTransition = function() self.log[#self.log + 1] = "alongside" end,
    completion = function(c) self.log[#self.log + 1] = "completion " .. tostring(c.isCancelled) end}
end
Trace.PC = PC

-- A delegate that brings what its fields say: controller = true, animator = X{}, driver = ...
local D = class("D")
function D:presentationControllerForPresented(presented, presenting)
  if not self.controller then return nil end
  self.made = PC{presentedViewController = presented, presenting = presenting}
  return self.made
end
function D:animationControllerForPresented() return self.animator end
function D:animationControllerForDismissed() return self.animator end
function D:interactionControllerForPresentation() return self.driver end
function D:interactionControllerForDismissal() return self.driver end
Trace.D = D

-- A in the window, and B with a style and a delegate.
function Trace.scene(style, delegate)
  local a, b = class("A", UIViewController){}, class("B", UIViewController){}
  window.rootViewController = a
  wait(0.1)
  b.modalPresentationStyle = style
  b.transitioningDelegate = delegate
  return a, b
end

-- The same with B presented already.
function Trace.presented(style, delegate)
  local a, b = Trace.scene(style, delegate)
  a:present(b, {animated = false})
  wait(0.5)
  return a, b
end

-- N with A, or with A and B, on its stack.
function Trace.stack(deep, delegate)
  local a, b = class("A", UIViewController){}, class("B", UIViewController){}
  local n = class("N", UINavigationController){rootViewController = a}
  window.rootViewController = n
  wait(0.1)
  if deep then n:pushViewController(b, {animated = false}) end
  wait(0.1)
  n.delegate = delegate
  return n, a, b
end

local quiet = {loadView = true, viewIsAppearing = true}

-- The events since a time, as "B.viewDidLoad A.viewWillDisappear": of the named objects, or of all;
-- without layout, and without loadView and viewIsAppearing.
function Trace.heard(t, ...)
  local wanted, names = {...}, {}
  for _, event in ipairs(eventList{from = t}) do
    local isWanted = #wanted == 0
    for _, object in ipairs(wanted) do isWanted = isWanted or object == event.object end
    if isWanted and not quiet[event.name] and not event.name:find("Layout") then
      names[#names + 1] = event.object .. "." .. event.name
    end
  end
  return table.concat(names, " ")
end

-- Expects exactly these events since a time, spaces and line ends alike.
function Trace.expect(t, objects, expected)
  expectEqual(Trace.heard(t, table.unpack(objects)), (expected:gsub("%s+", " ")))
end

-- Expects that a rule found something.
function Trace.expectFinding(rule)
  local found = {}
  for _, finding in ipairs(findingList()) do
    if finding.rule == rule then return expect(true) end
    found[#found + 1] = finding.rule
  end
  expect(false, "no " .. rule .. " among: " .. table.concat(found, ", "))
end

-- Expects that nothing was found.
function Trace.expectNoFinding()
  local list = findingList()
  expectEqual(#list, 0, {message = list[1] and list[1].rule .. ": " .. list[1].message})
end

return Trace
