import LuaRuntime
import Views

/// Turning the simulated device.
enum RotationFunction {
  /// `rotate("landscapeLeft")`
  static func rotate(_ host: SessionHost) -> LuaGlobalFunction {
    LuaGlobalFunction(
      "rotate", ["_ orientation"],
      doc: "Turns the device, with the callbacks of a size transition: \"landscapeLeft\" ..."
    ) { (orientation: UIDeviceOrientation) in
      host.world.bind { UIApplication.shared.rotate(to: orientation) }
    }
  }
}
