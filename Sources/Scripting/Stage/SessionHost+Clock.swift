import Layers
import LuaRuntime
import Motion
import Timeline
import Views

extension SessionHost {
  /// Moves the clock for a script: ends its turn, and opens the next.
  @discardableResult
  func moveClock<Result>(_ name: String, _ move: (World) -> Result) throws -> Result {
    guard !world.isInCallback else {
      throw LuaFailure(
        "\(name) cannot be called inside a callback: UIKit is waiting for it to return; "
          + "use after(seconds, f), or move the clock from the script's main code")
    }
    stage.isUsed = true
    stage.viewingTime = nil
    let result = move(world)
    world.openTurn()
    return result
  }

  /// A fresh world in place of this one; expectations and Lua's variables stay.
  func reset() throws {
    guard !world.isInCallback else {
      throw LuaFailure("reset cannot be called inside a callback")
    }
    let old = world
    let expectations = old.timeline.expectations
    let (screen, ios) = (UIApplication.shared.uprightScreen, UIApplication.shared.ios)
    old.tearDown()
    let fresh = World(screen: screen, fps: old.fps)
    fresh.recorder.timeline.expectations = expectations
    world = fresh
    fresh.takePlace()
    UIApplication.shared.ios = ios
    stage.isUsed = false
    stage.finger = nil
    stage.viewingTime = nil
    state.forgetScriptClasses()
    try begin()
  }

  /// Ends a file: its turn, and what it has started if it used the window or the clock.
  func finish() throws {
    world.endTurn()
    let showsSomething = window.rootViewController != nil || !window.subviews.isEmpty
    if world.failure == nil, stage.isUsed || showsSomething || world.hasWork { world.settle() }
    if let failure = luaTakeFailure() { throw LuaError(failure, in: state) }
    try state.checkStop()
  }

  /// Makes the window and opens the first turn.
  func begin() throws {
    world.scriptHost = self
    world.bind {
      if window.world !== world { window = UIWindow() }
      window.makeKeyAndVisible()
    }
    try state.setGlobal("window", to: window)
    world.openTurn()
  }
}
