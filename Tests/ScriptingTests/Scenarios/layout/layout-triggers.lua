-- layoutSubviews runs when the view's own bounds changed, in size or origin, when those of a direct
-- subview changed, and when a subview came or went; not for a frame that keeps its size (facts 5.5).
local Log = {}
local Box = class("Box", UIView)
function Box:layoutSubviews() Log[#Log + 1] = self.name end

local a = UIViewController{}
window.rootViewController = a
local outer = Box{frame = CGRect(10, 10, 200, 200), name = "outer"}
local inner = Box{frame = CGRect(20, 20, 100, 100), name = "inner"}
a.view:addSubview(outer)
outer:addSubview(inner)
step()

local function laidOut(change)
  Log = {}
  change()
  expectEqual(#Log, 0, {message = "nothing happens before the layout step"})
  wait(0)
  return Log
end

expectEqual(laidOut(function() end), {})
expectEqual(laidOut(function() outer.frame = CGRect(50, 60, 200, 200) end), {})
expectEqual(laidOut(function() outer.center = CGPoint(100, 100) end), {})
expectEqual(laidOut(function() outer.transform = CGAffineTransform{scaleX = 2, y = 2} end), {})
outer.transform = CGAffineTransform.identity
expectEqual(laidOut(function() outer.alpha = 0.5 end), {})
expectEqual(laidOut(function() outer.bounds = CGRect(0, 0, 210, 200) end), {"outer"})
expectEqual(laidOut(function() outer.bounds = CGRect(0, 30, 210, 200) end), {"outer"})
expectEqual(laidOut(function() outer.frame = CGRect(0, 0, 100, 100) end), {"outer"})
expectEqual(laidOut(function() inner.bounds = CGRect(0, 0, 40, 40) end), {"outer", "inner"})
expectEqual(laidOut(function() inner.bounds = CGRect(5, 0, 40, 40) end), {"outer", "inner"})
expectEqual(laidOut(function() inner.frame = CGRect(1, 1, 40, 40) end), {})
local third = Box{name = "third"}
expectEqual(laidOut(function() outer:addSubview(third) end), {"outer", "third"})
expectEqual(laidOut(function() third:removeFromSuperview() end), {"outer"})

-- setNeedsLayout only marks, however often; layoutIfNeeded lays out once and only what needs it
expectEqual(laidOut(function() inner:setNeedsLayout() inner:setNeedsLayout() end), {"inner"})
Log = {}
inner:setNeedsLayout()
inner:layoutIfNeeded()
inner:layoutIfNeeded()
expectEqual(Log, {"inner"})
wait(0)
expectEqual(Log, {"inner"})

-- layoutIfNeeded climbs to the highest view above that needs layout, and goes top-down from there
Log = {}
inner:setNeedsLayout()
outer:setNeedsLayout()
inner:layoutIfNeeded()
expectEqual(Log, {"outer", "inner"})
Log = {}
inner:setNeedsLayout()
outer:layoutIfNeeded()
expectEqual(Log, {"inner"}, {message = "what waits below is laid out too"})
