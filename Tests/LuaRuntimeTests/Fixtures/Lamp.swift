import LuaRuntime

/// An ordinary class to show to Lua.
class Fixture: LuaObject {
  var label: String?
  weak var owner: Fixture?
  var children: [Fixture] = []
  init() {}
}

final class Lamp: Fixture {
  var brightness = 1.0
  var isOn = false
  var count = 3
  var spot = Spot()
  var mode = Mode.steady
  var options: Lights = []
  var log: [String] = []
  var handler: LuaFunction?
  func fade(to level: Double, seconds: Double) { brightness = level }
  func shine() -> Double { brightness * 100 }
}

/// A value.
struct Spot: LuaInline, Equatable {
  var x = 0.0
  var y = 0.0
}

enum Mode: LuaEnumeration {
  case steady, blinking
  static var luaTypeName: String { "Mode" }
  static var luaCases: [(name: String, value: Mode)] {
    [("steady", .steady), ("blinking", .blinking)]
  }
}

struct Lights: OptionSet, LuaOptions {
  let rawValue: UInt
  static var luaTypeName: String { "Lights" }
  static var luaOptions: [(name: String, value: Lights)] {
    [("red", Lights(rawValue: 1)), ("green", Lights(rawValue: 2))]
  }
}
