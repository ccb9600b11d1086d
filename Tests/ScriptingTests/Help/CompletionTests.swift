import Testing

@testable import Scripting

/// What the Tab key offers.
struct CompletionTests {
  @Test func globalsAndWordsOfLuaAreOffered() throws {
    let talk = try Talk()
    #expect(
      talk.completions("UIVie") == [
        "UIView", "UIViewController",
        "UIViewControllerContextTransitioning", "UIViewControllerTransitionCoordinator",
        "UIViewPropertyAnimator",
      ])
    #expect(talk.completions("UIVis") == ["UIVisualEffect", "UIVisualEffectView"])
    #expect(talk.completions("local x = sett") == ["settle"])
    #expect(talk.completions("whi") == ["while"])
    #expect(talk.completions("") == [])
  }

  @Test func propertiesStandAfterAPointAndMethodsAfterAColon() throws {
    let talk = try Talk()
    _ = talk.say("v = UIView{}")
    #expect(talk.completions("v.al") == ["v.alpha"])
    #expect(talk.completions("v:addS") == ["v:addSubview"])
    #expect(talk.completions("v:al") == [])
    #expect(
      talk.completions("print(v.center") == ["v.center", "v.centerXAnchor", "v.centerYAnchor"])
  }

  @Test func aMethodAfterAPointGetsItsColon() throws {
    let talk = try Talk()
    _ = talk.say("v = UIView{}")
    #expect(talk.completions("v.addS") == ["v:addSubview"])
  }

  @Test func aClassOffersWhatIsStatic() throws {
    let talk = try Talk()
    #expect(talk.completions("UIView.ani").contains("UIView.animate"))
    #expect(talk.completions("UIView.alp") == [])
    #expect(talk.completions("UIScreen.main.bou") == ["UIScreen.main.bounds"])
  }

  @Test func knownTypesAreFollowedWithoutAnyGetter() throws {
    let talk = try Talk()
    _ = talk.say("c = UIViewController{}")
    #expect(talk.completions("c.view.layer.opac") == ["c.view.layer.opacity"])
    #expect(talk.say("c.isViewLoaded") == "false")
  }

  @Test func scriptClassesOfferTheirOwnNamesAndWhatTheyInherit() throws {
    let talk = try Talk()
    _ = talk.say("Card = class('Card', UIView) function Card:flip() end Card.side = 1")
    _ = talk.say("Ace = class('Ace', Card) a = Ace{} a.note = {deep = {x = 1}}")
    #expect(talk.completions("a:fl") == ["a:flip"])
    #expect(talk.completions("a.si") == ["a.side"])
    #expect(talk.completions("a.note.deep.") == ["a.note.deep.x"])
    #expect(talk.completions("function Card:layoutS") == ["Card:layoutSubviews"])
    #expect(talk.completions("a.alp") == ["a.alpha"])
  }

  @Test func metamethodsAreNotRun() throws {
    let talk = try Talk()
    _ = talk.say("t = setmetatable({ab = 1}, {__index = function() ran = true end})")
    #expect(talk.completions("t.a") == ["t.ab"])
    #expect(talk.completions("t.x.y") == [])
    #expect(talk.say("ran") == "nil")
  }

  @Test func textsAndTablesHaveTheirFunctions() throws {
    let talk = try Talk()
    _ = talk.say("s = 'text'")
    #expect(talk.completions("s:upp") == ["s:upper"])
    #expect(talk.completions("string.upp") == ["string.upper"])
    #expect(talk.completions("DispatchQueue.main:asyncA") == ["DispatchQueue.main:asyncAfter"])
  }

  @Test func whatCannotBeKnownIsNotOffered() throws {
    let talk = try Talk()
    for line in ["f().al", "1.a", "nothing.al", "..", "v..", "t[1].a"] {
      #expect(talk.completions(line) == [], "\(line)")
    }
    #expect(talk.session.completions(for: "é.a", at: 99) == [])
    #expect(talk.session.completions(for: "UIV", at: -1) == [])
  }
}
