-- A constraint that UIKit refuses is not in force afterwards.
local v = UIView{frame = CGRect(0, 0, 300, 300)}
window:addSubview(v)
local a, b = UIView{}, UIView{}
v:addSubview(a)
v:addSubview(b)
local ok, message = pcall(function()
  a.snp:makeConstraints(function(make) make.top:equalTo(b.snp.leading) end)
end)
expect(not ok and tostring(message):find("Invalid pairing", 1, true), "refused by name")
expectEqual(#v.constraints, 0)
a.snp:makeConstraints(function(make) make.top.leading:equalToSuperview() end)
expectEqual(#v.constraints, 2)
