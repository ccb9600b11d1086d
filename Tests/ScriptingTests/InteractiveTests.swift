import Testing
import Timeline

@testable import Scripting

/// Interactive transitions from a finger to their end: issue 6, lifecycle.md 15-17 and 24-27, cases C.
struct InteractiveTests {
  /// A presents B, which a pan dismisses; `Animator`, `style` and the gesture's end may be changed.
  private static let pan = """
    A, B = class("A", UIViewController){}, class("B", UIViewController){}
    style = style or "fullScreen"
    duration = duration or 1
    local animator = {transitionDuration = duration}
    function animator:animateTransition(ctx)
      local from, to = ctx:view("from"), ctx:view("to")
      if to then ctx.containerView:insertSubview(to, {belowSubview = from}) end
      UIView.animate{withDuration = duration,
        animations = function() from.frame = from.frame:offsetBy(0, 844) end,
        completion = function() ctx:completeTransition(not ctx.transitionWasCancelled) end}
    end
    function animator:animationEnded(flag) ended = flag end
    delegate = {driver = nil, finishes = true, speed = 1}
    function delegate:animationControllerForDismissed() return animator end
    function delegate:interactionControllerForDismissal() return self.driver end
    function delegate:pan(pan)
      if pan.state == "began" then
        self.driver = UIPercentDrivenInteractiveTransition{completionSpeed = self.speed}
        B:dismiss{animated = true, completion = function() dismissed = true end}
      elseif pan.state == "changed" then
        self.driver:update(pan:translation(nil).y / 844)
      else
        if pan.state == "ended" and self.finishes then self.driver:finish() else self.driver:cancel() end
        self.driver = nil
      end
    end
    window.rootViewController = A
    B.modalPresentationStyle = style
    B.transitioningDelegate = delegate
    B.view:addGestureRecognizer(UIPanGestureRecognizer{target = delegate, action = "pan"})
    A:present(B, {animated = false})
    wait(0.5)
    start = now()
    function completed()
      for _, e in ipairs(eventList{from = start}) do
        if e.name == "completeTransition" then return e.time, e.detail end
      end
    end

    """

  /// Trace 24: the rest of a finish; the driver is dropped at once (issue 6, to be shown 1).
  @Test func finishTakesTheRestAndNeedsNoOwner() throws {
    try LuaRun(
      Self.pan + """
        drag{from = CGPoint(195, 100), to = CGPoint(195, 100 + 10 + 844 * 0.4), duration = 1}
        local t = now()
        expectEqual(delegate.driver, nil)
        collectgarbage()
        settle()
        local time, flag = completed()
        expectEqual(time - t, 0.6, {accuracy = 1e-9})
        expectEqual(flag, "true")
        expectEqual(ended, true)
        expectEqual(A.presentedViewController, nil)
        expectEqual(#findingList(), 0)
        """
    ).expectFine()
  }

  /// Traces 16 and 25: a cancel at twice the speed, and everything as before.
  @Test func cancelRunsBackAndCallsBack() throws {
    try LuaRun(
      Self.pan + """
        delegate.finishes, delegate.speed = false, 2
        drag{from = CGPoint(195, 100), to = CGPoint(195, 100 + 10 + 844 * 0.4), duration = 1}
        local t = now()
        settle()
        local time, flag = completed()
        expectEqual(time - t, 0.2, {accuracy = 1e-9})
        expectEqual(flag, "false")
        expectEqual(ended, false)
        expect(dismissed, "a cancelled dismissal's completion runs too")
        expectEqual(B.view.frame, CGRect(0, 0, 390, 844))
        expectEvents{"B.viewWillDisappear", "A.viewWillAppear", "A.viewWillDisappear",
          "A.viewDidDisappear", "B.viewWillAppear", "B.viewDidAppear", from = start}
        expectEqual(#findingList(), 0)
        """
    ).expectFine()
  }

  /// Issue 6, to be shown 4: the way is linear, to the last digits, and monotone.
  @Test func scrubbingIsSmooth() throws {
    try LuaRun(
      Self.pan + """
        delegate.driver = UIPercentDrivenInteractiveTransition{}
        local driver = delegate.driver
        B:dismiss{animated = true}
        wait(0.1)
        local last = -1
        for i = 0, 500 do
          local p = i * 0.002
          driver:update(p)
          local y = at(B.view).rect.y
          expect(y > last and math.abs(y - 844 * p) < 1e-9, "at " .. p)
          last = y
        end
        driver:cancel()
        settle()
        """
    ).expectFine()
  }

  /// Case C23: a flick within one frame begins and ends before UIKit has started.
  @Test func flickThatEndsBeforeTheStartHangsWithAFinding() throws {
    let run = try LuaRun(
      Self.pan + """
        drag{from = CGPoint(195, 100), to = CGPoint(195, 300), duration = 0}
        expectEqual(settle(), false)
        expectEqual(B.isBeingDismissed, true)
        """)
    run.expectFine()
    #expect(run.rules.contains("ended-before-start") && run.rules.contains("nobody-drives"))
  }

  /// Case C26: a driver for a plain tap.
  @Test func driverForATapHangsWithAFinding() throws {
    let run = try LuaRun(
      Self.pan + """
        delegate.driver = UIPercentDrivenInteractiveTransition{}
        B:dismiss{animated = true}
        expectEqual(settle(), false)
        expectEqual(at(B.view).rect.y, 0)
        """)
    run.expectFine()
    #expect(run.rules.contains("nobody-drives"))
    #expect(
      run.timeline.findings.first { $0.rule == "nobody-drives" }?.message.contains("dismissal of B")
        == true)
  }

  /// Trace 17 and a driver written in Lua: a presentation that keeps the presenter, cancelled.
  @Test func interactionControllersOfOnesOwnDrive() throws {
    try LuaRun(
      """
      local A, B = class("A", UIViewController){}, class("B", UIViewController){}
      window.rootViewController = A
      wait(0.1)
      local own = {}
      function own:startInteractiveTransition(ctx)
        self.ctx, self.view = ctx, ctx:view("to")
        self.view.frame = CGRect(0, 844, 390, 844)
        ctx.containerView:addSubview(self.view)
      end
      function own:update(p)
        self.view.frame = CGRect(0, 844 * (1 - p), 390, 844)
        self.ctx:updateInteractiveTransition(p)
      end
      function own:stop(finishes)
        local ctx = self.ctx
        if finishes then ctx:finishInteractiveTransition() else ctx:cancelInteractiveTransition() end
        UIView.animate{withDuration = 0.2,
          animations = function() self.view.frame = CGRect(0, finishes and 0 or 844, 390, 844) end,
          completion = function() ctx:completeTransition(finishes) end}
      end
      local animator = {transitionDuration = 0.3, animateTransition = function() error("never") end}
      local delegate = {animationControllerForPresented = function() return animator end,
        interactionControllerForPresentation = function() return own end}
      B.modalPresentationStyle = "custom"
      B.transitioningDelegate = delegate
      local pan = UIScreenEdgePanGestureRecognizer{edges = "bottom", action = function(_, pan)
        local p = -pan:translation(nil).y / 844
        if pan.state == "began" then A:present(B, {animated = true})
        elseif pan.state == "changed" then own:update(p)
        else own:stop(p > 0.5) end
      end}
      A.view:addGestureRecognizer(pan)
      edgeSwipe{edge = "bottom", distance = 210, hold = 0.1}
      local t = now()
      expectEqual(at(t, B.view).rect.y, 644)
      settle()
      expectEqual(A.presentedViewController, nil)
      expectEvents{"B.viewWillAppear", "B.viewWillDisappear", "B.viewDidDisappear"}
      edgeSwipe{edge = "bottom", distance = 600}
      settle()
      expectEqual(A.presentedViewController, B)
      """
    ).expectFine()
  }

  /// Traces 26, 27: what goes along is scrubbed with the rest.
  @Test func alongsideIsDrivenToo() throws {
    try LuaRun(
      Self.pan + """
        local shade = UIView{frame = CGRect(0, 0, 10, 10)}
        A.view:addSubview(shade)
        delegate.driver = UIPercentDrivenInteractiveTransition{}
        function B:viewWillDisappear()
          self.transitionCoordinator:animate{alongsideTransition = function() shade.alpha = 0 end}
        end
        B:dismiss{animated = true}
        wait(0.1)
        delegate.driver:update(0.3)
        wait(0.1)
        expectEqual(at(shade).alpha, 0.7, {accuracy = 1e-9})
        delegate.driver:cancel()
        settle()
        expectEqual(shade.alpha, 1)
        """
    ).expectFine()
  }

  /// Case C70: the error says what was nil, and the finding says why.
  @Test func animatingAlongNothingIsTold() throws {
    let run = try LuaRun(
      """
      local A, B = class("A", UIViewController){}, class("B", UIViewController){}
      window.rootViewController = A
      wait(0.1)
      B.transitionCoordinator:animate{alongsideTransition = function() end}
      A:present(B, {animated = true})
      """)
    #expect(run.outcome != .finished)
    #expect(run.timeline.findings.map(\.rule) == ["no-coordinator"])
    #expect(run.timeline.findings.first?.line == 4)
  }

  /// Case C27: touches live on in an interactive transition, and are dead in another.
  @Test func touchesLiveInAnInteractiveTransition() throws {
    try LuaRun(
      Self.pan + """
        local taps = 0
        local button = UIButton{frame = CGRect(0, 0, 100, 100)}
        button:addAction(UIAction{handler = function() taps = taps + 1 end}, "touchUpInside")
        window:addSubview(button)
        delegate.driver = UIPercentDrivenInteractiveTransition{}
        B:dismiss{animated = true}
        wait(0.1)
        tap(button)
        expectEqual(taps, 1)
        delegate.driver:cancel()
        settle()
        delegate.driver = nil
        B:dismiss{animated = true}
        wait(0.1)
        tap(button)
        expectEqual(taps, 1)
        settle()
        tap(button)
        expectEqual(taps, 2)
        """
    ).expectFine()
  }
}
