-- A control's events in UIKit's order: row 40.
local root = UIViewController{}
window.rootViewController = root
local control = UIControl{frame = CGRect(50, 50, 100, 100)}
root.view:addSubview(control)
step()
local log, highlighted = {}, {}
for _, name in ipairs{"touchDown", "touchDownRepeat", "touchDragInside", "touchDragOutside", "touchDragEnter",
  "touchDragExit", "touchUpInside", "touchUpOutside", "touchCancel"} do
  control:addTarget(nil, function()
    log[#log + 1] = name
    highlighted[#highlighted + 1] = control.isHighlighted
  end, name)
end
local function play(...)
  log, highlighted = {}, {}
  for _, x in ipairs{...} do
    if x == "up" then touch.up() elseif x == "cancel" then touch.cancel()
    elseif #log == 0 then touch.down(CGPoint(x, 100)) else touch.move(CGPoint(x, 100)) end
  end
  return log
end
expectEqual(play(100, 120, 200, 120, 200, "up"), {
  "touchDown", "touchDragInside", "touchDragOutside", "touchDragExit", "touchDragInside", "touchDragEnter",
  "touchDragOutside", "touchDragExit", "touchUpOutside",
})
expectEqual(highlighted, {true, true, false, false, true, true, false, false, false})
wait(1)
expectEqual(play(100, "up"), {"touchDown", "touchUpInside"})
-- a second tap at once is a repeat; later the count begins again
expectEqual(play(100, "up"), {"touchDown", "touchDownRepeat", "touchUpInside"})
wait(1)
expectEqual(play(100, "up"), {"touchDown", "touchUpInside"})
wait(1)
expectEqual(play(100, "cancel"), {"touchDown", "touchCancel"})
control.isEnabled = false
wait(1)
expectEqual(play(100, "up"), {})
