-- UIBezierPath, CGPath and shape layers.
local M = require "motion"
expectEqual(UIBezierPath{}.isEmpty, true)
expectEqual(UIBezierPath{rect = CGRect(1, 2, 3, 4)}.bounds, CGRect(1, 2, 3, 4))
expectEqual(UIBezierPath{ovalIn = CGRect(0, 0, 30, 40)}.bounds, CGRect(0, 0, 30, 40), {accuracy = 1e-9})
expectEqual(UIBezierPath{roundedRect = CGRect(0, 0, 30, 40), cornerRadius = 5}.bounds, CGRect(0, 0, 30, 40), {accuracy = 1e-9})
expectEqual(
  UIBezierPath{roundedRect = CGRect(0, 0, 30, 40), byRoundingCorners = {"topLeft", "topRight"}, cornerRadii = CGSize(5, 5)}.bounds,
  CGRect(0, 0, 30, 40), {accuracy = 1e-9})
local half = UIBezierPath{arcCenter = CGPoint(50, 50), radius = 10, startAngle = 0, endAngle = math.pi, clockwise = true}
expectEqual(half.bounds, CGRect(40, 50, 20, 10), {accuracy = 1e-2})
expectEqual(half.currentPoint, CGPoint(40, 50), {accuracy = 1e-9})

local p = UIBezierPath{lineWidth = 3}
p:move(CGPoint(0, 0))
p:addLine{to = CGPoint(100, 0)}
p:addCurve{to = CGPoint(100, 100), controlPoint1 = CGPoint(100, 30), controlPoint2 = CGPoint(100, 60)}
p:addQuadCurve{to = CGPoint(0, 100), controlPoint = CGPoint(50, 100)}
p:close()
expectEqual({p.bounds, p.currentPoint, p.lineWidth}, {CGRect(0, 0, 100, 100), CGPoint(0, 0), 3})
local other = UIBezierPath{cgPath = p.cgPath}
other:apply(CGAffineTransform{translationX = 10, y = 20})
expectEqual(other.bounds, CGRect(10, 20, 100, 100))
expectEqual(p.bounds, CGRect(0, 0, 100, 100)) -- cgPath is a copy
p:append(other)
expectEqual(p.bounds, CGRect(0, 0, 110, 120))
expectEqual(other:reversing().bounds, other.bounds)
other:addArc{withCenter = CGPoint(0, 0), radius = 1, startAngle = 0, endAngle = 2 * math.pi, clockwise = true}
other:removeAllPoints()
expect(other.isEmpty)

-- a layer takes either, and gives a CGPath
local small, large = UIBezierPath{rect = CGRect(0, 0, 10, 10)}, UIBezierPath{rect = CGRect(0, 0, 30, 50)}
local v, t = M.dot()
local shape = CAShapeLayer{path = small.cgPath, fillColor = "red", strokeEnd = 0.5, lineWidth = 2}
v.layer:addSublayer(shape)
v.layer.shadowPath = small
expectEqual(shape.path, small.cgPath)
expectEqual(v.layer.shadowPath, small.cgPath)
expectEqual({shape.fillColor, shape.strokeEnd, shape.lineWidth}, {UIColor.red, 0.5, 2})
expect(shape:isKind(CALayer) and shape:isKind(CAShapeLayer))
step()

-- paths of one structure blend point by point
shape:add(CABasicAnimation{keyPath = "path", fromValue = small, toValue = large.cgPath, duration = 1}, {forKey = "grow"})
wait(0.5)
expectEqual(shape:presentation().path.boundingBoxOfPath, CGRect(0, 0, 20, 30), {accuracy = 1e-9})
expectEqual(shape.path.boundingBoxOfPath, CGRect(0, 0, 10, 10))
shape:removeAllAnimations()
CATransaction.begin()
CATransaction.setAnimationDuration(1)
shape.strokeEnd = 1
CATransaction.commit()
expectEqual(shape:animation("strokeEnd").duration, 1)
v.layer.shadowPath = nil
expectEqual(v.layer.shadowPath, nil)
M.refused({"shadowPath", "CGPath expected, got number"}, function() v.layer.shadowPath = 3 end)
M.refused({"arc", "radius"}, UIBezierPath, {arcCenter = CGPoint(0, 0)})

-- how the line is drawn is plain data, with Core Animation's defaults
expectEqual({shape.lineCap, shape.lineJoin, shape.miterLimit, shape.lineDashPhase}, {"butt", "miter", 10, 0})
expectEqual(shape.lineDashPattern, nil)
local line = CAShapeLayer{lineCap = "round", lineJoin = "bevel", lineDashPattern = {4, 2}, lineDashPhase = 1, miterLimit = 3}
expectEqual({line.lineCap, line.lineJoin, line.lineDashPattern, line.lineDashPhase, line.miterLimit},
  {"round", "bevel", {4, 2}, 1, 3})
line.lineDashPattern = nil
expectEqual(line.lineDashPattern, nil)
M.refused({"lineCap", "flat"}, function() line.lineCap = "flat" end)
M.refused({"lineDashPattern", "finite"}, function() line.lineDashPattern = {0 / 0} end)
M.refused({"miterLimit", "finite"}, function() line.miterLimit = 1 / 0 end)
