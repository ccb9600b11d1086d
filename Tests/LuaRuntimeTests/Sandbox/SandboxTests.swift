import LuaRuntime
import Testing

/// What a script can reach, and that it runs the same everywhere.
@Suite struct SandboxTests {
  @Test func onlyTheAllowedNamesExist() throws {
    let stage = try Stage()
    try stage.run(
      """
      assert(not io and not package and not dofile and not loadfile and not string.dump)
      assert(not debug.sethook and not debug.getregistry and debug.traceback)
      local names = {}
      for name in pairs(os) do names[#names + 1] = name end
      assert(table.concat(names, " ") == "clock date difftime time")
      """)
  }

  @Test func binaryChunksAreRefused() throws {
    let stage = try Stage()
    try stage.run(
      """
      assert(not load("\\27Lua"))
      assert(not pcall(load, "return 1", "x", "b"))
      assert(load("return 1", "x", "bt")() == 1)
      assert(load("return x", "x", "t", {x = 5})() == 5)
      local parts = {"return ", "7"}
      assert(load(function() return table.remove(parts, 1) end)() == 7)
      """)
    #expect(throws: LuaError.self) { try stage.run("\u{1b}Lua") }
  }

  @Test func stringsCannotBeChangedForEveryone() throws {
    try Stage().run("assert(getmetatable('') == 'string' and not pcall(setmetatable, '', {}))")
  }

  @Test func keysComeInAFixedOrder() throws {
    let stage = try Stage()
    try stage.run(
      """
      local f, t1, t2 = function() end, {}, {}
      local co = coroutine.create(f)
      local t = {[t2] = 1, zeta = 1, [2.5] = 1, [f] = 1, [10] = 1, "a", "b", [t1] = 1, alpha = 1,
        [-1] = 1, [true] = 1, [false] = 1, [co] = 1, Beta = 1, [Lamp{}] = 1, [Spot.zero] = 1}
      local expected = {1, 2, -1, 2.5, 10, "Beta", "alpha", "zeta", false, true, f, t1, t2, co}
      local seen = {}
      for k, v in pairs(t) do seen[#seen + 1] = k end
      for i, k in ipairs(expected) do assert(seen[i] == k, i) end
      assert(#seen == 16)
      local again = {}
      for k in next, t do again[#again + 1] = k end
      for i, k in ipairs(seen) do assert(again[i] == k) end
      assert(#again == 16)
      """)
  }

  @Test func aTraversalMayClearFields() throws {
    try Stage().run(
      """
      local t = {1, 2, 3, a = 1, b = 2, c = 3}
      local n = 0
      for k in pairs(t) do t[k] = nil n = n + 1 end
      assert(n == 6 and next(t) == nil)
      t = {x = 1, y = 2, z = 3}
      n = 0
      for k in next, t do t[k] = nil n = n + 1 end
      assert(n == 3)
      t = {x = 1, y = 2, z = 3}
      n = 0
      for k in pairs(t) do n = n + 1 t.y = nil end
      assert(n == 2)
      local proxy = setmetatable({}, {__pairs = function() return function(_, k)
        if not k then return 1, 2 end end, nil, nil end})
      for k, v in pairs(proxy) do assert(k == 1 and v == 2) end
      """)
  }

  @Test func textShowsNoAddresses() throws {
    let stage = try Stage()
    try stage.run(
      """
      local t, u = {}, {}
      print(t, u, t, function() end, print, coroutine.create(print))
      print(string.format("%s|%5s|%d%%", t, "x", 3))
      print(Lamp{}, Spot(1, 2), Lamp, class("Card", Lamp){})
      """)
    #expect(
      stage.printed == """
        table#1\ttable#2\ttable#1\tfunction#1\tbuiltin#2\tthread#1
        table#1|    x|3%
        Lamp\tSpot(x: 1.0, y: 2.0)\tLamp\tCard

        """)
  }

  @Test func timeIsTheHosts() throws {
    let stage = try Stage()
    stage.now = 1.5
    try stage.run(
      """
      assert(os.clock() == 1.5)
      assert(os.time() == 1704067201)
      assert(os.date("%Y-%m-%d %H:%M:%S") == "2024-01-01 00:00:01")
      assert(os.date("!%c", 0) == "Thu Jan 01 00:00:00 1970")
      assert(os.time{year = 2024, month = 2, day = 29, hour = 0} == 1709164800)
      assert(os.date("*t", 1709164800).day == 29 and os.date("*t", 1709164800).yday == 60)
      assert(os.date("%j %a %p %I", 1735689599) == "366 Tue PM 11")
      assert(os.difftime(5, 3) == 2)
      assert(not pcall(os.date, "%Q"))
      """)
  }

  @Test func randomNumbersRepeat() throws {
    let draw = "print(math.random(1, 1000000), math.random(1, 1000000))"
    let first = try Stage()
    let second = try Stage()
    try first.run(draw)
    try second.run(draw)
    #expect(first.printed == second.printed)
    try first.run(
      "math.randomseed() local a = math.random() math.randomseed() "
        + "assert(a == math.random())")
  }

  @Test func modulesComeFromTheHost() throws {
    let stage = try Stage()
    stage.modules = [
      "shapes.box": "local name = ... return {name = name, n = 4}", "loop": "require('loop')",
      "bad": "local = 1",
    ]
    try stage.run(
      """
      local box = require("shapes.box")
      assert(box.n == 4 and box.name == "shapes.box" and require("shapes.box") == box)
      for _, name in ipairs{"../x", "a..b", ".a", "", "a/b", "none", "loop"} do
        assert(not pcall(require, name), name)
      end
      local ok, message = pcall(require, "bad")
      assert(message:find("bad.lua:1:", 1, true), message)
      """)
  }

  @Test func patternsMatchAsInLua() throws {
    try Stage().run(
      """
      assert(("hello world"):find("o w") == 5)
      assert(("hello"):match("^(h)(.-)o$") == "h")
      assert(("key = value"):match("^(%w+)%s*=%s*(%w+)$") == "key")
      assert(("THE (quick) fox"):find("%((%a+)%)") == 5)
      assert(("f(a(b)c)d"):match("%b()") == "(a(b)c)")
      assert(("THE (quick) fox"):gsub("%f[%a]%a+", string.lower) == "the (quick) fox")
      assert(("abc"):gsub("%w", "%0%0") == "aabbcc")
      assert(("abc"):gsub("", "-") == "-a-b-c-")
      assert(("hello world"):gsub("o", {o = "0"}, 1) == "hell0 world")
      assert(("x^2"):find("^", 1, true) == 2)
      assert(("abcabc"):match("(abc)%1") == "abc")
      assert(("  x "):match("^%s*(.-)%s*$") == "x")
      assert(("a,b,,c"):gsub(",", ";") == "a;b;;c")
      assert(("ab"):match("()b()") == 2)
      local words = {}
      for k, v in ("a=1, b=2"):gmatch("(%w+)=(%w+)") do words[#words + 1] = k .. v end
      assert(table.concat(words) == "a1b2")
      assert(("]"):match("[]]") == "]" and ("-"):match("[a%-z]") == "-" and ("^"):match("[x^]"))
      assert(("é"):len() == 2 and ("a\\0b"):find("\\0") == 2 and ("a.b"):find(".", 2, true) == 2)
      for _, bad in ipairs{"[", "%", "(", "%1", "%f", "a%"} do assert(not pcall(string.find, "a", bad)) end
      assert(not pcall(string.gsub, "a", "a", "%2"))
      """)
  }
}
