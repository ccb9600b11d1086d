-- CALayer: the tree, conversions, time, and the C functions of transforms and rectangles.
local M = require "motion"
local v, t = M.view(CGRect(100, 100, 200, 200))
local a, b, c = CALayer{name = "a"}, CALayer{name = "b"}, CALayer{name = "c"}
v.layer:addSublayer(a)
v.layer:insertSublayer(b, {at = 0})
v.layer:insertSublayer(c, {above = b})
expectEqual(v.layer.sublayers, {b, c, a})
v.layer:insertSublayer(a, {below = c})
expectEqual(v.layer.sublayers, {b, a, c})
local d = CALayer{name = "d"}
v.layer:replaceSublayer(a, {with = d})
expectEqual({v.layer.sublayers, a.superlayer}, {{b, d, c}, nil})
v.layer:replaceSublayer(d, {with = a})
expectEqual(v.layer.sublayers, {b, a, c})
M.refused({"replaceSublayer", "with"}, function() v.layer:replaceSublayer(a) end)
a.frame = CGRect(10, 20, 50, 50)
b.frame = CGRect(100, 0, 10, 10)
expectEqual(a:convert(CGPoint(1, 2), {to = b}), CGPoint(-89, 22))
expectEqual(a:convert(CGPoint(1, 2), {from = b}), CGPoint(91, -18))
expectEqual(a:convert(a.bounds, {to = nil}), CGRect(110, 120, 50, 50))
expectEqual({a:contains(CGPoint(0, 0)), a:contains(CGPoint(50, 10))}, {true, false})
local outer = CALayer{beginTime = 2, speed = 2}
local inner = CALayer{timeOffset = 1}
outer:addSublayer(inner)
expectEqual(outer:convertTime(3, {from = nil}), 2)
expectEqual(inner:convertTime(3), 3)
expectEqual(inner:convertTime(3, {to = outer}), 2)
expectEqual(inner:convertTime(2, {from = outer}), 3)

-- paused and resumed as Apple's QA1673 says
UIView.animate{withDuration = 1, options = "curveLinear", animations = function() v.center = CGPoint(300, 200) end}
wait(0.25)
local paused = v.layer:convertTime(CACurrentMediaTime(), {from = nil})
v.layer.speed = 0
v.layer.timeOffset = paused
wait(2)
expectEqual(at(v).center.x, 225, {accuracy = 1e-9})
v.layer.speed = 1
v.layer.timeOffset = 0
v.layer.beginTime = 0
v.layer.beginTime = v.layer:convertTime(CACurrentMediaTime(), {from = nil}) - paused
t = now()
wait(0.5)
expectEqual(at(v).center.x, 275, {accuracy = 1e-9})
settle()
expectEqual(at(t + 0.75, v, "after").center.x, 300)

-- C functions
local turn = CGAffineTransformMakeRotation(math.pi / 2)
expectEqual(turn, CGAffineTransform{rotationAngle = math.pi / 2})
expectEqual(CGAffineTransformConcat(CGAffineTransformMakeTranslation(10, 0), CGAffineTransformMakeScale(2, 2)).tx, 20)
expectEqual(CGAffineTransformTranslate(CGAffineTransformMakeScale(2, 2), 10, 0).tx, 20)
expectEqual(CGAffineTransformScale(CGAffineTransformMakeTranslation(10, 0), 2, 2).tx, 10)
expectEqual(CGAffineTransformRotate(CGAffineTransformIdentity, math.pi / 2), turn)
expect(CGAffineTransformIsIdentity(CGAffineTransformConcat(CGAffineTransformMake(2, 0, 0, 4, 6, 8),
  CGAffineTransformInvert(CGAffineTransformMake(2, 0, 0, 4, 6, 8)))))
expect(CGAffineTransformEqualToTransform(turn, turn))
expectEqual(CATransform3DConcat(CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(2, 2, 2)).m41, 20)
expectEqual(CATransform3DConcat(CATransform3DMakeScale(2, 2, 2), CATransform3DMakeTranslation(10, 0, 0)).m41, 10)
expectEqual(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 0).m41, 20)
expectEqual(CATransform3DScale(CATransform3DMakeTranslation(10, 0, 0), 2, 2, 2).m41, 10)
local z = CATransform3DMakeRotation(math.pi / 2, 0, 0, 1)
expectEqual({z.m11, z.m12, z.m21, z.m22}, {0, 1, -1, 0}, {accuracy = 1e-15})
expectEqual(CATransform3DIdentity, CATransform3D.identity)
local r = CGRectMake(10, 20, 30, 40)
expectEqual({CGRectGetMinX(r), CGRectGetMidX(r), CGRectGetMaxX(r), CGRectGetMinY(r), CGRectGetMidY(r), CGRectGetMaxY(r)},
  {10, 25, 40, 20, 40, 60})
expectEqual({CGRectInset(r, 5, 5), CGRectOffset(r, 1, 2)}, {CGRect(15, 25, 20, 30), CGRect(11, 22, 30, 40)})
expectEqual({CGRectUnion(r, CGRect.zero), CGRectIntersection(r, CGRect(0, 0, 20, 30))},
  {CGRect(0, 0, 40, 60), CGRect(10, 20, 10, 10)})
expectEqual({CGPointMake(1, 2), CGSizeMake(1, 2), CGVectorMake(1, 2), UIEdgeInsetsMake(1, 2, 3, 4)},
  {CGPoint(1, 2), CGSize(1, 2), CGVector(1, 2), UIEdgeInsets{top = 1, left = 2, bottom = 3, right = 4}})
expectEqual(CGPointApplyAffineTransform(CGPoint(1, 0), turn), CGPoint(0, 1), {accuracy = 1e-15})
expectEqual(CGRectApplyAffineTransform(r, CGAffineTransformMakeScale(2, 1)), CGRect(20, 20, 60, 40))
expect(CGRectContainsPoint(r, CGPoint(10, 20)))
