device{width = 375, height = 667}
local a = UIViewController{}
window.rootViewController = a
step()
a.view.transform = CGAffineTransform{scaleX = 0.96, y = 0.94}
expectEqual(a.view.frame, CGRect(7.5, 20.01, 360, 626.98), {accuracy = 1e-9})
expectEqual(a.view.center, CGPoint(187.5, 333.5))
expectEqual(a.view.bounds, CGRect(0, 0, 375, 667))
-- moving it by its frame and back: what it reads is what was set, and the size in it is another
a.view.frame = a.view.frame:with{y = 100}
expectEqual(a.view.frame, CGRect(7.5, 100, 360, 626.98), {accuracy = 1e-9})
a.view.frame = CGRect(0, 0, 375, 667)
a.view.transform = CGAffineTransform.identity
expectEqual(a.view.bounds.size, CGSize(375 / 0.96, 667 / 0.94), {accuracy = 1e-9})
-- the tool says so, once for a view
local told = findingList()
expectEqual(#told, 1)
expectEqual(told[1].rule, "frame-under-transform")
a.view.transform = CGAffineTransform{scaleX = 0.96, y = 0.94}
a.view.frame = CGRect(0, 0, 375, 667)
expectEqual(#findingList(), 1)
-- right: bounds and center do not know the transform
a.view.bounds, a.view.center = CGRect(0, 0, 375, 667), CGPoint(187.5, 333.5)
a.view.transform = CGAffineTransform.identity
expectEqual(a.view.frame, CGRect(0, 0, 375, 667))
