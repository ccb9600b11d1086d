import LuaRuntime
import Testing

/// Every allocation may fail: nothing crashes, nothing leaks, the state stays usable.
@Suite struct FailingMemoryTests {
  /// A bit of everything.
  static let script = """
    local l = Lamp{level = 0.5, isOn = true}
    l.label = "a label that is long enough not to be short" .. tostring(l)
    l.options = {"red", "green"}
    l:note("text", {loud = true})
    l.spot = Spot(1, 2):with{x = 3} + Spot(1, 1) * 2
    local child = Lamp{}
    l:add(child)
    assert(l.children[1] == child and #l.log == 1)
    local Card = class("Card", Lamp)
    Card.brightness = 0.75
    Card.inner = lazy(function(self) return {} end)
    Card.owner = weak()
    function Card:init(t) Card.super.init(self, {level = 1}) self.extra = t end
    function Card:didChange(what) Card.super.didChange(self, what) end
    local c = Card{1, 2}
    c.owner = l
    c:didChange("x")
    local inner = c.inner
    l.handler = function(self) return self.label end
    l:poke()
    local Plain = class("Plain")
    local p = Plain{a = 1}
    local keys = {}
    for k, v in pairs{z = 1, y = 2, 10, 20, [l] = 3} do keys[#keys + 1] = tostring(k) end
    table.sort(keys)
    print(table.concat(keys, ","), string.format("%s %d", {}, 3))
    for w in ("one two three"):gmatch("%a+") do keys[w] = w:gsub("o", "0") end
    local co = coroutine.wrap(function(a) local b = coroutine.yield(a) return b end)
    co(1) co(2)
    delegate{duration = 0.2}
    local ok, message = pcall(function() l.brightness = "x" end)
    assert(not ok)
    load("return 1")()
    require("module")
    """

  private final class Proxy {}

  private func stage(_ configuration: LuaConfiguration = LuaConfiguration()) throws -> Stage {
    let stage = try Stage(configuration)
    stage.modules["module"] = "return {1, 2, 3}"
    let state = stage.state
    try state.register(
      LuaGlobalFunction("delegate", ["_ table: value"], doc: "Takes a delegate.") {
        [unowned state] arguments in
        guard let slot = try arguments.slot("table") else { return nil }
        let proxy = try state.companion(of: slot, as: Proxy.self) { Proxy() }
        return try state.invoke(proxy, "duration", returning: Double.self)
      })
    return stage
  }

  /// Runs the script, lets allocation number `n` and all later ones fail; whether it failed.
  private func fails(at n: Int) throws -> Bool {
    let stage = try stage()
    let state = stage.state
    var hasFailed = false
    state.failAllocations(after: n)
    do { try stage.run(Self.script) } catch {
      #expect(error.message.contains("not enough memory"), "\(n): \(error.message)")
      hasFailed = true
    }
    state.failAllocations(after: nil)
    try stage.run("assert(Lamp{level = 1}.brightness == 1)")
    state.fullCollection()
    state.close()
    #expect(stage.witnesses.allSatisfy { $0.object == nil }, "\(n)")
    return hasFailed
  }

  @Test func everyAllocationOfAScriptMayFail() throws {
    let stage = try stage()
    let before = stage.state.allocationCount
    try stage.run(Self.script)
    let count = stage.state.allocationCount - before
    #expect(count > 300)
    var failures = 0
    for n in 0..<count where try fails(at: n) { failures += 1 }
    #expect(failures > count / 2)
  }

  @Test func everyAllocationOfOpeningMayFail() throws {
    for n in stride(from: 0, to: 6000, by: 13) {
      var configuration = LuaConfiguration()
      configuration.allocationsBeforeFailure = n
      do {
        let stage = try stage(configuration)
        stage.state.failAllocations(after: nil)
        try stage.run("assert(Lamp{})")
        #expect(n > 300)
        return
      } catch let error as LuaError {
        #expect(error.message.contains("not enough memory"), "\(n): \(error.message)")
      }
    }
    Issue.record("Opening never succeeded.")
  }
}
