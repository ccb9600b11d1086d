-- The second block finds nothing to animate: one completion comes at once, with true, long before the
-- movement is over; what runs already goes on to its own end.
local a = UIViewController{}
window.rootViewController = a
local v = UIView{name = "v"}
a.view:addSubview(v)
local left
v.snp:makeConstraints(function(make)
  make.top:equalToSuperview()
  make.size:equalTo(50)
  left = make.leading:equalToSuperview().constraint
end)
step()
local ended, t = {}, now()
local function move()
  left.constant = 100
  UIView.animate{withDuration = 2, animations = function() a.view:layoutIfNeeded() end,
    completion = function(finished) ended[#ended + 1] = {finished, now() - t} end}
end
move()
wait(0.5)
expectEqual(#ended, 0)
move()
wait(0)
expectEqual(ended, {{true, 0.5}}, {accuracy = 1e-9})
expect(at(v).frame.x < 30, "it is on its way still: " .. at(v).frame.x)
settle()
expectEqual(ended, {{true, 0.5}, {true, 2}}, {accuracy = 1e-9})
local told = findingList()
expectEqual(#told, 1)
expectEqual(told[1].rule, "nothing-animated")
