import Layers
import LuaRuntime
import Motion
import Timeline
import Views

/// `device(...)`.
enum DeviceSetting {
  /// Sets the device, or lists the devices without arguments.
  static func set(_ arguments: LuaArguments, _ host: SessionHost) throws -> (any LuaConvertible)? {
    let name: String? = try arguments.optional("name")
    let width: Double? = try arguments.optional("width")
    let height: Double? = try arguments.optional("height")
    let ios: Int? = try arguments.optional("ios")
    let scale: Double? = try arguments.optional("scale")
    let insets = try safeArea(arguments)
    if name == nil, width == nil, height == nil, ios == nil, scale == nil, insets == nil {
      for device in Device.all { host.output(device.names.joined(separator: ", ") + "\n") }
      return nil
    }
    guard !host.world.hasMoved, host.window.rootViewController == nil else {
      throw LuaFailure("device must be called before the first view and before time moves")
    }
    var screen = host.world.timeline.screen
    if let name { screen = try self.screen(named: name) }
    screen.size = CGSize(
      width: try Finite.check(width ?? screen.size.width, "width"),
      height: try Finite.check(height ?? screen.size.height, "height"))
    screen.scale = try Finite.check(scale ?? screen.scale, "scale")
    screen.safeArea = insets ?? screen.safeArea
    guard screen.size.width > 0, screen.size.height > 0, screen.scale > 0 else {
      throw LuaFailure("a device needs a positive width, height and scale")
    }
    if let ios { host.world.bind { UIApplication.shared.ios = ios } }
    host.world.recorder.setScreen(screen)
    host.window.frame = CGRect(origin: .zero, size: screen.size)
    return nil
  }

  /// The screen of a device by name, or an error with near names.
  static func screen(named name: String) throws -> Screen {
    guard let device = Device.named(name) else {
      let names = Device.all.flatMap(\.names)
      throw LuaFailure(
        "unknown device '\(name)'\(Suggestion.clause(for: name, in: names)); device() lists them")
    }
    return Screen(size: device.size, scale: device.scale, safeArea: device.safeArea)
  }

  private static func safeArea(_ arguments: LuaArguments) throws -> UIEdgeInsets? {
    guard let slot = try arguments.slot("safeArea") else { return nil }
    if let insets = UIEdgeInsets.readInline(slot) { return insets }
    let table = try [String: Double].read(slot)
    return UIEdgeInsets(
      top: table["top"] ?? 0, left: table["left"] ?? 0, bottom: table["bottom"] ?? 0,
      right: table["right"] ?? 0)
  }
}
