-- A system button is its label plus 12 high, and nearly clear while a finger is on it: measured 1.8, V21.
local root = UIViewController{}
window.rootViewController = root
local button = UIButton{type = "system"}
button:setTitle("Plain", "normal")
button:setTitle("Pressed", "highlighted")
local label = button.titleLabel
expectEqual(label.font.pointSize, 15)
expectEqual(button.intrinsicContentSize.height, label.intrinsicContentSize.height + 12)
expectEqual(button.intrinsicContentSize.width, label.intrinsicContentSize.width)
-- 15 points: a line of 17.9004 up to the third of a point (V9)
expectEqual(label.intrinsicContentSize.height, 18)
button:sizeToFit()
button.center = CGPoint(100, 100)
root.view:addSubview(button)
step()
expectEqual(label.center, CGPoint(button.bounds.width / 2, 15))
expectEqual({label.alpha, label.text, button.state}, {1, "Plain", button.state})
touch.down(CGPoint(100, 100))
expect(button.isHighlighted, "a finger is on it")
expectEqual({label.alpha, label.text}, {0.2, "Pressed"})
touch.move(CGPoint(100, 300))
expectEqual({label.alpha, label.text}, {1, "Plain"})
touch.move(CGPoint(100, 100))
expectEqual(label.alpha, 0.2)
touch.up()
expectEqual({label.alpha, label.text}, {1, "Plain"})
-- a custom button stays as it is
local custom = UIButton{type = "custom"}
custom:setTitle("X", "normal")
custom.isHighlighted = true
expectEqual(custom.titleLabel.alpha, 1)
expectEqual(custom.titleLabel.font.pointSize, 18)
-- the picture of a state, the normal one in place of none
local close, pressed = UIImage{systemName = "xmark"}, UIImage{named = "pressed", size = CGSize(30, 30)}
local image = UIButton{type = "system"}
image:setImage(close, "normal")
image:setImage(pressed, "selected")
expectEqual(image.imageView.image, close)
image.isSelected = true
expectEqual(image.imageView.image, pressed)
expectEqual(image.intrinsicContentSize, CGSize(30, 30))
