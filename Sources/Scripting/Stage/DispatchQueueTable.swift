import LuaRuntime

/// `DispatchQueue.main`: blocks on the virtual clock.
enum DispatchQueueTable {
  /// The table with `main:async(f)` and `main:asyncAfter(seconds, f)`.
  static func make(_ host: SessionHost) throws(LuaError) -> LuaTable {
    let table = try host.state.makeTable()
    try table.setField("main", to: MainQueue(host))
    return table
  }
}

/// The main queue.
final class MainQueue: LuaObject {
  let host: SessionHost

  init(_ host: SessionHost) { self.host = host }

  /// The table of `DispatchQueue`.
  static func table() -> LuaClass<MainQueue> {
    LuaClass<MainQueue>(
      "DispatchQueueMain", isSubclassable: false, doc: "The main queue, on the virtual clock.",
      members: [
        .method("async", ["_ work"], doc: "Calls a function in the next turn.") {
          (queue: MainQueue, work: LuaFunction) in
          queue.host.world.after(0) { queue.host.run(work) }
        },
        .method("asyncAfter", ["_ seconds", "_ work"], doc: "Calls a function later.") {
          (queue: MainQueue, seconds: Double, work: LuaFunction) in
          queue.host.world.after(try Finite.check(seconds, "seconds")) { queue.host.run(work) }
        },
      ])
  }
}
