-- contentMode places the picture, not the view: facts 5.7. AVMakeRect is what a zoom to an aspect-fit
-- picture needs.
expectEqual(AVMakeRect(CGSize(400, 200), CGRect(0, 0, 300, 300)), CGRect(0, 75, 300, 150))
expectEqual(AVMakeRect(CGSize(200, 400), CGRect(10, 20, 300, 300)), CGRect(85, 20, 150, 300))
expectEqual(AVMakeRect(CGSize(1, 1), CGRect(0, 0, 390, 844)), CGRect(0, 227, 390, 390))
expectEqual(AVMakeRect(CGSize(0, 1), CGRect(0, 0, 10, 10)).size, CGSize(0, 0))
expect(not pcall(AVMakeRect, CGSize(1, 1)), "the rectangle is missing")

local v = UIImageView{image = UIImage{named = "wide", size = CGSize(200, 100)}, frame = CGRect(7, 7, 300, 300)}
local expected = {
  scaleToFill = CGRect(0, 0, 300, 300), redraw = CGRect(0, 0, 300, 300),
  scaleAspectFit = CGRect(0, 75, 300, 150), scaleAspectFill = CGRect(-150, 0, 600, 300),
  center = CGRect(50, 100, 200, 100), top = CGRect(50, 0, 200, 100), bottom = CGRect(50, 200, 200, 100),
  left = CGRect(0, 100, 200, 100), right = CGRect(100, 100, 200, 100),
  topLeft = CGRect(0, 0, 200, 100), topRight = CGRect(100, 0, 200, 100),
  bottomLeft = CGRect(0, 200, 200, 100), bottomRight = CGRect(100, 200, 200, 100),
}
for mode, rect in pairs(expected) do
  v.contentMode = mode
  expectEqual(v.contentRect, rect, {message = mode})
  expectEqual(v.frame, CGRect(7, 7, 300, 300))
end
expectEqual(UIImageView{frame = CGRect(0, 0, 9, 9)}.contentRect, CGRect(0, 0, 0, 0))
v.contentMode = "scaleAspectFit"
expectEqual(v.contentRect, AVMakeRect(v.image.size, v.bounds))

-- on screen, at any time: where the picture is, not just its view
local root = UIViewController{}
window.rootViewController = root
local shown = UIImageView{image = UIImage{named = "wide", size = CGSize(200, 100)}, frame = CGRect(20, 100, 100, 100)}
shown.contentMode = "scaleAspectFit"
root.view:addSubview(shown)
step()
expectEqual(at(shown).contentRect, CGRect(20, 125, 100, 50))
local t = now()
UIView.animate{withDuration = 1, options = "curveLinear", animations = function()
  shown.frame = CGRect(20, 100, 300, 100)
end}
settle()
-- half-way the view is 200 x 100, which the picture fills; at the end it is as high as the view
expectEqual(at(t + 0.5, shown).contentRect, CGRect(20, 100, 200, 100), {accuracy = 1e-6})
expectEqual(at(shown).contentRect, CGRect(70, 100, 200, 100), {accuracy = 1e-6})
shown.transform = CGAffineTransform{scaleX = 0.5, y = 0.5}
expectEqual(at(shown).contentRect, CGRect(120, 125, 100, 50), {accuracy = 1e-6})
expectEqual(at(root.view).contentRect, nil)
