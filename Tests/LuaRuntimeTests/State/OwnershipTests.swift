import LuaRuntime
import Testing

/// Who keeps whom alive.
@Suite struct OwnershipTests {
  @Test func anObjectGoesWithItsLastReference() throws {
    let stage = try Stage()
    try stage.run("l = Lamp{}")
    weak let lamp = try stage.object("l")
    #expect(lamp != nil && stage.state.census.objects == 1)
    try stage.run("l = nil")
    stage.state.fullCollection()
    #expect(lamp == nil && stage.state.census.objects == 0)
  }

  @Test func cyclesThroughFieldsAreCollected() throws {
    let stage = try Stage()
    try stage.run(
      """
      Card = class("Card", Lamp)
      for i = 1, 100 do
        local a, b = Card{}, Card{}
        a.other = b b.other = a
        a.callback = function() return a, b end
        a:add(b)
      end
      """)
    stage.state.fullCollection()
    #expect(stage.state.census == .init(objects: 0, references: 0))
  }

  @Test func fieldsLiveAsLongAsTheOwnersTree() throws {
    let stage = try Stage()
    try stage.run(
      """
      Card = class("Card", Lamp)
      do
        local child = Card{label = "child"}
        child.secret = {n = 42}
        parent = Card{label = "parent"}
        parent:add(child)
      end
      """)
    let parent = try #require(try stage.object("parent"))
    let child = try #require(parent.children.first)
    try stage.state.root(parent)
    try stage.state.adopt(owner: parent, child: child)
    try stage.run("parent = nil")
    stage.state.fullCollection()
    #expect(stage.state.isExposed(child) && stage.state.isExposed(parent))
    try stage.state.setGlobal("again", to: child)
    try stage.run("assert(again.secret.n == 42 and again:isKind(Card)) again = nil")
    stage.state.unroot(parent)
    stage.state.fullCollection()
    #expect(!stage.state.isExposed(child) && !stage.state.isExposed(parent))
  }

  @Test func exposingAnObjectExposesItsOwners() throws {
    let stage = try Stage()
    let top = Lamp()
    let middle = Lamp()
    let leaf = Lamp()
    top.children = [middle]
    middle.children = [leaf]
    middle.owner = top
    leaf.owner = middle
    try stage.state.root(top)
    try stage.state.setGlobal("leaf", to: leaf)
    #expect(stage.exposed == 3 && stage.state.census.objects == 3)
    try stage.run("leaf = nil")
    stage.state.fullCollection()
    #expect(stage.state.isExposed(leaf))
    leaf.owner = nil
    stage.state.drop(owner: middle, child: leaf)
    stage.state.fullCollection()
    #expect(!stage.state.isExposed(leaf) && stage.state.isExposed(middle))
    stage.state.close()
    #expect(!stage.state.isOpen)
  }

  @Test func anEdgeStaysWhileTheHostSaysSo() throws {
    let stage = try Stage()
    let owner = Lamp()
    let child = Lamp()
    child.owner = owner
    try stage.state.root(owner)
    try stage.state.setGlobal("child", to: child)
    try stage.run("child = nil")
    stage.state.drop(owner: owner, child: child)
    stage.state.fullCollection()
    #expect(stage.state.isExposed(child))
  }

  @Test func anAttachedClosureGoesWithItsOwner() throws {
    let stage = try Stage()
    try stage.run("l = Lamp{} l.handler = function() l2 = l end do local m = l end")
    let lamp = try #require(try stage.object("l") as? Lamp)
    let handler = try #require(lamp.handler)
    try handler.attach(to: lamp)
    stage.state.fullCollection()
    try handler.call()
    try stage.run("assert(l2 == l) l2 = nil")
    weak var gone = lamp
    #expect(gone != nil)
    // The closure captures nothing but globals; a capture of its owner makes a cycle.
    try stage.run(
      "do local own = Lamp{} own.handler = function() return own end keep = own end")
    var cyclic = try stage.object("keep") as? Lamp
    try cyclic?.handler?.attach(to: try #require(cyclic))
    gone = cyclic
    cyclic = nil
    try stage.run("keep = nil")
    stage.state.fullCollection()
    #expect(gone == nil)
  }

  @Test func anUnattachedReferenceKeepsItsValue() throws {
    let stage = try Stage()
    try stage.run("t = setmetatable({}, {__mode = 'v'}) t[1] = {} f = function() end")
    guard case .table(let weak) = try stage.state.global("t") else { return }
    var held: LuaTable? = try stage.state.makeTable()
    try weak.setField("held", to: held)
    stage.state.fullCollection()
    try stage.run("assert(t.held and not t[1])")
    held = nil
    stage.state.fullCollection()
    try stage.run("assert(not t.held)")
    _ = weak
    #expect(stage.state.census.references == 1)
  }

  @Test func handlesOutliveTheirStateWithoutHarm() throws {
    var stage: Stage? = try Stage()
    try stage?.run("f = function() return 1 end t = {} l = Lamp{handler = function() end}")
    let f = try stage?.state.global("f")
    let t = try stage?.state.global("t")
    let lamp = try stage?.object("l") as? Lamp
    stage?.state.close()
    stage = nil
    guard case .function(let function) = f, case .table(let table) = t else {
      return #expect(Bool(false))
    }
    #expect(!function.isAlive && !table.isAlive)
    try function.call()
    try lamp?.handler?.call()
    #expect(throws: LuaError.self) { try table.field("x", as: Int?.self) }
  }

  @Test func aCompanionStandsForItsTable() throws {
    final class Proxy {}
    let stage = try Stage()
    let state = stage.state
    weak var seen: Proxy?
    try state.register(
      LuaGlobalFunction("delegate", ["_ table: value"], doc: "Takes a delegate.") { arguments in
        guard let slot = try arguments.slot("table") else { return nil }
        let proxy = try state.companion(of: slot, as: Proxy.self) { Proxy() }
        #expect(seen == nil || seen === proxy)
        seen = proxy
        return nil
      })
    try stage.run(
      """
      d = {duration = 0.2, ended = function(self, flag) self.flag = flag return self end}
      delegate(d) delegate(d)
      """)
    let proxy = try #require(seen)
    #expect(state.implements(proxy, "ended") && !state.implements(proxy, "other"))
    #expect(try state.invoke(proxy, "duration", returning: Double.self) == 0.2)
    guard case .table(let back)? = try state.invoke(proxy, "ended", arguments: [true]) else {
      return #expect(Bool(false))
    }
    #expect(try back.field("flag", as: Bool.self))
    try state.setGlobal("same", to: LuaValue.object(proxy))
    try stage.run("assert(same == d) same = nil")
  }

  @Test func aCompanionDiesWithItsTable() throws {
    final class Proxy {}
    let stage = try Stage()
    let state = stage.state
    weak var seen: Proxy?
    try state.register(
      LuaGlobalFunction("delegate", ["_ table: value"], doc: "Takes a delegate.") { arguments in
        guard let slot = try arguments.slot("table") else { return nil }
        seen = try state.companion(of: slot, as: Proxy.self) { Proxy() }
        return nil
      })
    try stage.run("d = {} d.self = d delegate(d)")
    state.fullCollection()
    #expect(seen != nil)
    try stage.run("d = nil")
    state.fullCollection()
    #expect(seen == nil && state.census == .init(objects: 0, references: 0))
    let Class = "C = class('C') c = C{} c.n = function(self) return 3 end delegate(c)"
    try stage.run(Class)
    #expect(try state.invoke(try #require(seen), "n", returning: Int.self) == 3)
  }

  @Test func closingReleasesEverything() throws {
    weak var lamp: Fixture?
    do {
      let stage = try Stage()
      try stage.run("l = Lamp{} l.handler = function() return l end")
      lamp = try stage.object("l")
      #expect(lamp != nil)
    }
    #expect(lamp == nil)
  }
}
