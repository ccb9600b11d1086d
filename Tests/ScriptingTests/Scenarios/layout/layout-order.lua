-- viewWillLayoutSubviews, the view's layoutSubviews, viewDidLayoutSubviews; the parent before the child;
-- updateConstraints from the inside out before it all (facts 5.5).
local log = {}
local function note(text) log[#log + 1] = text end

local Root = class("Root", UIView)
function Root:layoutSubviews() note("root.layoutSubviews") end
function Root:updateConstraints() note("root.updateConstraints") Root.super.updateConstraints(self) end
local Leaf = class("Leaf", UIView)
function Leaf:layoutSubviews() note("leaf.layoutSubviews") end
function Leaf:updateConstraints() note("leaf.updateConstraints") end

local A = class("A", UIViewController)
function A:loadView() self.view = Root{frame = CGRect(0, 0, 390, 844)} end
function A:viewDidLoad()
  self.leaf = Leaf{frame = CGRect(0, 0, 10, 10)}
  self.view:addSubview(self.leaf)
end
function A:viewWillAppear() note("viewWillAppear") end
function A:viewIsAppearing() note("viewIsAppearing") end
function A:viewDidAppear() note("viewDidAppear") end
function A:viewSafeAreaInsetsDidChange() note("viewSafeAreaInsetsDidChange") end
function A:viewWillLayoutSubviews() note("viewWillLayoutSubviews") end
function A:viewDidLayoutSubviews() note("viewDidLayoutSubviews") end
function A:updateViewConstraints()
  note("updateViewConstraints")
  A.super.updateViewConstraints(self)
end

local a = A()
window.rootViewController = a
step()
local constraints = {"leaf.updateConstraints", "updateViewConstraints", "root.updateConstraints"}
local layout = {"viewWillLayoutSubviews", "root.layoutSubviews", "viewDidLayoutSubviews", "leaf.layoutSubviews"}
expectEqual(log, {
  "viewWillAppear", "viewSafeAreaInsetsDidChange", constraints[1], constraints[2], constraints[3],
  "viewIsAppearing", layout[1], layout[2], layout[3], layout[4], "viewDidAppear",
})
expectEvents{"A.viewSafeAreaInsetsDidChange", "A.updateViewConstraints", "A.viewWillLayoutSubviews"}

-- setNeedsUpdateConstraints brings the calls back, once; the leaf's alone does not concern the controller
log = {}
a.view:setNeedsUpdateConstraints()
expect(a.view:needsUpdateConstraints(), "it is due")
wait(0)
expectEqual(log, {"updateViewConstraints", "root.updateConstraints", layout[1], layout[2], layout[3]})
expect(not a.view:needsUpdateConstraints(), "it is not due any more")
log = {}
a.leaf:setNeedsUpdateConstraints()
a.leaf:updateConstraintsIfNeeded()
expectEqual(log, {"leaf.updateConstraints"})

-- outside a window layoutIfNeeded runs the layout callbacks; entering marks the view again (L14)
log = {}
local b = A()
b:loadViewIfNeeded()
b.view:layoutIfNeeded()
expectEqual(log, {
  constraints[1], constraints[2], constraints[3], layout[1], layout[2], layout[3], layout[4],
})
log = {}
a.view:addSubview(b.leaf)
wait(0)
expectEqual(log[#log], "leaf.layoutSubviews")

expectEqual(#findingList(), 0)
