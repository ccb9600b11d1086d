local a = UIViewController{}
window.rootViewController = a
local v = a.view
expectEqual(v.frame, CGRect(0, 0, 390, 844))
v.layer.anchorPoint = CGPoint(0, 0.5)
expectEqual(v.frame, CGRect(195, 0, 390, 844))
expectEqual(v.center, CGPoint(195, 422))
v.frame = CGRect(0, 0, 390, 844)
expectEqual(v.center, CGPoint(0, 422))
expectEqual(v.layer.position, CGPoint(0, 422))
