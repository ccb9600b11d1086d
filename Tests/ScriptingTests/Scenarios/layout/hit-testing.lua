-- Who takes a touch: measured 1.8, row 40.
local root = UIViewController{}
window.rootViewController = root
step()
local function box(x, y, w, h, parent)
  local v = UIView{frame = CGRect(x, y, w, h)}
  ;(parent or root.view):addSubview(v)
  return v
end
local parent = box(100, 100, 200, 200)
local below, above = box(0, 0, 100, 100, parent), box(0, 0, 100, 100, parent)
local p = CGPoint(150, 150)
expectEqual(window:hitTest(p), above) -- front to back
above.alpha = 0.01
expectEqual(window:hitTest(p), above)
above.alpha = 0.0099
expectEqual(window:hitTest(p), below)
above.alpha, above.isHidden = 1, true
expectEqual(window:hitTest(p), below)
below.isUserInteractionEnabled = false
expectEqual(window:hitTest(p), parent)
-- an ancestor prunes all below it
local grandchild = box(0, 0, 50, 50, below)
expectEqual(window:hitTest(CGPoint(110, 110)), parent)
below.isUserInteractionEnabled = true
expectEqual(window:hitTest(CGPoint(110, 110)), grandchild)
below.alpha = 0
expectEqual(window:hitTest(CGPoint(110, 110)), parent)
below.alpha = 1
-- min edges are inside, max edges are not
expect(parent:point(CGPoint(0, 0)), "the min corner is inside")
expect(parent:point(CGPoint(199.999, 199.999)), "just before the max corner")
expect(not parent:point(CGPoint(200, 100)), "the right edge is outside")
expect(not parent:point(CGPoint(100, 200)), "the bottom edge is outside")
expectEqual(window:hitTest(CGPoint(100, 100)), grandchild)
expectEqual(window:hitTest(CGPoint(300, 300)), root.view)
-- what sticks out of its parent is out of reach, clipped or not
local out = box(150, 0, 100, 50, parent)
expectEqual(window:hitTest(CGPoint(260, 110)), out)
expectEqual(window:hitTest(CGPoint(320, 110)), root.view)
-- transforms, and bounds that scrolled
out.transform = CGAffineTransform{scaleX = 0.1, y = 0.1}
expectEqual(window:hitTest(CGPoint(260, 110)), parent)
out.transform = CGAffineTransform{rotationAngle = math.pi / 2}
out.center = CGPoint(150, 100)
expectEqual(window:hitTest(CGPoint(250, 240)), out)
expectEqual(window:hitTest(CGPoint(280, 200)), parent)
out:removeFromSuperview()
parent.bounds = CGRect(0, 50, 200, 200)
expectEqual(window:hitTest(CGPoint(110, 110)), below, {message = "50 of it are scrolled away"})
parent.bounds = CGRect(0, 0, 200, 200)
-- labels and image views let touches through to what is behind
for _, v in ipairs{UILabel{frame = CGRect(0, 0, 50, 50)}, UIImageView{frame = CGRect(0, 0, 50, 50)}} do
  expect(not v.isUserInteractionEnabled, "off by default")
  parent:addSubview(v)
  expectEqual(window:hitTest(CGPoint(110, 110)), grandchild)
  v.isUserInteractionEnabled = true
  expectEqual(window:hitTest(CGPoint(110, 110)), v)
  v:removeFromSuperview()
end

-- overridden: a view that lets touches through, and one with a larger edge
local Through = class("Through", UIView)
function Through:hitTest(point, event)
  local hit = Through.super.hitTest(self, point, event)
  return hit ~= self and hit or nil
end
local Wide = class("Wide", UIView)
function Wide:point(inside, event)
  return self.bounds:insetBy(-20, -20):contains(inside)
end
local through = Through{frame = root.view.bounds}
root.view:addSubview(through)
expectEqual(window:hitTest(CGPoint(110, 110)), grandchild)
local wide = Wide{frame = CGRect(10, 400, 50, 50)}
through:addSubview(wide)
expectEqual(window:hitTest(CGPoint(65, 455)), wide)
expectEqual(window:hitTest(CGPoint(81, 455)), root.view)
local taps = 0
wide:addGestureRecognizer(UITapGestureRecognizer{target = wide, action = function() taps = taps + 1 end})
tap(CGPoint(65, 455))
expectEqual(taps, 1)
