import LuaRuntime
import Testing

@testable import Scripting

/// CONTRACT "Lifetime", and issue 2's law: what is dismissed and dropped is gone.
struct LifetimeTests {
  private static let rounds = """
    recording{keep = 1}
    local A = class("A", UIViewController){}
    local Sheet = class("Sheet", UIViewController)
    Sheet.modalPresentationStyle = STYLE
    function Sheet:viewDidLoad()
      self.button = UIButton{frame = CGRect(0, 0, 100, 40)}
      self.button:addAction(UIAction{handler = function() self:dismiss{animated = true} end},
        "touchUpInside")
      self.view:addSubview(self.button)
    end
    local animator = {transitionDuration = 0.1}
    function animator:animateTransition(ctx)
      local to = ctx:view("to")
      if to then ctx.containerView:addSubview(to) end
      UIView.animate{withDuration = 0.1, animations = function() ctx.containerView.alpha = 0.5 end,
        completion = function() ctx:completeTransition(true) end}
    end
    local delegate = {animationControllerForPresented = function() return animator end,
      animationControllerForDismissed = function() return animator end}
    window.rootViewController = A
    wait(0.1)
    for i = 1, ROUNDS do
      local s = Sheet{}
      s.transitioningDelegate = delegate
      A:present(s, {animated = true})
      wait(0.2)
      s:dismiss{animated = true}
      wait(0.2)
    end
    """

  /// What is left after some rounds.
  private struct Rest: Equatable {
    var objects = 0
    var references = 0
    var population = 0
    var records = 0
  }

  private func rest(style: String, rounds: Int) throws -> Rest {
    let session = try Session(SessionOptions(), print: { _ in }, load: { _ in nil })
    let source = Self.rounds.replacing("STYLE", with: "\"\(style)\"")
      .replacing("ROUNDS", with: "\(rounds)")
    #expect(session.run(source: source, name: "rounds.lua") == .finished)
    let world = session.host.world
    return Rest(
      objects: session.census.objects, references: session.census.references,
      population: world.population, records: world.timeline.weight)
  }

  @Test(arguments: ["fullScreen", "custom"])
  func presentedAndDismissedControllersAreGone(style: String) throws {
    let few = try rest(style: style, rounds: 10)
    let many = try rest(style: style, rounds: 300)
    #expect(many.objects == few.objects, "each round must leave nothing behind")
    #expect(many.population == few.population, "nor in the engine")
    #expect(many.references == 0 && few.references == 0)
    #expect(many.records < 4 * max(few.records, 50_000), "what is recorded is forgotten again")
  }

  @Test func aSessionLeavesNothing() throws {
    weak var state: LuaState?
    weak var host: SessionHost?
    do {
      let talk = try Talk()
      #expect(talk.say("help(wait)").hasPrefix("wait"))
      _ = talk.completions("UIV")
      state = talk.session.state
      host = talk.session.host
    }
    #expect(state == nil && host == nil)
  }
}
