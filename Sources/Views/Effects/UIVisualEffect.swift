import Layers

/// What an effect view does to what lies behind it: plain data here.
public class UIVisualEffect: EngineObject {}
