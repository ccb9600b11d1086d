-- Solved rectangles on the pixel grid: at 2x, as measured, origins are whole points and sizes half points,
-- each view by itself; at 3x both are whole pixels (chosen).
device{width = 320, height = 480, scale = 2, safeArea = {top = 0, left = 0, bottom = 0, right = 0}}
local function chain(widths, gap, left, right)
  local root = UIViewController{}
  window.rootViewController = root
  local views = {}
  for i, w in ipairs(widths) do
    local v = UIView{}
    root.view:addSubview(v)
    v.snp:makeConstraints(function(make)
      make.top:equalToSuperview()
      make.height:equalTo(20)
      if i == 1 then make.leading:equalToSuperview():offset(left)
      else
        make.leading:equalTo(views[i - 1].snp.trailing):offset(gap)
        make.width:equalTo(views[1]):multipliedBy(w / widths[1])
      end
      if i == #widths then make.trailing:equalToSuperview():inset(right) end
    end)
    views[i] = v
  end
  wait(0)
  local x, w = {}, {}
  for i, v in ipairs(views) do x[i], w[i] = v.frame.x, v.frame.width end
  return x, w
end
local x, w = chain({1, 1, 1}, 8, 12, 12)
expectEqual({x, w}, {{12, 113, 215}, {93.5, 93.5, 93.5}})
x, w = chain({1, 2}, 10, 12, 12)
expectEqual({x, w}, {{12, 117}, {95.5, 190.5}})
-- a hairline at the bottom of 56 points, at 55.5, goes to 56
local root = UIViewController{}
window.rootViewController = root
local card, line = UIView{frame = CGRect(0, 0, 320, 56)}, UIView{}
root.view:addSubview(card)
card:addSubview(line)
line.snp:makeConstraints(function(make)
  make.leading.trailing.bottom:equalToSuperview()
  make.height:equalTo(0.5)
end)
wait(0)
expectEqual(line.frame, CGRect(0, 56, 320, 0.5))
expectEqual(#findingList(), 0)
reset()
device{width = 320, height = 480, scale = 3, safeArea = {top = 0, left = 0, bottom = 0, right = 0}}
x, w = chain({1, 1, 1}, 8, 12, 12)
expectEqual({x, w}, {{12, 113 + 1 / 3, 214 + 2 / 3}, {93 + 1 / 3, 93 + 1 / 3, 93 + 1 / 3}}, {accuracy = 1e-9})
