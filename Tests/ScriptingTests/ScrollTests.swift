import Testing
import Timeline

@testable import Scripting

/// Scroll views from scripts: CONTRACT sections 1 and 2.
struct ScrollTests {
  private static let screen = """
    local A = class("A", UIViewController){}
    local scroll = UIScrollView{frame = CGRect(0, 0, 390, 844), contentSize = CGSize(390, 6000)}
    scroll.name = "scroll"
    local box = UIView{frame = CGRect(0, 0, 390, 100), name = "box"}
    scroll:addSubview(box)
    A.view:addSubview(scroll)
    window.rootViewController = A
    wait(0.1)

    """

  @Test("a list rests under the safe area, and its properties have UIKit's names")
  func properties() throws {
    try LuaRun(
      Self.screen + """
        expectEqual(scroll.contentOffset, CGPoint(0, -47))
        expectEqual(scroll.adjustedContentInset, UIEdgeInsets{top = 47, bottom = 34})
        expectEqual(at(box).rect, CGRect(0, 47, 390, 100))
        expectEqual(scroll.bounds.origin, scroll.contentOffset)
        scroll.contentInsetAdjustmentBehavior = "never"
        expectEqual(scroll.contentOffset, CGPoint.zero)
        scroll.contentOffset = CGPoint(0, 120)
        expectEqual(at(box).rect.y, -120)
        expectEqual(scroll.decelerationRate, "normal")
        scroll.decelerationRate = "fast"
        scroll.decelerationRate = 0.995
        expectEqual(scroll.decelerationRate, 0.995)
        expect(scroll.clipsToBounds and scroll.bounces and scroll.isScrollEnabled)
        expectEqual(scroll.gestureRecognizers[1], scroll.panGestureRecognizer)
        for _, wrong in ipairs{
          function() scroll.decelerationRate = 2 end,
          function() scroll.contentOffset = CGPoint(0 / 0, 0) end,
          function() scroll.contentSize = CGSize(1, 1 / 0) end,
          function() scroll.contentInset = UIEdgeInsets{top = 1 / 0} end,
          function() scroll.contentInsetAdjustmentBehavior = "sometimes" end,
          function() scroll:setContentOffset() end,
          function() scroll.delegate = 3 end,
          function() scroll:scrollRectToVisible(CGRect(0, 0 / 0, 1, 1)) end,
        } do expect(not pcall(wrong)) end
        """
    ).expectFine()
  }

  @Test("a drag and a fling tell a delegate under UIKit's names; a point returned is the target")
  func delegates() throws {
    try LuaRun(
      Self.screen + """
        local log, scrolls, target = {}, 0, nil
        local delegate = {}
        function delegate:scrollViewDidScroll(view) scrolls = scrolls + 1 end
        function delegate:scrollViewWillBeginDragging(view)
          log[#log + 1] = "willBegin " .. tostring(view.isDragging)
        end
        function delegate:scrollViewWillEndDragging(view, velocity, where)
          log[#log + 1] = "willEnd " .. velocity.y
          target = where
          return target.y > 500 and CGPoint(0, 500) or nil
        end
        function delegate:scrollViewDidEndDragging(view, decelerate)
          log[#log + 1] = "didEnd " .. tostring(decelerate)
        end
        function delegate:scrollViewWillBeginDecelerating(view) log[#log + 1] = "willDecelerate" end
        function delegate:scrollViewDidEndDecelerating(view) log[#log + 1] = "didDecelerate" end
        scroll.delegate = delegate
        drag{from = CGPoint(195, 500), to = CGPoint(195, 300), velocity = 750}
        settle()
        expectEqual(log, {"willBegin true", "willEnd 0.75", "didEnd true", "willDecelerate",
          "didDecelerate"})
        -- -47 + 190 + 369.3
        expectEqual(target.y, 512.3, {accuracy = 0.4})
        expectEqual(scroll.contentOffset.y, 500)
        expect(scrolls > 20)
        expectEvents{"scrollDelegate.scrollViewWillBeginDragging",
          "scrollDelegate.scrollViewDidScroll", "scrollDelegate.scrollViewWillEndDragging",
          "scrollDelegate.scrollViewDidEndDragging",
          "scrollDelegate.scrollViewWillBeginDecelerating",
          "scrollDelegate.scrollViewDidEndDecelerating"}
        """
    ).expectFine()
  }

  @Test("setContentOffset animated goes in 0.3 s; settle waits for it")
  func animatedOffsets() throws {
    try LuaRun(
      Self.screen + """
        local ended
        local delegate = {scrollViewDidEndScrollingAnimation = function() ended = now() end}
        scroll.delegate = delegate
        local start = now()
        scroll:setContentOffset(CGPoint(0, 253), {animated = true})
        wait(0.15)
        expectEqual(scroll.contentOffset.y, 103, {accuracy = 0.2})
        expect(settle())
        expectEqual(at(start + 0.15 + 1 / 60, box).rect.y, -103, {accuracy = 1e-6})
        expectEqual(ended - start, 0.3, {accuracy = 1e-9})
        expectEqual(scroll.contentOffset.y, 253)
        scroll:scrollRectToVisible(CGRect(0, 5000, 10, 100), {animated = true})
        settle()
        expectEqual(scroll.contentOffset.y, 5100 + 34 - 844)
        """
    ).expectFine()
  }

  @Test("a class of one's own lays out on every scroll, and decides about touches")
  func subclasses() throws {
    try LuaRun(
      """
      local List = class("List", UIScrollView)
      function List:layoutSubviews() self.count = (self.count or 0) + 1 end
      function List:touchesShouldCancel(view) self.asked = view return true end
      function List:adjustedContentInsetDidChange() self.insets = self.adjustedContentInset end
      local A = class("A", UIViewController){}
      local list = List{frame = CGRect(0, 0, 390, 844), contentSize = CGSize(390, 6000)}
      local button = UIButton{frame = CGRect(0, 0, 390, 400)}
      list:addSubview(button)
      A.view:addSubview(list)
      window.rootViewController = A
      wait(0.1)
      expectEqual(list.insets.top, 47)
      local before = list.count
      drag{from = CGPoint(195, 700), to = CGPoint(195, 600), duration = 0.1, hold = 0.2}
      expectEqual(list.contentOffset.y, 43)
      expect(list.count >= before + 5)
      expect(list.asked == nil)
      touch.down(CGPoint(195, 200))
      wait(0.2)
      touch.move(CGPoint(195, 150))
      expectEqual(list.asked, button)
      expectEqual(list.contentOffset.y, 83)
      touch.up()
      """
    ).expectFine()
  }

  @Test("delegates that scroll without end are errors, wild sizes are none")
  func wildScripts() throws {
    try LuaRun(
      Self.screen + """
        local delegate = {scrollViewDidScroll = function(_, view)
          view.contentOffset = view.contentOffset + CGPoint(0, 1)
        end}
        scroll.delegate = delegate
        expect(not pcall(function() scroll.contentOffset = CGPoint(0, 7) end))
        scroll.delegate = nil
        scroll.contentSize = CGSize(1e300, 1e300)
        scroll.contentOffset = CGPoint(1e300, 1e299)
        drag{from = CGPoint(100, 500), to = CGPoint(100, 300), velocity = 2000}
        settle()
        scroll.frame = CGRect.zero
        settle()
        scroll.frame = CGRect(0, 0, -100, 200)
        scroll.contentSize = CGSize(-5, -5)
        settle()
        scroll.contentInset = UIEdgeInsets{top = -1e9, bottom = 1e9}
        drag{from = CGPoint(50, 100), to = CGPoint(50, 50)}
        settle()
        expect(scroll.contentOffset.y <= 1e9)
        """
    ).expectFine()
  }

  @Test("a controller's view may itself be a scroll view, and swiping back may come before it")
  func rootScrollViews() throws {
    try LuaRun(
      """
      local List = class("List", UIViewController)
      function List:loadView()
        self.view = UIScrollView{frame = UIScreen.main.bounds, contentSize = CGSize(1000, 2000)}
      end
      local nav = UINavigationController{rootViewController = List{}}
      window.rootViewController = nav
      wait(0.1)
      local first, second = nav.topViewController, List{}
      expectEqual(first.view.contentOffset, CGPoint(0, -91))
      nav:pushViewController(second, {animated = false})
      wait(0.1)
      second.view.panGestureRecognizer:require(nav.interactivePopGestureRecognizer)
      edgeSwipe{distance = 300, hold = 0.2}
      settle()
      expectEqual(nav.topViewController, first)
      nav:pushViewController(second, {animated = false})
      wait(0.1)
      drag{from = CGPoint(300, 400), to = CGPoint(100, 400), hold = 0.2}
      expectEqual(nav.topViewController, second)
      expectEqual(second.view.contentOffset.x, 190)
      """
    ).expectFine()
  }

  @Test("a scroll view whose delegate is gone tells nobody")
  func weakDelegates() throws {
    let run = try LuaRun(
      Self.screen + """
        local calls = 0
        scroll.delegate = {scrollViewDidScroll = function() calls = calls + 1 end}
        wait(0)
        scroll.contentOffset = CGPoint(0, 10)
        expectEqual(calls, 0)
        """)
    run.expectFine()
    #expect(run.rules == ["delegate-released"])
  }

  @Test("the chained maker pins content to a scroll view, and the content size follows")
  func constraints() throws {
    try LuaRun(
      """
      local A = class("A", UIViewController){}
      local scroll, content = UIScrollView(), UIView()
      A.view:addSubview(scroll)
      scroll:addSubview(content)
      scroll.snp:makeConstraints(function(make) make.edges:equalToSuperview() end)
      content.snp:makeConstraints(function(make)
        make.edges:equalToSuperview()
        make.width:equalTo(scroll)
        make.height:equalTo(2000)
      end)
      local badge = UIView()
      scroll:addSubview(badge)
      badge.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate{
        badge.topAnchor:constraint{equalTo = scroll.frameLayoutGuide.topAnchor, constant = 60},
        badge.leadingAnchor:constraint{equalTo = scroll.frameLayoutGuide.leadingAnchor},
        badge.widthAnchor:constraint{equalToConstant = 20},
        badge.heightAnchor:constraint{equalToConstant = 20}}
      window.rootViewController = A
      wait(0.1)
      expectEqual(scroll.contentSize, CGSize(390, 2000))
      expectEqual(scroll.contentLayoutGuide.layoutFrame, CGRect(0, 0, 390, 2000))
      expectEqual(at(content).rect.y, 47)
      drag{from = CGPoint(195, 500), to = CGPoint(195, 300), hold = 0.2}
      expectEqual(at(content).rect.y, 47 - 190)
      expectEqual(at(badge).rect, CGRect(0, 60, 20, 20))
      """
    ).expectFine()
  }
}
