import LuaRuntime
import Testing

/// Classes that scripts make.
@Suite struct ScriptClassTests {
  private func failure(_ source: String) throws -> String {
    let stage = try Stage()
    do { try stage.run(source) } catch { return error.message }
    return "no error"
  }

  @Test func anInstanceTakesPropertiesAndFields() throws {
    try Stage().run(
      """
      local Card = class("Card", Lamp)
      local c = Card{brightness = 0.5, extra = "x"}
      assert(c.brightness == 0.5 and c.extra == "x" and c.nothing == nil)
      c.more = 1 c.brightness = 0.25
      assert(c.more == 1 and c.brightness == 0.25)
      assert(tostring(Card) == "Card" and tostring(c) == "Card" and c:isKind(Card))
      assert(c:isKind(Lamp) and c:isKind(Fixture) and not Lamp{}:isKind(Card))
      assert(Card() ~= Card() and Card.super == Lamp)
      """)
  }

  @Test func aClassReturnsTheClassAndACallAnInstance() throws {
    try Stage().run("local a = class('List', Lamp){} assert(a.brightness == 1)")
  }

  @Test func initIsCalledAndMustCallUp() throws {
    try Stage().run(
      """
      local Base = class("Base", Lamp)
      function Base:init(t) self.before = 1 Base.super.init(self, {level = t.level}) self.after = 2 end
      local Card = class("Card", Base)
      function Card:init(t) Card.super.init(self, {level = t.level / 2}) self.third = 3 end
      local c = Card{level = 0.5}
      assert(c.brightness == 0.25 and c.before == 1 and c.after == 2 and c.third == 3)
      local Plain = class("Plain", Base)
      assert(Plain{level = 0.125}.brightness == 0.125)
      """)
    #expect(
      try failure("local C = class('Card', Lamp) function C:init() end C{}")
        .contains("Card.init must call Card.super.init(self, ...)"))
    #expect(
      try failure("local C = class('Card', Lamp) function C:init() self.brightness = 1 end C{}")
        .contains("'brightness' cannot be used before Card.super.init(self, ...) was called"))
    #expect(
      try failure(
        "local C = class('Card', Lamp) function C:init() C.super.init(self) C.super.init(self) end C{}"
      ).contains("already called"))
  }

  @Test func classValuesAreDefaults() throws {
    try Stage().run(
      """
      local Card = class("Card", Lamp)
      Card.brightness = 0.5
      Card.title2 = "x"
      Card.shared = {1}
      local c = Card{}
      assert(c.brightness == 0.5 and c.title2 == "x" and c.shared == Card.shared)
      assert(Card{brightness = 0.25}.brightness == 0.25 and Card.brightness == 0.5)
      local Sub = class("Sub", Card)
      assert(Sub{}.brightness == 0.5)
      Sub.brightness = 1
      assert(Sub{}.brightness == 1 and Card{}.brightness == 0.5)
      """)
    #expect(try failure("class('C', Lamp).children = {}").contains("read-only"))
  }

  @Test func aClassKeepsConstantsUnderTheNameOfAReadOnlyProperty() throws {
    try Stage().run("local C = class('C', Lamp)\nC.children = 'cell'\nassert(C.children == 'cell')")
  }

  @Test func lazyFieldsAreMadeOncePerObject() throws {
    try Stage().run(
      """
      local made = 0
      local Card = class("Card", Lamp)
      Card.inner = lazy(function(self) made = made + 1 return {owner = self} end)
      local a, b = Card{}, Card{}
      assert(made == 0 and a.inner == a.inner and a.inner.owner == a and b.inner ~= a.inner)
      assert(made == 2)
      local Plain = class("Plain")
      Plain.inner = lazy(function() made = made + 1 return made end)
      local p = Plain{}
      assert(p.inner == 3 and p.inner == 3)
      """)
  }

  @Test func weakFieldsLoseWhatIsGone() throws {
    let stage = try Stage()
    try stage.run(
      """
      Card = class("Card", Lamp) Card.owner = weak()
      Plain = class("Plain") Plain.owner = weak()
      c, p = Card{}, Plain{}
      assert(c.owner == nil)
      kept = {}
      c.owner = {} p.owner = Lamp{}
      assert(c.owner and p.owner)
      """)
    stage.state.fullCollection()
    try stage.run("assert(c.owner == nil and p.owner == nil) c.owner = kept p.owner = kept")
    stage.state.fullCollection()
    try stage.run("assert(c.owner == kept and p.owner == kept)")
  }

  @Test func plainClassesAreLuaObjects() throws {
    try Stage().run(
      """
      local Animal = class("Animal")
      function Animal:init(t) self.name = t.name end
      function Animal:speak() return self.name .. " speaks" end
      local Dog = class("Dog", Animal)
      function Dog:speak() return Dog.super.speak(self) .. ": woof" end
      Dog.legs = 4
      local d = Dog{name = "Rex"}
      assert(d:speak() == "Rex speaks: woof" and d.legs == 4 and type(d) == "table")
      assert(d:isKind(Animal) and tostring(d) == "Dog" and tostring(Dog) == "Dog")
      local Fields = class("Fields")
      assert(Fields{a = 1}.a == 1 and Fields().b == nil)
      local Money = class("Money")
      function Money.__add(a, b) return Money{n = a.n + b.n} end
      function Money:__tostring() return "$" .. self.n end
      assert(tostring(Money{n = 1} + Money{n = 2}) == "$3")
      """)
  }

  @Test func wrongDeclarationsAreErrors() throws {
    #expect(
      try failure("class('X', nil)").contains("the parent of class 'X' is a nil, not a class"))
    #expect(try failure("class('Lamp')").contains("'Lamp' is a built-in class"))
    #expect(try failure("class('a b')").contains("cannot be the name"))
    #expect(try failure("class('X', Spot)").contains("cannot inherit from Spot"))
    #expect(try failure("class('X').__gc = print").contains("cannot have '__gc'"))
  }

  @Test func slipsAreNoticedOncePerClass() throws {
    let stage = try Stage()
    try stage.run(
      """
      local Card = class("Card", Lamp)
      function Card:didChnage() end
      function Card:ownName() end
      local a = Card{}
      a.brigthness = 1 a.brigthness = 2
      a.unrelated = 3
      local b = Card{}
      b.brigthness = 1
      local read = b.laebl
      """)
    #expect(stage.slips.map(\.field) == ["didChnage", "brigthness", "laebl"])
    #expect(stage.slips.map(\.suggestion) == ["didChange", "brightness", "label"])
    #expect(stage.slips.map(\.line) == [2, 5, 9])
    #expect(stage.slips.first?.className == "Card")
  }

  @Test func overridesAreFoundAndCalled() throws {
    let stage = try Stage()
    try stage.run(
      """
      Card = class("Card", Lamp)
      function Card:didChange(what) self.seen = what Card.super.didChange(self, what .. "!") end
      function Card:title() return "card " .. Card.super.title(self) end
      c = Card{label = "x"}
      plain = Lamp{label = "y"}
      """)
    let card = try #require(try stage.object("c"))
    let plain = try #require(try stage.object("plain"))
    let state = stage.state
    #expect(state.implements(card, "didChange"))
    #expect(!state.implements(plain, "didChange"))
    #expect(try state.invoke(card, "didChange", "size"))
    #expect(try !state.invoke(plain, "didChange", "size"))
    try stage.run("assert(c.seen == 'size' and c.label == 'base size!')")
    #expect(try state.invoke(card, "title", returning: String.self) == "card base size!")
    try stage.run("assert(c.title == 'card base size!' and plain.title == 'y')")
    try stage.run("c.title = function() return 'own' end assert(c.title == 'own')")
    #expect(try state.invoke(card, "title", returning: String.self) == "own")
    try stage.run("Card.title = 'constant' c.title = nil assert(c.title == 'constant')")
    #expect(try state.invoke(card, "title", returning: String.self) == "constant")
  }

  @Test func anErrorInAnOverrideCarriesItsLine() throws {
    let stage = try Stage()
    try stage.run("C = class('C', Lamp)\nfunction C:didChange()\n  error('no')\nend\nc = C{}")
    let object = try #require(try stage.object("c"))
    let error = #expect(throws: LuaError.self) { try stage.state.invoke(object, "didChange", "x") }
    #expect(error?.message == "test.lua:3: no")
    #expect(error?.line == 3 && error?.chunk == "test.lua" && error?.text == "no")
    #expect(error?.traceback.contains("test.lua:3: in") == true)
  }

  @Test func theHostMakesInstances() throws {
    let stage = try Stage()
    try stage.run(
      "Card = class('Card', Lamp) function Card:init(t) Card.super.init(self, t) self.n = 5 end")
    guard case .type(let card) = try stage.state.global("Card") else {
      return #expect(Bool(false))
    }
    #expect(card.name == "Card" && card.isScript && card.builtin?.name == "Lamp")
    let lamp: Lamp = try card.make(["level": 0.5])
    #expect(lamp.brightness == 0.5)
    #expect(stage.state.isExposed(lamp))
  }
}
