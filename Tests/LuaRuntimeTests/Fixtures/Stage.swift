import LuaRuntime

/// A state with the test classes and a host that notes what it is told.
final class Stage: LuaHost {
  var printed = ""
  var slips: [LuaSlip] = []
  var modules: [String: String] = [:]
  var now = 0.0
  var exposed = 0
  var witnesses: [Witness] = []

  /// Tells whether an object that was exposed is still alive.
  struct Witness {
    weak var object: AnyObject?
  }
  let state: LuaState

  init(_ configuration: LuaConfiguration = LuaConfiguration()) throws {
    state = try LuaState(configuration)
    state.host = self
    try state.register(Stage.types())
  }

  func luaDidPrint(_ text: String) { printed += text }
  func luaName(of object: AnyObject) -> String? { (object as? Fixture)?.label }
  func luaOwners(of object: AnyObject) -> [AnyObject] {
    (object as? Fixture)?.owner.map { [$0] } ?? []
  }
  func luaDidNotice(_ slip: LuaSlip) { slips.append(slip) }
  func luaDidExpose(_ object: AnyObject) {
    exposed += 1
    witnesses.append(Witness(object: object))
  }
  var luaNow: Double { now }
  func luaSource(ofModule name: String) throws -> (source: String, chunkName: String) {
    guard let source = modules[name] else { throw LuaFailure("module '\(name)' not found") }
    return (source, name + ".lua")
  }

  func run(_ source: String) throws(LuaError) {
    try state.run(source: source, chunkName: "test.lua")
  }

  static func types() -> [LuaType] {
    let base = LuaClass<Fixture>(
      "Fixture", doc: "Anything.",
      members: [
        .property("label", { $0.label }, set: { $0.label = $1 }, doc: "Its name in output."),
        .readOnly("children", { $0.children }, doc: "What it holds."),
        .method("add", ["_ child"], doc: "Holds a child.") { (owner: Fixture, child: Fixture) in
          owner.children.append(child)
          child.owner = owner
        },
        .overridable("didChange", ["_ what"], doc: "Called after a change.") {
          (fixture: Fixture, what: String) in fixture.label = "base " + what
        },
        .overridableProperty("title", { $0.label ?? "untitled" }, doc: "What it is called."),
      ])
    let lamp = LuaClass<Lamp>(
      "Lamp", parent: base, doc: "A light.",
      members: [
        .constructor(["level: number"], doc: "A lamp.") { arguments in
          let lamp = Lamp()
          lamp.brightness = try arguments.optional("level", default: 1)
          return lamp
        },
        .property("brightness", { $0.brightness }, set: { $0.brightness = $1 }, doc: "0 to 1."),
        .property("isOn", { $0.isOn }, set: { $0.isOn = $1 }, doc: "Whether it shines."),
        .property("count", { $0.count }, set: { $0.count = $1 }, doc: "Bulbs."),
        .property("spot", { $0.spot }, set: { $0.spot = $1 }, doc: "Where it stands."),
        .property("mode", { $0.mode }, set: { $0.mode = $1 }, doc: "How it shines."),
        .property("options", { $0.options }, set: { $0.options = $1 }, doc: "Its colours."),
        .property("handler", { $0.handler }, set: { $0.handler = $1 }, doc: "Called by `poke`."),
        .readOnly("log", { $0.log }, doc: "What happened."),
        .method("fade", ["to level", "seconds"], doc: "Changes the brightness.", Lamp.fade),
        .method("set", ["_ level", "_ seconds"], doc: "Changes it.") {
          $0.fade(to: $1, seconds: $2)
        },
        .method("nobody", doc: "Gives nil.") { (_: Lamp) -> String? in nil },
        .method("shine", doc: "Percent.", Lamp.shine),
        .method("dim", ["by amount"], doc: "Less.") { $0.brightness -= $1 },
        .method("poke", doc: "Calls the handler.") { try $0.handler?.call($0) },
        .method("note", ["_ text", "loud"], doc: "Logs.") {
          (lamp: Lamp, text: String, loud: Bool?) in
          lamp.log.append(loud == true ? text + "!" : text)
        },
        .staticMethod("pair", ["_ first", "_ second"], doc: "Two levels.") {
          (first: Double, second: Double) in [first, second]
        },
        .staticProperty("standard", { 0.75 }, doc: "The usual level."),
      ])
    let spot = LuaValueClass<Spot>(
      "Spot", doc: "A place.",
      members: [
        .constructor(["x: number", "y: number"], doc: "A place.") {
          Spot(x: try $0.optional("x", default: 0), y: try $0.optional("y", default: 0))
        },
        .field("x", { $0.x }, set: { $0.x = $1 }, doc: "To the right."),
        .field("y", { $0.y }, set: { $0.y = $1 }, doc: "Down."),
        .readOnly("sum", { $0.x + $0.y }, doc: "Both."),
        .method("moved", ["dx", "dy"], doc: "Elsewhere.") {
          (spot: Spot, dx: Double, dy: Double) in Spot(x: spot.x + dx, y: spot.y + dy)
        },
        .constant("zero", Spot(), doc: "The origin."),
        .operation(.add) { (a: Spot, b: Spot) in Spot(x: a.x + b.x, y: a.y + b.y) },
        .operation(.multiply) { (a: Spot, k: Double) in Spot(x: a.x * k, y: a.y * k) },
        .negation { Spot(x: -$0.x, y: -$0.y) },
      ])
    return [base, lamp, spot]
  }
}

extension Stage {
  /// The object in a global variable.
  func object(_ name: String) throws -> Fixture? {
    guard case .object(let object) = try state.global(name) else { return nil }
    return object as? Fixture
  }
}
