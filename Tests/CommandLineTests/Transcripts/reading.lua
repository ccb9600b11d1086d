-- The printers of a script, one after the other.
local box = UIView{name = "box", frame = CGRect(20, 100, 100, 50), backgroundColor = "red"}
window:addSubview(box)
UIView.animate{withDuration = 0.1, options = "curveLinear", animations = function()
  box.frame = box.frame:offsetBy(100, 0)
  box.alpha = 0.5
end}
wait(0.05)
print(at(box).rect, box.frame)
tree{}
settle()
events{}
findings{}
film{limit = 2, width = 60}
help(step)
