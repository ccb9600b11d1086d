import Layers
import LuaRuntime
import Motion
import Views

/// The table of `UIPercentDrivenInteractiveTransition`.
enum InteractionTable {
  /// `UIPercentDrivenInteractiveTransition`
  static func percentDriven(
    _ parent: LuaType
  ) -> LuaClass<UIPercentDrivenInteractiveTransition> {
    LuaClass<UIPercentDrivenInteractiveTransition>(
      "UIPercentDrivenInteractiveTransition", parent: parent,
      doc: "Lets a number between 0 and 1 drive a transition, and finishes or cancels it.",
      members: calls + settings)
  }

  private static var calls: [LuaMember<UIPercentDrivenInteractiveTransition>] {
    [
      .constructor([], doc: "A driver that waits for a transition.") { _ in
        UIPercentDrivenInteractiveTransition()
      },
      .overridable(
        "startInteractiveTransition", ["_ context"],
        doc: "Holds the transition at its start: UIKit's call; call up in an override."
      ) { (it: UIPercentDrivenInteractiveTransition, context: TransitionContext) in
        it.startInteractiveTransition(context)
      },
      .method("update", ["_ percentComplete"], doc: "Drives the transition to a fraction, 0...1.") {
        (it: UIPercentDrivenInteractiveTransition, percent: Double) in it.update(percent)
      },
      .method("finish", doc: "Lets the transition run to its end.") {
        (it: UIPercentDrivenInteractiveTransition) in it.finish()
      },
      .method("cancel", doc: "Lets the transition run back to its start.") {
        (it: UIPercentDrivenInteractiveTransition) in it.cancel()
      },
      .method("pause", doc: "Holds a transition again that was let go.") {
        (it: UIPercentDrivenInteractiveTransition) in it.pause()
      },
    ]
  }

  private static var settings: [LuaMember<UIPercentDrivenInteractiveTransition>] {
    [
      .readOnly("percentComplete", { $0.percentComplete }, doc: "How far it was driven, 0...1."),
      .readOnly("duration", { $0.duration }, doc: "The transition's duration, in seconds."),
      .property(
        "completionSpeed", { $0.completionSpeed }, set: { $0.completionSpeed = $1 },
        doc: "How fast the rest runs after finish or cancel; 1 is the transition's own pace."),
      .property(
        "completionCurve", { $0.completionCurve }, set: { $0.completionCurve = $1 },
        doc: "How the rest is paced."),
      .property(
        "timingCurve", { $0.timingCurve.map(TimingProviderValue.init) },
        set: { $0.timingCurve = $1?.provider },
        doc: "How the rest is paced, with an interruptible animator; nil: by completionCurve."),
      .property(
        "wantsInteractiveStart", { $0.wantsInteractiveStart },
        set: { $0.wantsInteractiveStart = $1 }, doc: "Whether it starts interactive."),
    ]
  }
}
