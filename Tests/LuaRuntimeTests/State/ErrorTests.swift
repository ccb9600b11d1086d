import LuaRuntime
import Testing

/// Errors as data, and how they travel.
@Suite struct ErrorTests {
  @Test func aSyntaxErrorNamesItsPlace() throws {
    let stage = try Stage()
    let error = #expect(throws: LuaError.self) { try stage.run("local x =\n\nif") }
    #expect(error?.kind == .syntax && error?.chunk == "test.lua" && error?.line == 3)
    #expect(error?.text == "unexpected symbol near 'if'")
  }

  @Test func aRuntimeErrorHasATracebackOfTheScriptOnly() throws {
    let stage = try Stage()
    let error = #expect(throws: LuaError.self) {
      try stage.run(
        """
        local function inner() local x = nil; return x.y end
        function outer() inner() end
        Lamp{}:note("x")
        outer()
        """)
    }
    #expect(error?.kind == .runtime && error?.line == 1)
    #expect(error?.message == "test.lua:1: attempt to index a nil value (local 'x')")
    #expect(
      error?.traceback == """
        stack traceback:
        \ttest.lua:1: in upvalue 'inner'
        \ttest.lua:2: in function 'outer'
        \ttest.lua:4: in main chunk
        """)
  }

  @Test func anErrorCrossesSwiftWithItsPosition() throws {
    let stage = try Stage()
    let error = #expect(throws: LuaError.self) {
      try stage.run(
        """
        local l = Lamp{}
        l.handler = function()
          error("inside")
        end
        l:poke()
        """)
    }
    #expect(error?.message == "test.lua:3: inside" && error?.line == 3)
    #expect(error?.traceback.contains("test.lua:5: in main chunk") == true)
  }

  @Test func anErrorValueCrossesSwiftUnchanged() throws {
    try Stage().run(
      """
      local value = {}
      local l = Lamp{handler = function() error(value) end}
      local ok, caught = pcall(l.poke, l)
      assert(not ok and caught == value)
      """)
  }

  @Test func aHostErrorIsToldApart() throws {
    let stage = try Stage()
    let error = #expect(throws: LuaError.self) { try stage.run("\nLamp{}.brightness = 'x'") }
    #expect(error?.kind == .host && error?.line == 2)
  }

  @Test func anErrorThatIsNoTextIsDescribed() throws {
    let stage = try Stage()
    let plain = #expect(throws: LuaError.self) { try stage.run("error({})") }
    #expect(plain?.message == "(error object is a table value)")
    let named = #expect(throws: LuaError.self) {
      try stage.run("error(setmetatable({}, {__tostring = function() return 'mine' end}))")
    }
    #expect(named?.message == "mine")
    let nothing = #expect(throws: LuaError.self) { try stage.run("error()") }
    #expect(nothing?.message == "(error object is a nil value)")
  }

  @Test func theRunningLineIsKnown() throws {
    let stage = try Stage()
    var lines: [String] = []
    try stage.state.register(
      LuaGlobalFunction("here", doc: "Notes the line.") {
        lines.append("\(stage.state.currentChunk ?? "?"):\(stage.state.currentLine)")
      })
    try stage.run(
      """
      here()
      pcall(here)
      local co = coroutine.wrap(function()
        here()
        coroutine.wrap(here)()
      end)
      co()
      table.sort({1, 2}, function() here() return false end)
      """)
    #expect(
      lines == ["test.lua:1", "test.lua:2", "test.lua:4", "test.lua:5", "test.lua:8"])
    #expect(stage.state.currentLine == 0 && stage.state.currentChunk == nil)
  }

  @Test func aReplReadsExpressionsStatementsAndHalves() throws {
    let stage = try Stage()
    func values(_ line: String) throws -> [LuaValue]? {
      guard case .values(let values) = try stage.state.evaluate(line, chunkName: "line") else {
        return nil
      }
      return values
    }
    #expect(try values("x = 3")?.isEmpty == true)
    guard case .integer(4)? = try values("x + 1")?.first else { return #expect(Bool(false)) }
    #expect(try values("x, 'a', nil, true")?.count == 4)
    #expect(try values("for i = 1, 2 do") == nil)
    #expect(try values("return {") == nil)
    #expect(throws: LuaError.self) { try stage.state.evaluate("x = = 2", chunkName: "line") }
    #expect(stage.state.isComplete("f(1)") && !stage.state.isComplete("f("))
    guard case .object(let lamp)? = try values("Lamp{}")?.first else { return #expect(Bool(false)) }
    #expect(lamp is Lamp)
    guard case .value(let spot)? = try values("Spot(1, 2)")?.first else {
      return #expect(Bool(false))
    }
    #expect(spot.value as? Spot == Spot(x: 1, y: 2) && spot.type.name == "Spot")
  }

  @Test func aValueThatStandsForAMethodIsRead() throws {
    let stage = try Stage()
    let error = #expect(throws: LuaError.self) {
      try stage.run("local a = {duration = 0.4}\nprint(a:duration(1))")
    }
    #expect(
      error?.message
        == "test.lua:2: attempt to call a number value (method 'duration'): "
        + "it holds a value, read it as '.duration'")
  }

  @Test func aTypeThatIsNotThereIsNamed() throws {
    let error = #expect(throws: LuaError.self) { try Stage().run("UITextView{}") }
    #expect(
      error?.message
        == "test.lua:1: attempt to call a nil value (global 'UITextView'): Segue has no UITextView")
  }

  @Test func aNilResultIsNamed() throws {
    let stage = try Stage()
    let error = #expect(throws: LuaError.self) { try stage.run("print(Lamp{}:nobody():upper())") }
    #expect(
      error?.message == "test.lua:1: attempt to index a nil value (the result of 'nobody')")
    try stage.run(
      """
      local ok, message = pcall(function() return Lamp{}:nobody().x end)
      assert(message == "test.lua:1: attempt to index a nil value (the result of 'nobody')", message)
      local function mine() end
      Lamp{}:nobody()
      Lamp{}:shine()
      ok, message = pcall(function() return mine().x end)
      assert(message == "test.lua:6: attempt to index a nil value", message)
      """)
  }

  @Test func valuesCanBeInspected() throws {
    let stage = try Stage()
    let state = stage.state
    try stage.run(
      "A = class('A', Lamp) B = class('B', A) function B:f() end b = B{z = 1, a = 2} t = {q = 1}")
    let b = try state.global("b")
    #expect(try state.text(of: b) == "B" && state.typeName(of: b) == "B")
    #expect(try state.ownFieldNames(of: b) == ["a", "z"])
    #expect(try state.ownFieldNames(of: try state.global("B")) == ["f"])
    #expect(try state.ownFieldNames(of: try state.global("t")) == ["q"])
    let type = try #require(try state.luaClass(of: b))
    let parent = try #require(try state.parent(of: type))
    #expect(type.name == "B" && parent.name == "A" && parent.isScript)
    let lamp = try #require(try state.parent(of: parent))
    #expect(lamp.name == "Lamp" && !lamp.isScript)
    #expect(try state.parent(of: lamp)?.name == "Fixture")
  }

  @Test func argumentsReachTheScript() throws {
    let stage = try Stage()
    try stage.state.run(
      source: "local a, b = ... assert(a == 'x' and b == 'y z')", chunkName: "a.lua",
      arguments: ["x", "y z"])
  }

  @Test func tablesAreReadAndWritten() throws {
    let stage = try Stage()
    let table = try stage.state.makeTable()
    try table.setField("b", to: [1, 2, 3])
    try table.setField("a", to: ["k": 1.5])
    try table.append("first")
    try table.append(true)
    try stage.state.setGlobal("t", to: table)
    try stage.run("assert(t.b[3] == 3 and t.a.k == 1.5 and t[1] == 'first' and t[2] == true)")
    #expect(try table.field("b", as: [Int].self) == [1, 2, 3])
    #expect(try table.field("missing", as: Int?.self) == nil)
    #expect(try table.list().count == 2)
    let keys = try table.entries().map(\.key)
    guard case .integer(1) = keys[0], case .string("a") = keys[2], case .string("b") = keys[3]
    else { return #expect(Bool(false)) }
    #expect(throws: LuaError.self) { try table.field("b", as: [String].self) }
  }

  @Test func functionsAreCalledWithValues() throws {
    let stage = try Stage()
    try stage.run("function f(a, b, c) got = {a, b, c} return a, b end")
    guard case .function(let f) = try stage.state.global("f") else { return }
    #expect(try f.call(3, "x", [Spot.init(x: 1, y: 0)], returning: Int.self) == 3)
    try stage.run("assert(got[1] == 3 and got[2] == 'x' and got[3][1] == Spot(1, 0))")
    #expect(throws: LuaError.self) { try f.call("x", returning: Double.self) }
  }
}
