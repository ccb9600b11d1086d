import Layers
import LuaRuntime
import Timeline
import Views

extension SessionHost: LuaHost {
  func luaDidPrint(_ text: String) { output(text) }

  func luaName(of object: AnyObject) -> String? { (object as? EngineObject)?.outputName }

  func luaOwners(of object: AnyObject) -> [AnyObject] {
    (object as? EngineObject)?.owners ?? []
  }

  func luaDidExpose(_ object: AnyObject) {
    guard let object = object as? EngineObject, object.script == nil else { return }
    object.script = ScriptPeer(object, self)
    if let scriptClass = try? state.luaClass(of: object), scriptClass.isScript {
      object.become(scriptClass: scriptClass.name)
    }
    object.scriptSideBegan()
  }

  func luaDidForget(_ object: AnyObject) { (object as? EngineObject)?.script = nil }

  func luaDidStore(_ object: AnyObject, inField field: String, of owner: AnyObject) {
    guard let view = object as? UIView, let owner = owner as? EngineObject else { return }
    if view.fieldName == nil { view.fieldName = "\(owner.outputName).\(field)" }
  }

  func luaSource(ofModule name: String) throws -> (source: String, chunkName: String) {
    guard let module = load(name) else { throw LuaFailure("module '\(name)' not found") }
    return (module.source, module.name)
  }

  var luaNow: Double { world.now }

  func luaDidNotice(_ slip: LuaSlip) {
    let meant = slip.suggestion.map { ": did you mean '\($0)'?" } ?? ""
    world.recorder.timeline.findings.append(
      Finding(
        rule: "near-miss", severity: .note, time: world.now, object: slip.className,
        message: "'\(slip.field)' is no member of \(slip.builtinName)\(meant)", line: slip.line))
  }

  func luaHint(forUnknown field: String, in type: LuaType) -> String? { nil }
}
