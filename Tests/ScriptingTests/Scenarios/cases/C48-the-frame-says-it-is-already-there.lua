local a = UIViewController{}
window.rootViewController = a
local v = UIView{frame = CGRect(0, 844, 390, 444)}
a.view:addSubview(v)
step()
UIView.animate{withDuration = 0.5, animations = function() v.frame = v.frame:with{y = 400} end}
expectEqual(v.frame.y, 400)
wait(0.25)
expectEqual(v.frame.y, 400)
expectEqual(v.layer:presentation().frame.y, 622, {accuracy = 1e-9})
expectEqual(at(v).frame.y, 622, {accuracy = 1e-9})
expectEqual(at(v).model.frame.y, 400)
