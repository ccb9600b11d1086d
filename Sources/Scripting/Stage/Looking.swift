import Layers
import LuaRuntime
import Motion
import Timeline
import Views

/// `at(t, view)`, `at(view)` and `at(t, view, "after")`.
enum Looking {
  /// The record of a view or layer, nil before it exists.
  static func at(_ arguments: LuaArguments, _ host: SessionHost) throws -> (any LuaConvertible)? {
    guard let first = try arguments.slot("time") else {
      throw LuaFailure("at needs a time and a view: at(now(), view), or a view: at(view)")
    }
    if let object = first.object {
      return try record(of: layer(object), at: Moment(host.world.now, isAfter: true), host)
    }
    let time: Double = try arguments.required("time")
    guard let slot = try arguments.slot("view"), let object = slot.object else {
      throw LuaFailure("bad argument #2 to 'at' (UIView expected)")
    }
    guard time <= host.world.now + Time.tolerance else {
      throw LuaFailure("at: \(time) is later than now (\(host.world.now)): nothing happened yet")
    }
    guard time >= 0 else { throw LuaFailure("at: time begins at 0, got \(time)") }
    let moment: String? = try arguments.optional("moment")
    guard moment == nil || moment == "after" else {
      throw LuaFailure("bad argument #3 to 'at' (\"after\" expected, got '\(moment ?? "")')")
    }
    return try record(of: layer(object), at: Moment(time, isAfter: moment != nil), host)
  }

  private static func layer(_ object: AnyObject) throws -> CALayer {
    if let view = object as? UIView { return view.layer }
    if let layer = object as? CALayer { return layer }
    throw LuaFailure("bad argument to 'at' (UIView or CALayer expected)")
  }

  private static func record(
    of layer: CALayer, at moment: Moment, _ host: SessionHost
  ) throws -> ViewRecord? {
    guard layer.world === host.world, let index = layer.recordIndex,
      let sample = host.world.recorder.timeline.sample(index, at: moment)
    else { return nil }
    return ViewRecord(
      sample, of: host.world.recorder.liveObject(index) as? UIView,
      superview: sample.superview.flatMap { host.world.recorder.liveObject($0) as? UIView })
  }
}
