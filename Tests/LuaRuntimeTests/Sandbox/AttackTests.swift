import LuaRuntime
import Testing

/// Hostile scripts end within their limits, each within moments.
@Suite struct AttackTests {
  private func outcome(_ source: String, seconds: Double = 0.15, bytes: Int = 32 << 20) throws
    -> LuaError?
  {
    let stage = try Stage(LuaConfiguration(timeLimit: seconds, memoryLimit: bytes))
    let clock = ContinuousClock()
    let start = clock.now
    defer {
      #expect(clock.now - start < .seconds(3), "\(source)")
      // The state is usable afterwards.
      #expect(throws: Never.self) { try stage.run("assert(1 + 1 == 2)") }
    }
    do { try stage.run(source) } catch { return error }
    return nil
  }

  @Test(arguments: [
    "while true do end",
    "for i = 1, 1e18 do end",
    "while true do pcall(function() while true do end end) end",
    "xpcall(function() while true do end end, function() while true do end end)",
    "while true do xpcall(function() while true do end end, print) end",
    "local t = setmetatable({}, {__close = function() while true do end end}) local x <close> = t",
    "coroutine.wrap(function() while true do end end)()",
    "local co = coroutine.create(function() while true do end end) coroutine.resume(co)",
    """
    local function nest(n)
      return coroutine.wrap(function() if n > 0 then nest(n - 1)() end while true do end end)
    end
    nest(20)()
    """,
    "while true do coroutine.resume(coroutine.create(function() while true do end end)) end",
    "string.rep('a', 30):find(('a*'):rep(20) .. 'b')",
    "string.find(string.rep('a', 200000), '.-.-.-.-b')",
    "string.gsub(string.rep('a', 200000), '.-.-.-.-b', '')",
    "for _ in string.gmatch(string.rep('a', 200000), '.-.-.-.-b') do end",
    "local a = {} for i = 1, 4e5 do a[i] = (i * 7919) % 4e5 end while true do table.sort(a) end",
    "table.sort({3, 2, 1}, function() while true do end end)",
    "error(setmetatable({}, {__tostring = function() while true do end end}))",
    "while true do load('x = 1')() end",
    "goto a ::a:: goto a",
    "local s = string.rep('ab', 2e6) while true do s:find('ac', 1, true) end",
  ])
  func workWithoutEndMeetsTheTimeLimit(_ source: String) throws {
    let error = try outcome(source)
    #expect(error?.kind == .timeLimit)
    #expect(error?.message.contains("time limit") == true)
  }

  @Test(arguments: [
    "string.rep('x', 1 << 30)",
    "local s = 'x' while true do s = s .. s end",
    "local t = {} while true do t[#t + 1] = {} end",
    "local t = {} for i = 1, 1e9 do t[i] = i end",
    "string.rep('x', 1 << 20, string.rep('y', 1 << 20))",
    "local t = {} while true do t[#t + 1] = coroutine.create(print) end",
  ])
  func growthWithoutEndMeetsTheMemoryLimit(_ source: String) throws {
    let error = try outcome(source, seconds: 2, bytes: 16 << 20)
    #expect(error?.message.contains("not enough memory") == true)
  }

  @Test(arguments: [
    "table.move({}, 1, 1 << 40, 2)",
    "table.insert(setmetatable({}, {__len = function() return 1 << 40 end}), 1, 1)",
    "table.remove(setmetatable({}, {__len = function() return 1 << 40 end}), 1)",
    "table.concat(setmetatable({}, {__len = function() return 1 << 40 end, __index = rawlen}))",
    "table.unpack({}, 1, 1e8)",
    "table.sort(setmetatable({}, {__len = function() return 1 << 30 end, __index = rawlen}))",
    "load(string.rep('(', 1e5))()",
    "local function f() return f() + 1 end f()",
    "local t = setmetatable({}, {__index = function(t, k) return t[k] end}) return t.x",
    "local t = {} for i = 1, 300 do t = setmetatable({}, {__index = t}) end return string.rep",
    "local function f() return pcall(f) end assert(f())",
    """
    local function nest() return coroutine.wrap(nest)() end
    nest()
    """,
    "string.find('x', string.rep('(', 40))",
    "string.find(string.rep('x', 300), string.rep('x?', 300))",
    "setmetatable({}, {__gc = function() while true do end end})",
    "string.format('%p', {})",
  ])
  func whatCannotBeDoneIsRefusedOrDoneAtOnce(_ source: String) throws {
    let error = try outcome(source, seconds: 2)
    #expect(error?.kind != .timeLimit)
  }

  @Test func aRepetitionOfNothingIsNothing() throws {
    #expect(try outcome("assert(string.rep('', 1 << 40) == '')") == nil)
  }

  @Test func aChainOfClosingCoroutinesIsRefusedBeforeTheStackEnds() throws {
    let error = try outcome(
      """
      local co
      for i = 1, 20000 do
        local inner = co
        co = coroutine.create(function()
          local x <close> = setmetatable({}, {__close = function()
            if inner then coroutine.close(inner) end
          end})
          coroutine.yield()
        end)
        coroutine.resume(co)
      end
      coroutine.close(co)
      """, seconds: 2)
    #expect(error?.kind != .timeLimit)
  }

  @Test func aLoopStartedBeforeAnInterruptInACoroutineStops() throws {
    let stage = try Stage()
    try stage.state.register(
      LuaGlobalFunction("interrupt", doc: "Asks to stop.") { stage.state.requestInterrupt() })
    #expect {
      try stage.run("coroutine.wrap(function() interrupt() while true do end end)()")
    } throws: {
      ($0 as? LuaError)?.kind == .interrupted
    }
    try stage.run("assert(true)")
  }

  @Test func aSuspendedCoroutineRunsOnAfterAStop() throws {
    let stage = try Stage(LuaConfiguration(timeLimit: 0.1))
    try stage.run("co = coroutine.create(function() while true do coroutine.yield(1) end end)")
    #expect(throws: LuaError.self) {
      try stage.run("while true do coroutine.resume(co) end")
    }
    try stage.run("assert(coroutine.status(co) == 'dead' or select(2, coroutine.resume(co)) == 1)")
  }
}
