-- What UIKit lets a view class override about its tree and size.
local log = {}
local function note(...) log[#log + 1] = table.concat({...}, " ") end
local Parent = class("Parent", UIView)
function Parent:didAddSubview(v) note("didAdd", v.name) end
function Parent:willRemoveSubview(v) note("willRemove", v.name, tostring(v.superview == self)) end
local Child = class("Child", UIView)
function Child:willMoveToSuperview(to) note("willMove", to == window and "window" or to and to.name or "nil") end
function Child:didMoveToSuperview() note("didMove", self.superview == window and "window" or self.superview and self.superview.name or "nil") end
function Child:willMoveToWindow(to) note("willWindow", tostring(to ~= nil)) end
function Child:didMoveToWindow() note("didWindow", tostring(self.window ~= nil)) end
function Child:sizeThatFits(size)
  local own = Child.super.sizeThatFits(self, size)
  return CGSize(own.width / 2, 33)
end

local a, b, c = Parent{name = "a"}, Parent{name = "b"}, Child{name = "c", frame = CGRect(5, 6, 40, 40)}
a:addSubview(c)
expectEqual(log, {"willMove a", "didMove a", "didAdd c"})
log = {}
a:bringSubviewToFront(c)
expectEqual(log, {}, {message = "it stays in its superview"})
b:addSubview(c)
expectEqual(log, {"willMove b", "willRemove c true", "didMove b", "didAdd c"})
log = {}
c:removeFromSuperview()
expectEqual(log, {"willMove nil", "willRemove c true", "didMove nil"})
log = {}
window:addSubview(c)
expectEqual(log, {"willMove window", "willWindow true", "didMove window", "didWindow true"})

c:sizeToFit()
expectEqual(c.frame, CGRect(5, 6, 20, 33))
expectEqual(c:sizeThatFits(CGSize(1, 1)), CGSize(10, 33))

-- fitting sizes by constraints
local box, label = UIView{}, UILabel{text = "abc abc abc abc", numberOfLines = 0}
box:addSubview(label)
label.snp:makeConstraints(function(make) make.edges:equalToSuperview():inset(10) end)
local line = label.intrinsicContentSize
expectEqual(box:systemLayoutSizeFitting(UIView.layoutFittingCompressedSize), CGSize(line.width + 20, line.height + 20),
  {accuracy = 0.4})
local narrow = box:systemLayoutSizeFitting(CGSize(60, 0), {withHorizontalFittingPriority = 1000})
expectEqual(narrow.width, 60)
expect(narrow.height > 2 * line.height, "several lines")
expectEqual(UIView.noIntrinsicMetric, -1)
expectEqual(UIView{}.intrinsicContentSize, CGSize(UIView.noIntrinsicMetric, UIView.noIntrinsicMetric))
-- a label that is told how wide its lines may be
label.preferredMaxLayoutWidth = 40
expect(label.intrinsicContentSize.width <= 40, "no wider than that")
expect(label.intrinsicContentSize.height > 2 * line.height, "several lines")
label.numberOfLines = 1
expectEqual(label.intrinsicContentSize, line)
expectEqual(#findingList(), 0)
