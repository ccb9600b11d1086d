import Motion

/// What happened and when, as plain data: every change of a layer, every animation and clock, every
/// callback and finding. What was on screen at any time is a function of it.
public struct Timeline: Sendable, Hashable {
  /// The index of the screen in `layers`: the parent of the windows.
  public static let root = 0

  /// The screen.
  public var screen: Screen
  /// Frame ticks a second.
  public var fps: Double
  /// How far the clock has come, in seconds.
  public var end: Double
  /// What only earlier moments need was forgotten, in seconds; 0 is nothing.
  public internal(set) var horizon: Double
  /// The layers by index; the first is the screen. A layer that was forgotten (`recording{keep}`)
  /// is nil.
  public internal(set) var layers: [LayerRecord?]
  /// The clocks of the animation groups; forgotten ones are nil.
  public internal(set) var clocks: [ClockRecord?]
  /// The callbacks in the order they happened.
  public var events: [Event]
  /// What went wrong, in the order it was noticed.
  public var findings: [Finding]
  /// The checks that the script made.
  public var expectations: Expectations
  /// Places in `layers` to use again.
  var spareLayers = SpareIndices(of: [LayerRecord?]())
  /// Places in `clocks` to use again.
  var spareClocks = SpareIndices(of: [ClockRecord?]())
  /// How much was recorded since the last `forget`.
  var growth = Growth()

  /// About how many bytes it takes: 150 for each change since the last tidying up and each event.
  public var weight: Int { (growth.count + events.count) * 150 }

  /// An empty timeline.
  public init(screen: Screen, fps: Double = 60) {
    self.screen = screen
    self.fps = fps
    end = 0
    horizon = 0
    var state = LayerState()
    state.bounds = CGRect(origin: .zero, size: screen.size)
    state.anchorPoint = .zero
    layers = [
      LayerRecord(
        name: "screen", className: "UIScreen", isView: false, created: Time.setUp, initial: state)
    ]
    clocks = []
    events = []
    findings = []
    expectations = Expectations()
  }
}
