local T = require "trace"
local a, b = class("A", UIViewController){}, class("B", UIViewController){}
local Box = class("Box", UIViewController)
function Box:viewDidLoad()
  self:addChild(a)
  a.view.frame = self.view.bounds
  self.view:addSubview(a.view)
  a:didMove(self)
end
function Box:switch(done)
  a:willMove(nil)
  self:addChild(b)
  b.view.frame = self.view.bounds:offsetBy(390, 0)
  self:transition{from = a, to = b, duration = 0.5, options = "curveLinear",
    animations = function()
      b.view.frame = self.view.bounds
      a.view.frame = self.view.bounds:offsetBy(-390, 0)
    end,
    completion = function(finished)
      a:removeFromParent()
      b:didMove(self)
      done(finished)
    end}
end
local box, ended = Box{}, nil
window.rootViewController = box
wait(0.1)
expectEqual(a.parent, box)
local t = now()
box:switch(function(finished) ended = finished end)
settle()
T.expect(t, {"A", "B"}, [[B.willMove B.viewDidLoad A.viewWillDisappear B.viewWillAppear
B.viewDidAppear A.viewDidDisappear A.didMove]])
expectEqual(ended, true)
expectEqual(at(t + 0.25, b.view).rect.x, 195, {accuracy = 0.01})
expectEqual(at(t + 0.25, a.view).rect.x, -195, {accuracy = 0.01})
expectEqual(box.children, {b})
local ok, message = pcall(function() box:transition{from = a, to = b, duration = 1} end)
expect(not ok and message:find("common parent"), message)
