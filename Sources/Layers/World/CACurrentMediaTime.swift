/// The time of the running code's world, in seconds: the time outside of the topmost layers.
public func CACurrentMediaTime() -> Double { World.current.now }
