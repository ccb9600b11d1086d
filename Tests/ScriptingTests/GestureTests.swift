import Testing
import Timeline

@testable import Scripting

/// Fingers and recognisers from scripts: CONTRACT section 2, targets and delegates.
struct GestureTests {
  private static let screen = """
    local A = class("A", UIViewController){}
    window.rootViewController = A
    wait(0.1)

    """

  @Test func targetsAreFunctionsOrMethods() throws {
    try LuaRun(
      Self.screen + """
        local log = {}
        local target = {pan = function(self, pan) log[#log + 1] = "method " .. pan.state end}
        local pan = UIPanGestureRecognizer{target = target, action = "pan", name = "thePan"}
        pan:addTarget(nil, function(_, p) log[#log + 1] = "function " .. p.state end)
        A.view:addGestureRecognizer(pan)
        drag{from = CGPoint(100, 100), to = CGPoint(100, 130), duration = 2 / 60}
        expectEqual(log, {"method began", "function began", "method changed", "function changed",
          "method ended", "function ended"})
        expectEqual(pan.view, A.view)
        expectEqual(A.view.gestureRecognizers[1], pan)
        expectEqual(pan.state, "possible")
        pan:removeTarget(target)
        log = {}
        drag{from = CGPoint(100, 100), to = CGPoint(100, 130), duration = 2 / 60, cancel = true}
        expectEqual(log, {"function began", "function changed", "function cancelled"})
        expectEvents{"thePan.gestureBegan", "thePan.gestureEnded", "thePan.gestureCancelled"}
        local ok, message = pcall(function()
          UIPanGestureRecognizer{target = target, action = "pam"}
        end)
        expect(not ok and message:find("has no method 'pam'"), message)
        """
    ).expectFine()
  }

  @Test func delegatesDecide() throws {
    try LuaRun(
      Self.screen + """
        local count, allowed = 0, false
        local delegate = {
          gestureRecognizerShouldBegin = function(self, pan) return allowed end,
          shouldReceive = function(self, pan, touch) return touch:location(nil).x > 50 end,
          shouldRecognizeSimultaneouslyWith = true,
        }
        for _ = 1, 2 do
          local pan = UIPanGestureRecognizer{delegate = delegate}
          pan:addTarget(nil, function(_, p) if p.state == "began" then count = count + 1 end end)
          A.view:addGestureRecognizer(pan)
        end
        drag{from = CGPoint(100, 100), to = CGPoint(100, 200)}
        expectEqual(count, 0)
        allowed = true
        drag{from = CGPoint(100, 100), to = CGPoint(100, 200)}
        expectEqual(count, 2)
        drag{from = CGPoint(40, 100), to = CGPoint(40, 200)}
        expectEqual(count, 2)
        """
    ).expectFine()
  }

  @Test func touchesOverrideAndRecognisersOfOnesOwn() throws {
    try LuaRun(
      Self.screen + """
        local log = {}
        local Pad = class("Pad", UIView)
        function Pad:touchesBegan(touches, event)
          log[#log + 1] = "began " .. #touches .. " " .. touches[1]:location(self).x
          Pad.super.touchesBegan(self, touches, event)
        end
        function Pad:touchesEnded(touches) log[#log + 1] = "ended " .. touches[1].phase end
        function A:touchesBegan() log[#log + 1] = "controller" end
        A.view:addSubview(Pad{frame = CGRect(100, 100, 100, 100)})
        tap(CGPoint(120, 120))
        expectEqual(log, {"began 1 20.0", "controller", "ended ended"})
        local Swirl = class("Swirl", UIGestureRecognizer)
        function Swirl:touchesMoved() self.state = "ended" end
        local swirled = 0
        A.view:addGestureRecognizer(Swirl{action = function() swirled = swirled + 1 end})
        drag{from = CGPoint(10, 10), to = CGPoint(11, 10)}
        expectEqual(swirled, 1)
        expectEvents{"Pad#1.touchesBegan", "Pad#1.touchesEnded"}
        """
    ).expectFine()
  }

  @Test func fingersByHandActNow() throws {
    try LuaRun(
      Self.screen + """
        local where, states = nil, {}
        local pan = UIPanGestureRecognizer{action = function(_, p)
          states[#states + 1] = p.state
          where = p:translation(nil)
        end}
        A.view:addGestureRecognizer(pan)
        local t = now()
        touch.down(CGPoint(10, 10))
        touch.move(CGPoint(10, 60))
        expectEqual(where, CGPoint(0, 40))
        touch.move(CGPoint(30, 60))
        expectEqual(where, CGPoint(20, 40))
        touch.cancel()
        expectEqual(states, {"began", "changed", "cancelled"})
        touch.down(CGPoint(10, 10)); touch.up()
        expectEqual(now(), t)
        for _, wrong in ipairs{"touch.up()", "touch.move(CGPoint(1, 2))", "touch.down{}",
          "drag{to = CGPoint(1, 1)}", "drag{from = CGPoint(1, 1)}", "edgeSwipe{edge = {'left', 'top'}}",
          "drag{from = CGPoint(1, 1), to = CGPoint(2, 2), velocity = 500}", "pinch{scale = 2}"} do
          expect(not pcall(load(wrong)), wrong)
        end
        """
    ).expectFine()
  }

  @Test func swipesAndPinchesTakeTheirNumbers() throws {
    try LuaRun(
      Self.screen + """
        local edge = UIScreenEdgePanGestureRecognizer{edges = "right"}
        local way, scale, angle
        edge:addTarget(nil, function(_, p) way = p:translation(nil).x end)
        A.view:addGestureRecognizer(edge)
        edgeSwipe{edge = "right", distance = 210}
        expectEqual(way, -200)
        local pinchIt = UIPinchGestureRecognizer{
          delegate = A, action = function(_, p) scale = p.scale end}
        function A:shouldRecognizeSimultaneouslyWith() return true end
        local turn = UIRotationGestureRecognizer{action = function(_, r) angle = r.rotation end}
        A.view:addGestureRecognizer(pinchIt)
        A.view:addGestureRecognizer(turn)
        pinch{view = A.view, scale = 0.5, rotation = math.pi / 2}
        expectEqual(scale, 0.5, {accuracy = 1e-9})
        expectEqual(angle, math.pi / 2, {accuracy = 1e-9})
        local views = {}
        local v = UIView{frame = CGRect(100, 100, 50, 50)}
        A.view:addSubview(v)
        local pan = UIPanGestureRecognizer{action = function(_, p) views[#views + 1] = p:location(v) end}
        v:addGestureRecognizer(pan)
        drag{view = v, to = CGPoint(25, 80)}
        expectEqual(views[#views], CGPoint(25, 80))
        """
    ).expectFine()
  }
}
