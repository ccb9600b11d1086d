import Layers
import LuaRuntime
import Motion

/// The table of `CATransaction`: static functions only.
enum TransactionTable {
  /// Stands for the class: there are no instances.
  final class Subject: LuaObject {}

  /// `CATransaction`
  static func transaction() -> LuaClass<Subject> {
    LuaClass<Subject>(
      "CATransaction", isSubclassable: false,
      doc: "Groups changes of layers: how plain layers animate them, and what comes after.",
      members: bounds + setters + getters)
  }

  private static var bounds: [LuaMember<Subject>] {
    [
      .staticMethod("begin", doc: "Opens a transaction inside the current one.") { () in
        CATransaction.begin()
      },
      .staticMethod("commit", doc: "Ends the innermost transaction.") { () in
        CATransaction.commit()
      },
      .staticMethod(
        "flush",
        doc: "Lays out and commits now what the turn has changed; inside begin it waits for commit."
      ) { () in CATransaction.flush() },
    ]
  }

  private static var setters: [LuaMember<Subject>] {
    [
      .staticMethod(
        "setAnimationDuration", ["_ duration"],
        doc: "How long implicit animations take, in seconds."
      ) { (duration: Double) in
        CATransaction.setAnimationDuration(try Finite.seconds(duration, "duration"))
      },
      .staticMethod(
        "setAnimationTimingFunction", ["_ function"], doc: "How implicit animations are paced."
      ) { (function: CAMediaTimingFunction?) in
        CATransaction.setAnimationTimingFunction(function)
      },
      .staticMethod(
        "setDisableActions", ["_ flag"], doc: "Whether nothing animates by itself."
      ) { (flag: Bool) in CATransaction.setDisableActions(flag) },
      .staticMethod(
        "setCompletionBlock", ["_ block"],
        doc: "What to call when all animations added in the transaction are over."
      ) { (block: LuaFunction?) in
        guard let block else { return CATransaction.setCompletionBlock(nil) }
        let host = try SessionHost.of(block)
        CATransaction.setCompletionBlock({ host.run(block) }, calling: block)
      },
    ]
  }

  private static var getters: [LuaMember<Subject>] {
    [
      .staticMethod("animationDuration", doc: "How long implicit animations take, in seconds.") {
        () in CATransaction.current.duration
      },
      .staticMethod("animationTimingFunction", doc: "How they are paced; nil is the default curve.")
      { () in CATransaction.current.timingFunction },
      .staticMethod("disableActions", doc: "Whether nothing animates by itself.") { () in
        CATransaction.current.disableActions
      },
      .staticMethod("completionBlock", doc: "What is called when all its animations are over.") {
        () in CATransaction.current.completionFunction as? LuaFunction
      },
    ]
  }
}
