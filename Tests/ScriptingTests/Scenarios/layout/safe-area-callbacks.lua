-- layoutMarginsDidChange before safeAreaInsetsDidChange, the controller after its view; before layout;
-- nobody is told who has the same (measured 1.8).
local log = {}
local function note(text) log[#log + 1] = text end
local V = class("V", UIView)
function V:layoutMarginsDidChange() note(self.name .. ".margins") end
function V:safeAreaInsetsDidChange() note(self.name .. ".safeArea") end
local A = class("A", UIViewController)
function A:loadView() self.view = V{frame = CGRect(0, 0, 390, 844), name = "root"} end
function A:viewLayoutMarginsDidChange() note("controller.margins") end
function A:viewSafeAreaInsetsDidChange() note("controller.safeArea") end
function A:viewWillLayoutSubviews() note("layout") end

local a = A()
local child = V{frame = CGRect(0, 20, 390, 100), name = "child"}
local clear = V{frame = CGRect(0, 300, 390, 100), name = "clear"}
a.view:addSubview(child)
a.view:addSubview(clear)
window.rootViewController = a
step()
expectEqual(log, {
  "root.margins", "controller.margins", "root.safeArea", "controller.safeArea",
  "child.margins", "child.safeArea", "layout",
})
log = {}
wait(0)
a.view:setNeedsLayout()
wait(0)
expectEqual(log, {"layout"}, {message = "settled: nobody is told"})

-- additions tell at once
log = {}
a.additionalSafeAreaInsets = UIEdgeInsets{top = 5}
expectEqual(log, {
  "root.margins", "controller.margins", "root.safeArea", "controller.safeArea",
  "child.margins", "child.safeArea",
})
wait(0)
expectEqual(log[#log], "layout")
log = {}
a.additionalSafeAreaInsets = UIEdgeInsets{top = 5}
wait(0)
expectEqual(log, {}, {message = "the same again is no change"})

-- a view that moves hears of it in the layout step
child.center = child.center + CGPoint(0, 10)
wait(0)
expectEqual(log, {"child.margins", "child.safeArea"})
log = {}
child.insetsLayoutMarginsFromSafeArea = false
expectEqual(log, {"child.margins"})
log = {}
child.center = child.center + CGPoint(0, 500)
wait(0)
expectEqual(log, {"child.safeArea"}, {message = "its margins no longer follow"})

-- margins that are set tell too, and tell those below that preserve them
log = {}
clear.preservesSuperviewLayoutMargins = true
expectEqual(log, {"clear.margins"})
log = {}
a.view.layoutMargins = UIEdgeInsets{top = 1, left = 30, bottom = 1, right = 30}
expectEqual(log, {"root.margins", "controller.margins", "clear.margins"})
expectEqual(clear.layoutMargins, UIEdgeInsets{top = 8, left = 30, bottom = 8, right = 30})

-- a callback that changes what it is told of does not go on for ever
local Mad = class("Mad", UIViewController)
function Mad:viewSafeAreaInsetsDidChange()
  self.count = (self.count or 0) + 1
  local own = self.additionalSafeAreaInsets
  self.additionalSafeAreaInsets = own:with{top = own.top + 1}
end
local mad = Mad()
window.rootViewController = mad
wait(0)
expect(mad.count < 1000, "it stops: " .. mad.count)
