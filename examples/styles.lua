-- Who hears of what, by presentation style: the table that explains most missing viewWillAppear.
--
-- The presenter gets appearance callbacks only if its view leaves the window. Under styles that
-- keep it there, nothing changes for it; what it must know comes through a delegate or the
-- presentation controller. And the order differs between a presentation and a push.

local short = {viewWillAppear = "WA", viewDidAppear = "DA", viewWillDisappear = "WD",
  viewDidDisappear = "DD"}

-- "A.WD B.WA ..." since a time.
local function heard(t)
  local names = {}
  for _, event in ipairs(eventList{from = t}) do
    local name = short[event.name]
    if name and (event.object == "A" or event.object == "B") then
      names[#names + 1] = event.object .. "." .. name
    end
  end
  return table.concat(names, " ")
end

local rows = {}
local function present(style)
  reset() -- a fresh window, time 0, free names
  local a, b = class("A", UIViewController){}, class("B", UIViewController){}
  window.rootViewController = a
  wait(0.1)
  b.modalPresentationStyle = style
  local t = now()
  a:present(b, {animated = true})
  settle()
  local coming = heard(t)
  t = now()
  a:dismiss{animated = true}
  settle()
  rows[#rows + 1] = {style, coming, heard(t)}
end

local function push()
  reset()
  local a, b = class("A", UIViewController){}, class("B", UIViewController){}
  local navigation = UINavigationController{rootViewController = a}
  window.rootViewController = navigation
  wait(0.1)
  local t = now()
  navigation:pushViewController(b, {animated = true})
  settle()
  local coming = heard(t)
  t = now()
  navigation:popViewController{animated = true}
  settle()
  rows[#rows + 1] = {"(push, pop)", coming, heard(t)}
end

local removing, keeping = {"fullScreen", "currentContext"},
  {"overFullScreen", "overCurrentContext", "pageSheet", "formSheet", "custom"}
for _, style in ipairs(removing) do present(style) end
for _, style in ipairs(keeping) do present(style) end
push()

print("A is there, B comes and goes. W will, D did; A appear, D disappear.")
print(("%-20s %-22s %s"):format("style", "coming", "going"))
for _, row in ipairs(rows) do print(("%-20s %-22s %s"):format(table.unpack(row))) end

for _, row in ipairs(rows) do
  local style, coming, going = table.unpack(row)
  if style == "(push, pop)" then
    expectEqual(coming, "A.WD B.WA A.DD B.DA", {message = style})
    expectEqual(going, "B.WD A.WA B.DD A.DA", {message = style})
  elseif style == "fullScreen" or style == "currentContext" then
    expectEqual(coming, "A.WD B.WA B.DA A.DD", {message = style})
    expectEqual(going, "B.WD A.WA A.DA B.DD", {message = style})
  else
    expectEqual(coming, "B.WA B.DA", {message = style})
    expectEqual(going, "B.WD B.DD", {message = style})
  end
end
