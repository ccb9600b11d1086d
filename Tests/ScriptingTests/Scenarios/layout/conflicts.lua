-- Contradicting and open layouts: named, no crash; the weaker constraint gives way (to be shown 4).
local function rules()
  local list = {}
  for _, f in ipairs(findingList()) do list[#list + 1] = f.rule end
  return list
end
local root, box
local function scene()
  reset()
  root = UIViewController{}
  window.rootViewController = root
  box = UIView{name = "box"}
  root.view:addSubview(box)
  box.snp:makeConstraints(function(make)
    make.top.leading:equalToSuperview()
    make.width:equalTo(50)
  end)
end

-- two that must hold: the one that came last breaks, and both are listed
scene()
local h1 = box.heightAnchor:constraint{equalToConstant = 100}
local h2 = box.heightAnchor:constraint{equalToConstant = 200}
NSLayoutConstraint.activate{h1, h2}
wait(0)
expectEqual(box.frame, CGRect(0, 0, 50, 100))
expectEqual(rules(), {"unsatisfiable-constraints"})
local text = findingList()[1].message
expect(text:find("box.height == 100; box.height == 200", 1, true), text)
expect(text:find("breaking constraint box.height == 200", 1, true), text)
expect(h2.isActive, "it stays active, as in UIKit")
-- with the other one gone it holds
h1.isActive = false
wait(0)
expectEqual(box.frame.height, 200)
expectEqual(#rules(), 1)

-- by priority, in silence, whichever came first
for _, weaker in ipairs{1, 2} do
  scene()
  local a = box.heightAnchor:constraint{equalToConstant = 100}
  local b = box.heightAnchor:constraint{equalToConstant = 200};
  ({a, b})[weaker].priority = 999
  NSLayoutConstraint.activate{a, b}
  wait(0)
  expectEqual(box.frame.height, weaker == 1 and 200 or 100)
  expectEqual(rules(), {})
end
scene()
local wishes = {}
for _, w in ipairs{{100, 250}, {200, 750}, {300, 500}} do
  wishes[#wishes + 1] = box.heightAnchor:constraint{equalToConstant = w[1], priority = w[2]}
end
NSLayoutConstraint.activate(wishes)
wait(0)
expectEqual(box.frame.height, 200)
wishes[2].isActive = false
wait(0)
expectEqual(box.frame.height, 300)
expectEqual(rules(), {})

-- in a chain: all of what contradicts is in the list
scene()
local other = UIView{name = "other"}
root.view:addSubview(other)
other.snp:makeConstraints(function(make)
  make.leading.width:equalTo(box)
  make.height:equalTo(10)
  make.top:equalTo(box.snp.bottom):offset(20)
end)
NSLayoutConstraint.activate{
  box.heightAnchor:constraint{equalToConstant = 30},
  other.topAnchor:constraint{equalTo = root.view.topAnchor, constant = 80},
}
wait(0)
expectEqual(rules(), {"unsatisfiable-constraints"})
text = findingList()[1].message
for _, part in ipairs{"box.height == 30", "other.top == box.bottom + 20", "box.top == "} do
  expect(text:find(part, 1, true), part .. " in " .. text)
end
expectEqual(other.frame.y, 50)

-- the autoresizing mask of a view that was not told otherwise
scene()
local plain = UIView{name = "plain", frame = CGRect(1, 2, 3, 4)}
root.view:addSubview(plain)
plain.widthAnchor:constraint{equalToConstant = 70}.isActive = true
wait(0)
expect(findingList()[1].message:find("plain (autoresizing mask)", 1, true), findingList()[1].message)
expectEqual(plain.frame, CGRect(1, 2, 3, 4))

-- a constant that cannot be: negative sides
scene()
box.heightAnchor:constraint{equalToConstant = -10}.isActive = true
wait(0)
expectEqual(rules()[1], "unsatisfiable-constraints")
expect(box.frame.height >= 0, "no negative height")
expect(not pcall(function() box.heightAnchor:constraint{equalToConstant = 0 / 0} end), "NaN is refused")

-- open: the height
scene()
wait(0)
expectEqual(rules(), {"ambiguous-layout"})
expect(findingList()[1].message:find("leave its height open", 1, true), findingList()[1].message)
expect(box.hasAmbiguousLayout, "it says so itself")
box.heightAnchor:constraint{equalToConstant = 44}.isActive = true
wait(0)
expect(not box.hasAmbiguousLayout, "not any more")
expectEqual(#rules(), 1)
-- open: nothing but the mask switched off
scene()
local loose = UIView{name = "loose", translatesAutoresizingMaskIntoConstraints = false}
root.view:addSubview(loose)
box.heightAnchor:constraint{equalToConstant = 44}.isActive = true
wait(0)
expect(findingList()[1].message:find("leave its x, y, width, height open", 1, true), findingList()[1].message)
