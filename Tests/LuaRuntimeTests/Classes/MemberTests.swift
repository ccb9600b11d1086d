import LuaRuntime
import Testing

/// Properties, methods and their arguments as scripts see them.
@Suite struct MemberTests {
  private func message(_ source: String) throws -> String {
    let stage = try Stage()
    do { try stage.run(source) } catch { return error.message }
    return "no error"
  }

  @Test(arguments: [
    (
      "Lamp{}.brightnes = 1",
      "test.lua:1: Lamp has no field 'brightnes'; did you mean 'brightness'?"
    ),
    ("return Lamp{}.brigthness", "Lamp has no field 'brigthness'; did you mean 'brightness'?"),
    ("Lamp{}.brightness = 'half'", "bad value for 'brightness' (number expected, got string)"),
    ("Lamp{}.brightness = nil", "bad value for 'brightness' (number expected, got nil)"),
    ("Lamp{}.isOn = 1", "bad value for 'isOn' (boolean expected, got number)"),
    ("Lamp{}.count = 1.5", "bad value for 'count' (integer expected, got 1.5)"),
    ("Lamp{}.children = {}", "'children' of Fixture is read-only"),
    ("Lamp{}.fade = print", "'fade' is a method of Lamp; make a class(\"Name\", Lamp) to override"),
    (
      "Lamp{}.mode = 'blinkin'",
      "'blinkin' is no Mode; did you mean 'blinking'? legal: 'steady', 'blinking'"
    ),
    ("Lamp{}.options = {'red', 'gren'}", "'gren' is no Lights; did you mean 'green'?"),
    ("Lamp{}:add(nil)", "bad argument #1 to 'add' (Fixture expected, got nil)"),
    ("Lamp{}:add(Spot.zero)", "bad argument #1 to 'add' (Fixture expected, got Spot)"),
    ("Lamp{}:add()", "missing argument 'child' (Fixture) in the call of Fixture:add(child)"),
    (
      "Lamp{}:fade{to = 1}",
      "missing argument 'seconds' (number) in the call of Lamp:fade{to = ..., seconds = ...}"
    ),
    (
      "Lamp{}:fade{to = 1, secnds = 2}", "'fade' has no argument 'secnds'; did you mean 'seconds'?"
    ),
    (
      "Lamp{}:fade{to = {}, seconds = 2}",
      "bad argument 'to' to 'fade' (number expected, got table)"
    ),
    ("Lamp{}:fade(1, 2)", "'fade' takes its labelled arguments in a table: Lamp:fade{to = ..., "),
    ("Lamp{}.add(Spot.zero)", "calling 'add' on a bad self (Fixture expected, got Spot)"),
    ("Lamp{levl = 1}", "Lamp has no field 'levl'"),
    ("Lamp.standrad = 1", "the class Lamp has no field 'standrad'; did you mean 'standard'?"),
    (
      "return Lamp.brightness",
      "the class Lamp has no field 'brightness'; it belongs to its instances"
    ),
    ("return Lamp{}.pair", "Lamp has no field 'pair'"),
    ("Fixture{}", "Fixture cannot be made by a script"),
    ("Spot.zero.x = 3", "with"),
    ("return Spot.zero.z", "Spot has no field 'z'"),
    ("return Spot.zero + 1", "no '+' for Spot and number"),
    ("return Spot.zero < Spot.zero", "no '<' for Spot and Spot"),
    ("Spot.zero:with{z = 1}", "there is no field 'z' to change"),
    ("Spot.zero:with{x = 'a'}", "bad field 'x' to 'with' (number expected, got string)"),
    ("Spot{x = 1, w = 2}", "'Spot' has no argument 'w'"),
    ("Lamp{}.label:upper()", "attempt to index a nil value (field 'label')"),
    ("Lamp{}.brightness()", "attempt to call a number value (field 'brightness')"),
  ])
  func aMistakeIsExplained(_ source: String, _ expected: String) throws {
    let text = try message(source)
    #expect(text.contains(expected), "\(text)")
    #expect(text.hasPrefix("test.lua:1: "), "\(text)")
  }

  @Test func argumentsArePositionalOrLabelled() throws {
    try Stage().run(
      """
      local l = Lamp{}
      l:dim(0.25) l:dim{by = 0.25}
      assert(l.brightness == 0.5)
      l:note("a") l:note("b", {loud = true}) l:note("c", {}) l:note("d", nil)
      assert(table.concat(l.log, " ") == "a b! c d")
      assert(Lamp.standard == 0.75 and Lamp.pair(1, 2)[2] == 2)
      assert(Spot(1, 2) == Spot{x = 1, y = 2} and Spot() == Spot.zero and Spot{} == Spot.zero)
      assert(Spot(1, 2):moved(1, 1) == Spot(2, 3) and Spot(1, 2):moved{dx = 1, dy = 1}.x == 2)
      assert(Spot(1, 2):with{y = 5} == Spot(1, 5) and Spot(1, 2).sum == 3)
      assert(-Spot(1, 2) == Spot(-1, -2) and Spot(1, 2) * 2 == Spot(2, 4))
      assert(Lamp() ~= Lamp() and Lamp{brightness = 0.25}.brightness == 0.25)
      """)
  }

  @Test func valuesTravelBothWays() throws {
    try Stage().run(
      """
      local l = Lamp{}
      l.isOn = true l.count = 7 l.mode = "blinking" l.label = "lamp" l.spot = Spot(3, 4)
      assert(l.isOn and l.count == 7 and l.mode == "blinking" and l.label == "lamp")
      assert(math.type(l.count) == "integer" and l.spot.y == 4)
      l.options = {"red", "green"} assert(l.options == 3)
      l.options = "green" assert(l.options == 2)
      l.options = 1 assert(l.options == 1)
      l.label = nil assert(l.label == nil)
      l.count = 2.0 assert(l.count == 2)
      """)
  }

  @Test func anObjectIsAlwaysTheSameValue() throws {
    try Stage().run(
      """
      local parent, child = Lamp{}, Lamp{}
      parent:add(child)
      assert(parent.children[1] == child and parent.children ~= parent.children)
      local seen = {[child] = 1}
      assert(seen[parent.children[1]] == 1)
      assert(child:isKind(Lamp) and child:isKind(Fixture) and not pcall(child.isKind, child, 1))
      """)
  }

  @Test func tablesAreValidated() {
    let bad = LuaClass<Lamp>(
      "Bad", doc: "",
      members: [
        .property("isOn", { $0.isOn }, set: { $0.isOn = $1 }, doc: "x"),
        .method("isOn", doc: "") { (_: Lamp) in },
        .readOnly("not a name", { $0.count }, doc: "x"),
      ])
    #expect(
      bad.validate() == [
        "Bad has no doc line", "Bad.isOn has no doc line", "Bad.isOn is declared twice",
        "Bad.not a name is not a name",
      ])
  }

  @Test func membersCanBeListed() throws {
    let types = Stage.types()
    #expect(types.flatMap { $0.validate() }.isEmpty)
    let lamp = types[1]
    #expect(lamp.member(named: "fade")?.text == "fade{to: number, seconds: number}")
    #expect(lamp.member(named: "add")?.text == "add(child: Fixture)")
    #expect(lamp.member(named: "note")?.text == "note(text: string, {loud: boolean?})")
    #expect(lamp.member(named: "shine")?.text == "shine(): number")
    #expect(lamp.member(named: "brightness")?.text == "brightness: number")
    #expect(types[2].member(named: "with")?.isFunction == true)
  }

  @Test func aFunctionLeadsToItsMember() throws {
    let stage = try Stage()
    try stage.run("f = Lamp.fade")
    guard case .function(let f) = try stage.state.global("f") else { return #expect(Bool(false)) }
    #expect(f.member?.name == "fade")
    #expect(f.member?.signature.owner == "Lamp")
  }
}
