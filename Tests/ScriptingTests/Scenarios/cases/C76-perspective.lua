-- 390 x 844, turned by 45 degrees about y, m34 = -1/500: the near edge is taller than 844.
local M = require "motion"
local function page(m34, onParent)
  local parent = M.view(CGRect(0, 0, 390, 844), "parent")
  local v = UIView{frame = CGRect(0, 0, 390, 844), name = "page"}
  parent:addSubview(v)
  local lens = CATransform3D.identity:with{m34 = m34}
  if onParent then
    parent.layer.sublayerTransform = lens
    v.layer.transform = CATransform3DMakeRotation(math.pi / 4, 0, 1, 0)
  else
    v.layer.transform = CATransform3DRotate(lens, math.pi / 4, 0, 1, 0)
  end
  step()
  local q = at(v).quad
  return q[4].y - q[1].y, q[3].y - q[2].y
end
-- a point 195 to the side comes 195 sin 45 nearer to the eye or goes as far away from it
local depth = 195 * math.sin(math.pi / 4)
local near, far = 844 / (1 - depth / 500), 844 / (1 + depth / 500)
for _, onParent in ipairs{false, true} do
  local left, right = page(-1 / 500, onParent)
  expectEqual({math.max(left, right), math.min(left, right)}, {near, far}, {accuracy = 1e-9})
end
for _, f in ipairs(findingList()) do expect(f.rule ~= "mirrored-perspective", f.message) end
-- the other sign mirrors depth: what was near is far
local right = {page(-1 / 500, true)}
local wrong = {page(1 / 500, true)}
expectEqual(wrong, {right[2], right[1]}, {accuracy = 1e-9})
M.found("mirrored-perspective")
-- a turn by more than a quarter changes signs in the matrix, not the perspective
reset()
local v = M.dot()
v.layer.transform = CATransform3DRotate(CATransform3D.identity:with{m34 = -1 / 500}, 2, 0, 1, 0)
settle()
for _, f in ipairs(findingList()) do expect(f.rule ~= "mirrored-perspective", f.message) end
