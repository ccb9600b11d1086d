import LuaRuntime
import Testing

/// The full libraries, for scripts that are trusted.
@Suite struct UnsafeTests {
  @Test func theFullLibrariesAreThere() throws {
    let stage = try Stage(LuaConfiguration(isUnsafe: true))
    try stage.run(
      """
      assert(io.open and os.getenv and package.path and debug.sethook and string.dump)
      assert(load(string.dump(function() return 5 end))() == 5)
      local gone = false
      setmetatable({}, {__gc = function() gone = true end})
      collectgarbage()
      assert(gone and Lamp{}.brightness == 1)
      print(1, nil, "x")
      """)
    #expect(stage.printed == "1\tnil\tx\n")
  }

  @Test func theTimeLimitHoldsInCoroutinesAndProtectedCalls() throws {
    for source in [
      "while true do pcall(function() while true do end end) end",
      "coroutine.wrap(function() while true do end end)()",
      "local co = coroutine.create(function() while true do end end) coroutine.resume(co)",
    ] {
      let stage = try Stage(LuaConfiguration(isUnsafe: true, timeLimit: 0.1))
      let error = #expect(throws: LuaError.self) { try stage.run(source) }
      #expect(error?.kind == .timeLimit)
    }
  }
}
