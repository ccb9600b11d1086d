local a = UIViewController{}
window.rootViewController = a
local zero, nearly = UIView{frame = CGRect(0, 0, 100, 100)}, UIView{frame = CGRect(0, 0, 100, 100)}
a.view:addSubview(zero)
a.view:addSubview(nearly)
step()
local t = now()
UIView.animate{withDuration = 1, options = "curveLinear", animations = function()
  zero.transform = CGAffineTransform{scaleX = 0, y = 0}
  nearly.transform = CGAffineTransform{scaleX = 0.001, y = 0.001}
end}
wait(0.5)
expectEqual(at(zero).frame, CGRect(50, 50, 0, 0), {message = "it has jumped"})
expectEqual(at(nearly).frame.width, 50.05, {accuracy = 1e-9})
local told = findingList()
expectEqual(#told, 1)
expectEqual(told[1].rule, "singular-transform")
