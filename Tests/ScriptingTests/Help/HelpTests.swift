import Testing

@testable import Scripting

/// What `help` tells.
struct HelpTests {
  @Test func withoutATopicItListsAllThereIs() throws {
    let text = try Talk().say("help()")
    for name in ["UIView", "CGRect", "settle", "class", "help"] { #expect(text.contains(name)) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }

  @Test func aClassHasAPage() throws {
    let talk = try Talk()
    let page = talk.say("help(UIWindow)")
    #expect(page.hasPrefix("UIWindow < UIView < UIResponder < NSObject\n"))
    #expect(page == talk.say("help(window)"))
    #expect(page == talk.say("help('UIWindow')"))
  }

  @Test func aMemberHasALine() throws {
    let talk = try Talk()
    let line = "UIView.alpha: number\n0 (clear) to 1 (opaque).\n"
    #expect(talk.say("help('UIView.alpha')") == line)
    #expect(talk.say("help('UIWindow.alpha')") == line)
    #expect(talk.say("help(window.addSubview)") == talk.say("help('UIView:addSubview')"))
    #expect(talk.say("help('makeKeyAndVisible')").hasPrefix("UIWindow:makeKeyAndVisible()"))
  }

  @Test func functionsOfTheStageAreKnownByValueAndName() throws {
    let talk = try Talk()
    #expect(talk.say("help(wait)") == talk.say("help('wait')"))
    #expect(talk.say("help('class')").hasPrefix("class(name: string, parent: class?)"))
  }

  @Test func aScriptClassTellsWhatItHas() throws {
    let talk = try Talk()
    _ = talk.say("Card = class('Card', UIView) function Card:flip() end")
    let page = talk.say("help(Card)")
    #expect(page.hasPrefix("Card < UIView\n") && page.contains("flip"))
    #expect(talk.say("help(Card{})") == page)
  }

  @Test func aSlipIsToldWhatWasMeant() throws {
    let talk = try Talk()
    #expect(talk.say("help('UIVeiw')").hasSuffix("did you mean 'UIView'?"))
    #expect(talk.say("help('UIView.alhpa')").hasSuffix("did you mean 'alpha'?"))
  }

  @Test func anyValueHasAnAnswer() throws {
    let talk = try Talk()
    for value in [
      "1", "true", "{}", "{a = 1}", "print", "function() end",
      "coroutine.create(print)", "CGRect.zero", "nil", "UIColor.red",
    ] {
      let text = talk.say("help(\(value))")
      #expect(!text.isEmpty && !text.hasPrefix("error"), "\(value): \(text)")
    }
  }
}
