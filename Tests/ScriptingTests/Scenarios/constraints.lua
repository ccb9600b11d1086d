-- Anchors, activation and the chained maker, with what they refuse.
local box, bar = UIView{name = "box"}, UIView{name = "bar"}
window:addSubview(box)
window:addSubview(bar)
box.translatesAutoresizingMaskIntoConstraints = false
local height = box.heightAnchor:constraint{equalToConstant = 40}
NSLayoutConstraint.activate{
  box.topAnchor:constraint{equalTo = window.safeAreaLayoutGuide.topAnchor, constant = 8},
  box.leadingAnchor:constraint{equalTo = window.leadingAnchor, constant = 10},
  box.widthAnchor:constraint{equalTo = window.widthAnchor, multiplier = 0.5},
  height,
}
bar.snp:makeConstraints(function(make)
  make.top:equalTo(box.snp.bottom):offset(4)
  make.leading.trailing:equalTo(box):inset(5)
  make.height:greaterThanOrEqualTo(20)
  make.height:equalTo(10):priority(500)
end)
wait(0)
expectEqual(box.frame, CGRect(10, 55, 195, 40))
expectEqual(bar.frame, CGRect(15, 99, 185, 20))
height.constant = 50
wait(0)
expectEqual(bar.frame.y, 109)
bar.snp:updateConstraints(function(make) make.top:equalTo(box.snp.bottom):offset(9) end)
wait(0)
expectEqual(bar.frame.y, 114)
bar.snp:remakeConstraints(function(make)
  make.edges:equalTo(box):inset(UIEdgeInsets{top = 1, left = 2, bottom = 3, right = 4})
end)
wait(0)
expectEqual(bar.frame, CGRect(12, 56, 189, 46))
height.isActive = false
expect(not height.isActive and #box.constraints == 0)
box.heightAnchor:constraint{equalTo = box.widthAnchor}.isActive = true
wait(0)
expectEqual(box.bounds.size, CGSize(195, 195))
expect(not box.hasAmbiguousLayout)

local function refused(f, text)
  local ok, message = pcall(f)
  expect(not ok and message:find(text, 1, true), message)
end
refused(function() box.topAnchor:constraint{constant = 3} end, "what to relate to")
refused(function() box.topAnchor:constraint{equalTo = window.leadingAnchor} end, "NSLayoutYAxisAnchor")
refused(function() UIView{}.snp:makeConstraints(function(m) m.top:equalToSuperview() end) end,
  "has no superview")
refused(function() box.snp:updateConstraints(function(m) m.width:equalTo(3) end) end, "remake")
