-- A screen that opens out of a round button: it is masked by a circle that grows until it covers the
-- whole screen, and shrinks back into the button on dismissal.
--
-- The lesson is in who animates. `path` is a property of a layer, not of a view: UIView.animate leaves
-- it alone, and a change of it shows at once. So the end goes into the model, and an explicit
-- CABasicAnimation shows the way there. Its delegate, not a UIView completion, ends the transition.

local Home, Detail = class("Home", UIViewController), class("Detail", UIViewController)

function Home:viewDidLoad()
  self.view.backgroundColor = "white"
  self.button = UIButton{frame = CGRect(330, 760, 44, 44), backgroundColor = "systemBlue"}
  self.button.layer.cornerRadius = 22
  self.view:addSubview(self.button)
  self.button:addTarget(self, "open", "touchUpInside")
end

function Detail:viewDidLoad()
  self.view.backgroundColor = "systemBlue"
end

---------------------------------------------------------------- the animator
local Reveal = class("Reveal")
Reveal.transitionDuration = 0.5

-- The circle in the button, and the one around the farthest corner of the screen.
local function circles(button, view)
  local small = button:convert(button.bounds, {to = view})
  local center = CGPoint(small.midX, small.midY)
  local x = math.max(center.x, view.bounds.width - center.x)
  local y = math.max(center.y, view.bounds.height - center.y)
  local r = math.sqrt(x * x + y * y)
  return small, CGRect(center.x - r, center.y - r, 2 * r, 2 * r)
end

function Reveal:animateTransition(ctx)
  local isOpening = self.isOpening
  local view = isOpening and ctx:view("to") or ctx:view("from")
  if isOpening then
    ctx.containerView:addSubview(view)
  else -- the full-screen style took the presenter's view out: the circle shrinks over it
    ctx.containerView:insertSubview(ctx:view("to"), {at = 0})
  end
  local small, large = circles(self.button, view)
  local from, to = small, large
  if not isOpening then from, to = large, small end

  local mask = CAShapeLayer{path = UIBezierPath{ovalIn = to}.cgPath}
  view.layer.mask = mask
  local animation = CABasicAnimation{keyPath = "path", duration = 0.5,
    fromValue = UIBezierPath{ovalIn = from}.cgPath, toValue = mask.path,
    timingFunction = CAMediaTimingFunction{name = "easeInEaseOut"}}
  animation.delegate = {animationDidStop = function(_, _, finished)
    view.layer.mask = nil
    ctx:completeTransition(finished)
  end}
  mask:add(animation, {forKey = "path"})
end

---------------------------------------------------------------- who brings it
function Home:open()
  self.detail = Detail{modalPresentationStyle = "fullScreen", transitioningDelegate = self}
  self:present(self.detail, {animated = true})
end

function Home:animationControllerForPresented()
  return Reveal{button = self.button, isOpening = true}
end

function Home:animationControllerForDismissed()
  return Reveal{button = self.button, isOpening = false}
end

---------------------------------------------------------------- the scenario
local home = Home{}
window.rootViewController = home
wait(0.1)

-- The button's centre is (352, 782): the farthest corner is (0, 0).
local far = math.sqrt(352 ^ 2 + 782 ^ 2)
local function circle(r) return CGRect(352 - r, 782 - r, 2 * r, 2 * r) end
-- Control points move in straight lines: the circle's radius runs on the curve.
local function radius(progress) return 22 + (far - 22) * progress end

tap(home.button)
local t = now()
local view = home.detail.view
expect(view.layer.mask, "the screen has a mask")
expectEqual(#view.layer.sublayers, 0, {message = "a mask is no sublayer"})
settle()
-- A quarter and half of the time on easeInEaseOut: 0.129161931 and 0.5 of the way.
expectEqual(at(t + 0.125, view).mask, circle(radius(0.129161931)), {accuracy = 1e-4})
expectEqual(at(t + 0.25, view).mask, circle(radius(0.5)), {accuracy = 1e-6})
expectEqual(at(t + 0.25, view).rect, CGRect(0, 0, 390, 844))
expectEqual(at(now(), view).mask, nil)
expectEqual(home.presentedViewController, home.detail)

t = now()
home:dismiss{animated = true}
settle()
expectEqual(at(t + 0.125, view).mask, circle(radius(1 - 0.129161931)), {accuracy = 1e-4})
expectEqual(at(t + 0.25, view).mask, circle(radius(0.5)), {accuracy = 1e-6})
expectEqual(at(now(), view).inWindow, false)
expectEqual(home.presentedViewController, nil)
