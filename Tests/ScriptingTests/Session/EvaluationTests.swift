import Testing

@testable import Scripting

/// What the REPL shows for a line.
struct EvaluationTests {
  @Test(arguments: [
    ("1 + 1", "2"), ("'a\\n\"b\"'", #""a\n\"b\"""#), ("nil", "nil"), ("1, 'x'", "1  \"x\""),
    ("{}", "{}"), ("{3, 1, b = 2, a = {x = 1}}", "{3, 1, a = {x = 1}, b = 2}"),
    ("{['a b'] = 1, [true] = 2, [-1] = 0}", #"{[-1] = 0, ["a b"] = 1, [true] = 2}"#),
    ("CGRect(1, 2, 3, 4)", "CGRect(1, 2, 3, 4)"),
    (
      "UIView{frame = CGRect(1, 2, 3.5, 4), alpha = 0.5}",
      "UIView#1  frame (1, 2, 3.5, 4)  alpha 0.5"
    ),
    ("wait", "wait(seconds: number)"), ("x = 1", ""), ("local y = 2", ""),
    ("UIView", "UIView"), ("function f(", "(incomplete)"),
  ])
  func valuesAreShown(line: String, shown: String) throws {
    #expect(try Talk().say(line) == shown)
  }

  @Test func longTablesHaveALineForEachEntry() throws {
    let text = try Talk().say("{name = ('x'):rep(50), other = ('y'):rep(50)}")
    let x = String(repeating: "x", count: 50)
    #expect(text == "{\n  name = \"\(x)\",\n  other = \"\(x.replacing("x", with: "y"))\"\n}")
  }

  @Test func endlessAndHugeTablesAreCutShort() throws {
    let talk = try Talk()
    #expect(talk.say("t = {} t.t = t return t") == "{t = table#1}")
    let many = talk.say("(function() local t = {} for i = 1, 1000 do t[i] = i end return t end)()")
    #expect(many.hasSuffix("... 960 more\n}"))
  }

  @Test func theLastValueIsKept() throws {
    let talk = try Talk()
    _ = talk.say("6 * 7")
    _ = talk.say("x = 1")
    #expect(talk.say("_ + 1") == "43")
  }

  @Test func anErrorIsOneLine() throws {
    let talk = try Talk()
    #expect(
      talk.say("window.alhpa = 1")
        == "error: UIWindow has no field 'alhpa'; did you mean 'alpha'?")
    #expect(talk.say("error({})") == "error: (error object is a table value)")
  }

  @Test func linesOfALongEntryAreTold() throws {
    let talk = try Talk()
    #expect(talk.say("x = 1\nerror('a')") == "error: input:2: a")
    _ = talk.say("function f() error('b') end function g() f() end")
    let lines = talk.say("g()").split(separator: "\n")
    #expect(lines.first == "error: b" && lines.count > 3, "\(lines)")
  }

  @Test func timeGoesAsFarAsALineTells() throws {
    let talk = try Talk()
    _ = talk.say("v = UIView{} window:addSubview(v)")
    _ = talk.say("UIView.animate{withDuration = 1, animations = function() v.alpha = 0 end}")
    _ = talk.say("wait(0.5)")
    #expect(talk.say("now()") == "0.5")
    #expect(talk.say("at(v).alpha, v.alpha") == "0.5  0.0")
  }

  @Test func aFailingCallbackLeavesEverythingToLookAt() throws {
    let talk = try Talk()
    _ = talk.say("after(0.1, function() window.nonsense = 1 end)")
    #expect(talk.say("wait(1)").contains("nonsense"))
    #expect(talk.say("now() < 1") == "true")
    #expect(talk.say("window.alpha") == "1.0")
    _ = talk.say("wait(1)")
    #expect(talk.say("now() > 1") == "true")
  }
}
