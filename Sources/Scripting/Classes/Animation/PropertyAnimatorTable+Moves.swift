import Layers
import LuaRuntime
import Motion
import Views

extension PropertyAnimatorTable {
  /// Where it is.
  static var states: [LuaMember<UIViewPropertyAnimator>] {
    [
      .readOnly("state", { $0.state }, doc: "\"inactive\", \"active\" or \"stopped\"."),
      .readOnly("isRunning", { $0.isRunning }, doc: "Whether time moves it."),
      .readOnly("duration", { $0.duration }, doc: "How long it runs, in seconds."),
      .readOnly("delay", { $0.delay }, doc: "How long after its start it began, in seconds."),
      .readOnly(
        "timingParameters", { $0.timingParameters.map(TimingProviderValue.init) },
        doc: "How it is paced, as given."),
      .property(
        "isReversed", { $0.isReversed }, set: { $0.isReversed = $1 },
        doc: "Whether it goes from the end to the start."),
      .property(
        "fractionComplete", { $0.fractionComplete },
        set: { $0.fractionComplete = try Finite.seconds($1, "fractionComplete") },
        doc: "How far it is in its direction, 0...1; setting it scrubs."),
    ]
  }

  /// How it behaves.
  static var settings: [LuaMember<UIViewPropertyAnimator>] {
    [
      .property(
        "scrubsLinearly", { $0.scrubsLinearly }, set: { $0.scrubsLinearly = $1 },
        doc: "Whether pacing is off while it is scrubbed."),
      .property(
        "pausesOnCompletion", { $0.pausesOnCompletion }, set: { $0.pausesOnCompletion = $1 },
        doc: "Whether it stays active at its end, without completions."),
      .property(
        "isInterruptible", { $0.isInterruptible }, set: { $0.isInterruptible = $1 },
        doc: "Whether it can be paused, scrubbed and stopped; to be set before the start."),
      .property(
        "isUserInteractionEnabled", { $0.isUserInteractionEnabled },
        set: { $0.isUserInteractionEnabled = $1 },
        doc: "Whether the views it moves take touches; to be set before the start."),
      .property(
        "isManualHitTestingEnabled", { $0.isManualHitTestingEnabled },
        set: { $0.isManualHitTestingEnabled = $1 },
        doc: "Whether its views hit-test by themselves while they move."),
    ]
  }

  /// Its legal moves; what is illegal in a state is a finding.
  static var moves: [LuaMember<UIViewPropertyAnimator>] {
    [
      .method("startAnimation", ["afterDelay: number = 0"], doc: "Lets it run, after a delay.") {
        (it: UIViewPropertyAnimator, delay: Double?) in
        it.startAnimation(afterDelay: try Finite.seconds(delay ?? 0, "afterDelay"))
      },
      .method("pauseAnimation", doc: "Lets it stand where it is.") {
        (it: UIViewPropertyAnimator) in it.pauseAnimation()
      },
      .method(
        "stopAnimation", ["_ withoutFinishing"],
        doc: "Takes the animations away where they are; after false finishAnimation must follow."
      ) { (it: UIViewPropertyAnimator, flag: Bool) in it.stopAnimation(flag) },
      .method(
        "finishAnimation", ["at"], doc: "Ends a stopped one: \"end\", \"start\", \"current\"."
      ) {
        (it: UIViewPropertyAnimator, position: UIViewAnimatingPosition) in
        it.finishAnimation(at: position)
      },
      .method(
        "continueAnimation", ["withTimingParameters", "durationFactor: number = 0"],
        doc:
          "Lets a paused one run on; the rest takes durationFactor times the duration, 0 keeps it."
      ) { (it: UIViewPropertyAnimator, timing: TimingProviderValue?, factor: Double?) in
        it.continueAnimation(
          withTimingParameters: timing?.provider,
          durationFactor: try Finite.seconds(factor ?? 0, "durationFactor"))
      },
    ]
  }
}
