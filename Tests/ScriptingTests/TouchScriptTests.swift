import Testing
import Timeline

@testable import Scripting

/// What scripts may say in hit testing and between recognisers, and the numbers that fingers take.
struct TouchScriptTests {
  private static let screen = """
    local A = class("A", UIViewController){}
    window.rootViewController = A
    wait(0.1)

    """

  @Test func scriptsDecideWhereTouchesLand() throws {
    try LuaRun(
      Self.screen + """
        local log = {}
        local Wide = class("Wide", UIView)
        -- A small view that is larger to fingers.
        function Wide:point(p, event)
          log[#log + 1] = event ~= nil
          return p.x >= -20 and p.x < self.bounds.width + 20 and Wide.super.point(self, p, {with = event})
        end
        local Through = class("Through", UIView)
        -- A cover that lets touches through to what is behind.
        function Through:hitTest(p, event)
          local hit = Through.super.hitTest(self, p, event) -- in order, as it came
          if hit == self then return nil end
          return hit
        end
        local behind, cover = UIView{frame = CGRect(0, 0, 390, 844)}, Through{frame = CGRect(0, 0, 390, 844)}
        local wide, inner = Wide{frame = CGRect(100, 100, 40, 40)}, UIView{frame = CGRect(0, 200, 50, 50)}
        A.view:addSubview(behind); A.view:addSubview(cover)
        cover:addSubview(wide); cover:addSubview(inner)
        expectEqual(window:hitTest(CGPoint(10, 10)), behind)
        expectEqual(window:hitTest(CGPoint(10, 210)), inner)
        expectEqual(window:hitTest(CGPoint(120, 120)), wide)
        expectEqual(wide:point(CGPoint(-10, 10)), false) -- the base says no
        function Wide:point(p) return CGRect(-20, -20, 80, 80):contains(p) end
        expectEqual(window:hitTest(CGPoint(90, 110)), wide)
        expectEqual(window:hitTest(CGPoint(70, 110)), behind)
        local taps = 0
        wide:addGestureRecognizer(UITapGestureRecognizer{action = function() taps = taps + 1 end})
        tap(CGPoint(85, 85)); tap(CGPoint(79, 85))
        expectEqual(taps, 1)
        function Through:hitTest() return 5 end
        expectEqual(select(2, pcall(tap, CGPoint(10, 10))):match("hitTest of .+ should return a view or nil") ~= nil, true)
        function Through:hitTest() return nil end
        function Wide:point() return 5 end
        expectEqual(window:hitTest(CGPoint(120, 120)), behind) -- not asked: the cover answers nil
        local ok, message = pcall(tap, CGPoint(10, 10))
        expect(ok, message)
        """
    ).expectFine()
  }

  @Test func everyQuestionOfADelegateIsAsked() throws {
    try LuaRun(
      Self.screen + """
        local function log(list, name) return function(_, g) list[#list + 1] = name .. " " .. g.state end end
        local heard = {}
        local one = UIPanGestureRecognizer{name = "one", action = log(heard, "one")}
        local two = UIPanGestureRecognizer{name = "two", action = log(heard, "two")}
        A.view:addGestureRecognizer(one); A.view:addGestureRecognizer(two)
        local function play(delegate)
          heard = {}
          one = nil
          for _, g in ipairs(A.view.gestureRecognizers) do A.view:removeGestureRecognizer(g) end
          one = UIPanGestureRecognizer{name = "one", action = function(_, g) heard[#heard + 1] = "one " .. g.state end}
          two = UIPanGestureRecognizer{name = "two", action = function(_, g) heard[#heard + 1] = "two " .. g.state end}
          A.view:addGestureRecognizer(one); A.view:addGestureRecognizer(two)
          two.delegate = delegate
          drag{from = CGPoint(100, 100), to = CGPoint(100, 120), duration = 1 / 60}
          return table.concat(heard, ", ")
        end
        expectEqual(play({}), "one began, one ended") -- the first wins
        expectEqual(play{shouldRecognizeSimultaneouslyWith = function(self, g, other)
          return g == two and other == one
        end}, "one began, two began, one ended, two ended")
        expectEqual(play{shouldReceive = function(self, g, touch) return touch.view ~= A.view end},
          "one began, one ended")
        expectEqual(play{gestureRecognizerShouldBegin = false}, "one began, one ended")
        -- Two must fail before one begins: it is asked as two's delegate.
        expectEqual(play{shouldBeRequiredToFailBy = function(self, g, other) return other == one end},
          "two began, two ended")
        expectEqual(play{shouldRequireFailureOf = function(self, g, other) return other == one end},
          "one began, one ended")
        -- A view has a say too; its own delegate, if it is the view, is asked once.
        local asked = 0
        local Judge = class("Judge", UIView)
        function Judge:gestureRecognizerShouldBegin(g) asked = asked + 1; return g.name ~= "no" end
        local judge = Judge{frame = CGRect(0, 0, 390, 844)}
        A.view:addSubview(judge)
        local began = {}
        for _, name in ipairs{"no", "yes"} do
          local pan = UIPanGestureRecognizer{name = name, delegate = judge,
            action = function(_, g) if g.state == "began" then began[#began + 1] = name end end}
          judge:addGestureRecognizer(pan)
        end
        drag{from = CGPoint(100, 100), to = CGPoint(100, 120), duration = 1 / 60}
        expectEqual(began, {"yes"})
        expectEqual(asked, 2)
        """
    ).expectFine()
  }

  @Test func touchPropertiesAreThere() throws {
    try LuaRun(
      Self.screen + """
        local v, tapIt = UIView{frame = CGRect(0, 0, 100, 100)}, UITapGestureRecognizer{}
        expectEqual({v.isMultipleTouchEnabled, v.isExclusiveTouch}, {false, false})
        expectEqual({tapIt.cancelsTouchesInView, tapIt.delaysTouchesBegan, tapIt.delaysTouchesEnded},
          {true, false, true})
        v.isMultipleTouchEnabled, v.isExclusiveTouch, tapIt.delaysTouchesBegan = true, true, true
        expectEqual({v.isMultipleTouchEnabled, v.isExclusiveTouch, tapIt.delaysTouchesBegan},
          {true, true, true})
        -- Layers: hit testing in the superlayer's space, models and presentations, colours.
        A.view:addSubview(v)
        local child = CALayer{frame = CGRect(20, 20, 40, 40)}
        v.layer:addSublayer(child)
        v.layer.backgroundColor = UIColor.red.cgColor
        expectEqual(v.backgroundColor, UIColor.red)
        wait(0.1)
        expectEqual(v.layer:hitTest(CGPoint(30, 30)), child)
        expectEqual(v.layer:hitTest(CGPoint(10, 10)), v.layer)
        expectEqual(v.layer:hitTest(CGPoint(130, 30)), nil)
        expectEqual(v.layer:model(), v.layer)
        expectEqual(v.layer:presentation():model(), v.layer)
        UIView.animate{withDuration = 1, options = "curveLinear",
          animations = function() v.center = v.center + CGPoint(200, 0) end}
        wait(0.5)
        expectEqual(v.layer:hitTest(CGPoint(120, 50)), nil) -- the model is 200 to the right
        expectEqual(v.layer:presentation():hitTest(CGPoint(110, 50)):model(), v.layer)
        """
    ).expectFine()
  }

  @Test func badNumbersOfFingersNameThemselves() throws {
    try LuaRun(
      Self.screen + """
        local p, q, nan = CGPoint(100, 100), CGPoint(100, 200), 0 / 0
        local function refused(name, call, arguments)
          local ok, message = pcall(call, arguments)
          expect(not ok and message:find(name, 1, true), name .. ": " .. tostring(message))
        end
        refused("from", drag, {to = q})
        refused("to", drag, {from = p})
        refused("from", drag, {from = 3, to = q})
        refused("from must be finite", drag, {from = CGPoint(nan, 0), to = q})
        refused("to must be finite", drag, {from = p, to = CGPoint(0, 1 / 0)})
        refused("view", drag, {view = 7, to = q})
        refused("is not in a window", drag, {view = UIView{name = "lost"}, to = q})
        refused("form", drag, {form = p, to = q})
        refused("edge", edgeSwipe, {edge = "middle"})
        refused("edge", edgeSwipe, {edge = {"left", "top"}})
        refused("distance must be positive", edgeSwipe, {distance = -5})
        refused("at must be finite", edgeSwipe, {at = nan})
        refused("at = CGPoint", pinch, {scale = 2})
        refused("at must be finite", pinch, {at = CGPoint(nan, nan)})
        refused("scale must be positive", pinch, {at = p, scale = 0})
        refused("spread must be positive", pinch, {at = p, spread = -1})
        refused("rotation must be finite", pinch, {at = p, rotation = 1 / 0})
        for name, call in pairs{drag = drag, edgeSwipe = edgeSwipe, pinch = pinch} do
          local function with(more)
            local all = {from = name == "drag" and p or nil, to = name == "drag" and q or nil,
              at = name == "pinch" and p or nil, scale = name == "pinch" and 2 or nil}
            for key, value in pairs(more) do all[key] = value end
            return all
          end
          refused("duration must not be negative", call, with{duration = -1})
          refused("duration must be finite", call, with{duration = nan})
          refused("duration must be 3600 s at most", call, with{duration = 1e9})
          refused("duration", call, with{duration = "long"})
          refused("hold must not be negative", call, with{hold = -0.1})
          refused("hold must be 3600 s at most", call, with{hold = 4000})
          refused("curve", call, with{curve = "bouncy"})
          refused("cancel", call, with{cancel = "yes"})
          refused("velocity must be finite", call, with{velocity = nan})
          refused("velocity: over this way", call, with{velocity = -1})
          refused("velocity: over this way", call, with{velocity = 1e7})
          refused("velocity and hold", call, with{velocity = 10, hold = 1})
        end
        expectEqual(now(), 0.1) -- none of them moved the clock
        """
    ).expectFine()
  }
}
