-- Controls with a value, as boxes of UIKit's sizes: measured 1.8.
local root = UIViewController{}
window.rootViewController = root
local switch = UISwitch{frame = CGRect(20, 100, 5, 5)}
expectEqual({switch.frame, switch.intrinsicContentSize}, {CGRect(20, 100, 51, 31), CGSize(51, 31)})
root.view:addSubview(switch)
local told = 0
switch:addTarget(nil, function() told = told + 1 end, "valueChanged")
step()
tap(switch)
expectEqual({switch.isOn, told}, {true, 1})
switch:setOn(false, {animated = true})
expectEqual({switch.isOn, told}, {false, 1})
-- a text field: text plus 28 wide and 34 high with a rounded border
local field = UITextField{text = "This is a test string", borderStyle = "roundedRect"}
local label = UILabel{text = "This is a test string"}
expectEqual(field.intrinsicContentSize, CGSize(label.intrinsicContentSize.width + 28, 34))
field.text, field.placeholder = "", "Name"
label.text = "Name"
expectEqual(field.intrinsicContentSize.width, label.intrinsicContentSize.width + 28)
-- a stepper: less on the left, more on the right, within its bounds
local stepper = UIStepper{frame = CGRect(20, 200, 0, 0), maximumValue = 2}
expectEqual(stepper.frame, CGRect(20, 200, 94, 32))
root.view:addSubview(stepper)
stepper:addTarget(nil, function() told = told + 1 end, "valueChanged")
wait(0)
told = 0
for _ = 1, 3 do tap(CGPoint(100, 210)) wait(1) end
expectEqual({stepper.value, told}, {2, 2})
tap(CGPoint(30, 210))
expectEqual(stepper.value, 1)
stepper.value = 99
expectEqual(stepper.value, 2)
-- a slider under a finger
local slider = UISlider{frame = CGRect(50, 300, 200, 31), value = 0.25}
root.view:addSubview(slider)
step()
drag{from = CGPoint(100, 315), to = CGPoint(150, 315), duration = 0.2}
expectEqual(slider.value, 0.5, {accuracy = 1e-9})
local progress = UIProgressView{}
progress.progress = 3
expectEqual(progress.progress, 1)
expect(not pcall(function() progress.progress = 0 / 0 end), "NaN is refused")
-- the sizes of iOS 26
reset()
device{ios = 26}
expectEqual(UISwitch{}.intrinsicContentSize, CGSize(63, 28))
