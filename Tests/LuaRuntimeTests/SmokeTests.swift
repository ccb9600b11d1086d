import LuaRuntime
import Testing

@Test func aScriptUsesAClassAndAValue() throws {
  let stage = try Stage()
  try stage.run(
    """
    local l = Lamp{level = 0.5, isOn = true}
    assert(l.brightness == 0.5 and l.isOn)
    l:fade{to = 0.25, seconds = 1}
    assert(l.brightness == 0.25)
    l:set(0.125, 1)
    assert(l:shine() == 12.5)
    assert(l.spot == Spot.zero)
    l.spot = l.spot:with{x = 3} + Spot(1, 1) * 2
    print(l.spot, l)
    local Card = class("Card", Lamp)
    function Card:init(t) Card.super.init(self, {level = t.l}); self.extra = 7 end
    function Card:didChange(what) self.seen = what; Card.super.didChange(self, what) end
    local c = Card{l = 0.5}
    assert(c.brightness == 0.5 and c.extra == 7)
    c:didChange("x") assert(c.label == "base x")
    """)
  #expect(stage.printed == "Spot(x: 5.0, y: 2.0)\tLamp\n")
}
