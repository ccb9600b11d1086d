import Layers
import LuaRuntime

extension EngineObject: LuaObject {}
