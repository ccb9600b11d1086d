-- The difference is shared among the flexible parts in proportion to their present lengths; parts that
-- are fixed absorb nothing; where all flexible parts are zero they share equally (measured 1.8, facts 5.4).
local function resized(frame, from, to, mask)
  local parent, child = UIView{frame = CGRect(0, 0, from.width, from.height)}, UIView{frame = frame}
  child.autoresizingMask = mask
  parent:addSubview(child)
  parent.frame = CGRect(7, 9, to.width, to.height)
  local byFrame = child.frame
  child.frame, parent.bounds = frame, CGRect(0, 0, from.width, from.height)
  child.frame = frame
  parent.bounds = CGRect(0, 0, to.width, to.height)
  expectEqual(child.frame, byFrame, {message = "setting bounds resizes as setting the frame does"})
  return byFrame
end
local function across(x, w, from, to, mask)
  local f = resized(CGRect(x, 3, w, 5), CGSize(from, 100), CGSize(to, 100), mask)
  expectEqual({f.y, f.height}, {3, 5})
  return {f.x, f.width}
end
local function down(y, h, from, to, mask)
  local f = resized(CGRect(3, y, 5, h), CGSize(100, from), CGSize(100, to), mask)
  return {f.y, f.height}
end
local L, W, R = "flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin"
local T, H, B = "flexibleTopMargin", "flexibleHeight", "flexibleBottomMargin"
expectEqual(across(10, 40, 100, 160, {L, W, R}), {16, 64})
expectEqual(across(20, 60, 100, 140, {L, R}), {40, 60})
expectEqual(across(30, 60, 100, 180, {L, R}), {90, 60})
expectEqual(down(20, 30, 100, 150, {T, H}), {40, 60})
-- 20 and 30 become 68 and 102: the same ratio (facts 5.4)
expectEqual(across(20, 50, 100, 220, {L, R}), {68, 50})
expectEqual(across(10, 40, 100, 160, W), {10, 100})
expectEqual(across(10, 40, 100, 160, L), {70, 40})
expectEqual(across(10, 40, 100, 160, R), {10, 40})
expectEqual(across(10, 40, 100, 160, {}), {10, 40})
expectEqual(down(10, 40, 100, 160, H), {10, 100})
expectEqual(down(10, 40, 100, 160, T), {70, 40})
expectEqual(down(10, 40, 100, 160, B), {10, 40})
-- all flexible parts zero: equal shares
expectEqual(across(0, 100, 100, 160, {L, R}), {30, 100})
expectEqual(across(0, 0, 0, 90, {L, W, R}), {30, 30})
expectEqual(down(0, 100, 100, 160, {T, B}), {30, 100})
-- smaller again
expectEqual(across(10, 40, 100, 50, {L, W, R}), {5, 20})
expectEqual(across(10, 80, 100, 60, W), {10, 40})

-- no part in it: the origin of the bounds, switched off, or ruled by constraints
local parent, child = UIView{frame = CGRect(0, 0, 100, 100)}, UIView{frame = CGRect(10, 10, 80, 80)}
child.autoresizingMask = {W, H}
parent:addSubview(child)
parent.bounds = CGRect(0, 50, 100, 100)
expectEqual(child.frame, CGRect(10, 10, 80, 80))
parent.autoresizesSubviews = false
parent.frame = CGRect(0, 0, 200, 200)
expectEqual(child.frame, CGRect(10, 10, 80, 80))
parent.autoresizesSubviews = true
child.translatesAutoresizingMaskIntoConstraints = false
parent.frame = CGRect(0, 0, 100, 100)
expectEqual(child.frame, CGRect(10, 10, 80, 80))
child.translatesAutoresizingMaskIntoConstraints = true
-- a transform takes no part, and is no mistake
child.transform = CGAffineTransform{rotationAngle = 0.3}
parent.frame = CGRect(0, 0, 140, 100)
expectEqual({child.bounds, child.center}, {CGRect(0, 0, 120, 80), CGPoint(70, 50)})
-- all the way down
local grandchild = UIView{frame = child.bounds, autoresizingMask = {W, H}}
child.transform = CGAffineTransform.identity
child:addSubview(grandchild)
parent.frame = CGRect(0, 0, 100, 300)
expectEqual(grandchild.frame, CGRect(0, 0, 80, 280))
expectEqual(#findingList(), 0)
