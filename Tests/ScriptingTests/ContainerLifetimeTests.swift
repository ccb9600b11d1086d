import Testing

@testable import Scripting

/// What was pushed and popped, switched or driven is gone, with its bar items and their functions.
struct ContainerLifetimeTests {
  /// Runs a script of 2 rounds and of 20: the rounds leave nothing behind.
  private func expectNothingStays(of source: String) throws {
    let counts = try [2, 20].map { rounds in
      let session = try Session(SessionOptions(), print: { _ in }, load: { _ in nil })
      let source = source.replacing("ROUNDS", with: "\(rounds)")
      #expect(session.run(source: source, name: "rounds.lua") == .finished)
      return session.census
    }
    #expect(counts[0].objects == counts[1].objects)
    #expect(counts[0].references == counts[1].references)
  }

  @Test(arguments: [true, false])
  func whatWasPoppedIsGone(animated: Bool) throws {
    try expectNothingStays(
      of: """
        recording{keep = 1}
        local Page = class("Page", UIViewController)
        function Page:viewDidLoad()
          self.title = "Page"
          local item = self.navigationItem
          item.rightBarButtonItem = UIBarButtonItem{title = "x", handler = function() self:done() end}
          item.leftBarButtonItem = UIBarButtonItem{title = "y", target = self, action = "done"}
          item.titleView = UIView{frame = CGRect(0, 0, 10, 10)}
        end
        function Page:done() end
        local nav = UINavigationController{rootViewController = Page{}}
        window.rootViewController = nav
        wait(0.1)
        for i = 1, ROUNDS do
          nav:pushViewController(Page{}, {animated = \(animated)})
          wait(0.6)
          nav:popViewController{animated = \(animated)}
          wait(0.6)
        end
        """)
  }

  @Test func driversSheetsAndTabsAreGone() throws {
    try expectNothingStays(
      of: """
        recording{keep = 1}
        local root = class("Root", UIViewController){}
        for i = 1, ROUNDS do
          local a, b = UIViewController{}, UIViewController{}
          local tabs = UITabBarController{viewControllers = {a, b}}
          window.rootViewController = tabs
          wait(0.1)
          local driver = UIPercentDrivenInteractiveTransition{}
          local delegate = {interactionControllerFor = function() return driver end,
            animationControllerForTransitionFrom = function() return {transitionDuration = 0.2,
              animateTransition = function(self, ctx)
                ctx.containerView:addSubview(ctx:view("to"))
                UIView.animate{withDuration = 0.2,
                  animations = function() ctx:view("to").alpha = 0.5 end,
                  completion = function() ctx:completeTransition(not ctx.transitionWasCancelled) end}
              end} end}
          tabs.delegate = delegate
          tabs.selectedIndex = 1
          wait(0.05)
          driver:update(0.5)
          wait(0.05)
          driver:cancel()
          wait(0.5)
          local s = UIViewController{}
          s.sheetPresentationController.detents = {"medium",
            UISheetPresentationController.Detent.custom{resolver = function() return s and 300 end}}
          tabs:present(s, {animated = true})
          wait(0.6)
          tabs:dismiss{animated = true}
          wait(0.6)
        end
        window.rootViewController = root
        wait(2)
        """)
  }
}
