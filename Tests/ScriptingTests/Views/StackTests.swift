import Testing

@testable import Scripting

/// Stack views, effects and the activity indicator from scripts.
struct StackTests {
  @Test func aColumnOfLabelsHidesOneOfThem() throws {
    try LuaRun(
      """
      device{width = 400, height = 400, scale = 2, safeArea = UIEdgeInsets.zero}
      local A = class("A", UIViewController){}
      window.rootViewController = A
      local Box = class("Box", UIView)
      function Box:intrinsicContentSize() return CGSize(self.w, self.h) end
      local a, b, c = Box{w = 40, h = 20}, Box{w = 60, h = 30}, Box{w = 50, h = 10}
      local stack = UIStackView{arrangedSubviews = {a, b}, axis = "vertical", spacing = 8}
      stack:addArrangedSubview(c)
      stack.alignment = "leading"
      stack:setCustomSpacing(20, {after = a})
      A.view:addSubview(stack)
      stack.snp:makeConstraints(function(make) make.top.left:equalToSuperview() end)
      wait(0)
      expectEqual(stack.frame, CGRect(0, 0, 60, 88))
      expectEqual({a.frame.y, b.frame.y, c.frame.y}, {0, 40, 78})
      expectEqual(stack:customSpacing(a), 20)
      expectEqual(stack:customSpacing{after = b}, UIStackView.spacingUseDefault)
      expectEqual(stack.arrangedSubviews, {a, b, c})
      UIView.animate{withDuration = 1, options = "curveLinear",
        animations = function() b.isHidden = true end}
      wait(0.5)
      expect(b.isHidden)
      -- From 78 to 20 + 20, half of the way.
      expectEqual(at(now(), c).rect.y, 59, {accuracy = 1e-9})
      settle()
      expectEqual(stack.frame.height, 50)
      stack:removeArrangedSubview(b)
      stack:insertArrangedSubview(b, {at = 0})
      expectEqual(stack.arrangedSubviews, {b, a, c})
      local ok, message = pcall(function() stack:insertArrangedSubview(b, {at = 7}) end)
      expect(not ok and message:find("NSInternalInconsistencyException"), message)
      ok, message = pcall(function() stack.spacing = 0 / 0 end)
      expect(not ok and message:find("spacing"), message)
      -- UIKit: hidden views still count across the stack.
      expectEqual(stack:systemLayoutSizeFitting(CGSize.zero), CGSize(60, 50))
      expectEqual(#findingList(), 0)
      """
    ).expectFine()
  }

  @Test func boxesOfEffectsAndTheWheel() throws {
    try LuaRun(
      """
      local fx = UIVisualEffectView{effect = UIBlurEffect{style = "systemMaterial"},
        frame = CGRect(0, 0, 100, 50)}
      window:addSubview(fx)
      expectEqual(fx.effect.style, "systemMaterial")
      local wheel = UIActivityIndicatorView{style = "large", color = "red"}
      fx.contentView:addSubview(wheel)
      expectEqual(wheel.bounds, CGRect(0, 0, 37, 37))
      expect(wheel.isHidden and not wheel.isAnimating)
      wheel:startAnimating()
      expect(wheel.isAnimating and not wheel.isHidden)
      local vibrancy = UIVibrancyEffect{blurEffect = fx.effect, style = "fill"}
      expectEqual(vibrancy.blurEffect, fx.effect)
      local ok, message = pcall(function() fx:addSubview(UIView()) end)
      expect(not ok and message:find("contentView"), message)
      local Tinted = class("Tinted", UIView)
      function Tinted:tintColorDidChange() self.told = self.tintColor end
      local t = Tinted()
      window:addSubview(t)
      window.tintColor = "red"
      expectEqual(t.told, UIColor.red)
      local label = UILabel{text = "x", textColor = "green"}
      expectEqual(label.textColor, UIColor.green)
      local button = UIButton{type = "system"}
      button:setTitle("Go", "normal")
      button:setTitleColor("blue", "normal")
      expectEqual(button.currentTitleColor, UIColor.blue)
      expectEqual(button:titleColor("highlighted"), UIColor.blue)
      """
    ).expectFine()
  }
}
