import Motion
import Timeline

/// One simulation: its clock, its turns, its transactions, its recorder and what it keeps alive.
///
/// A world and everything in it belong to one thread. It is `Sendable` only so that it can be bound
/// to a task, which is how UIKit's static calls find it.
public final class World: @unchecked Sendable {
  /// Where the world of the running code stands; it can be exchanged under that code.
  private final class Place: @unchecked Sendable {
    var world: World
    init(_ world: World) { self.world = world }
  }

  @TaskLocal private static var place: Place?

  /// The world of the running code.
  public static var current: World {
    guard let place else { preconditionFailure("This needs a world: use World.bind") }
    return place.world
  }

  /// The time, in seconds.
  public internal(set) var now = 0.0
  /// Whether the clock has moved; before that, what happens shows in frame 0.
  public internal(set) var hasMoved = false
  /// Set by a failed callback or a raised exception: nothing more happens until it is taken.
  public var failure: (any Error)? {
    didSet { scriptHost?.failureChanged(isSet: failure != nil) }
  }
  /// The script host, if scripts drive this world.
  public weak var scriptHost: (any ScriptHost)?
  /// Records what happens.
  public let recorder: Recorder
  /// Whether something waits for ever when nothing is left to happen; whoever knows reports it.
  public var waitsForEver: () -> Bool = { false }
  /// The layout pass of a turn, set by the views.
  public var layout: () -> Void = {}
  /// How many `UIView` animation blocks are open around the running code.
  @exclusivity(unchecked) public var openBlocks = 0
  /// The layers of the windows, back to front.
  public var windowLayers: [CALayer] = [] {
    didSet { windowsChanged(from: oldValue) }
  }
  var names = Names()
  var schedule = Schedule()
  var turn = Turn.none
  var afterCommit: [() -> Void] = []
  var transactions = [CATransaction.State()]
  /// Whether a turn's layout and commit are under way.
  var isCommitting = false
  /// Whether everything was let go; what is wrong from then on is nobody's concern.
  var isTornDown = false
  /// Whether a layer ever had a timing of its own.
  var hasTimedLayers = false
  /// Whether ends must be looked for again at the commit, since layers' timings changed.
  var timingsChanged = false
  /// The animation groups that have not ended, by their order.
  var runs: [Int: AnimationRun] = [:]
  var runCount = 0
  /// What ended runs held.
  var remains = RunRemains()
  /// Whether the optional method that was asked last is implemented.
  var wasImplemented = true
  /// How many turns there were.
  public internal(set) var turnCount = 0
  /// What is looked at when the clock passes a time; it is no work that the clock waits for.
  var watches: [Watch] = []
  /// The run whose completion is being called.
  public internal(set) var concluding: AnimationRun?
  /// Whether this turn has collected the script's garbage.
  var hasCollected = false
  /// How many engine objects are alive.
  @exclusivity(unchecked) public internal(set) var population = 0
  private var services: [ObjectIdentifier: AnyObject] = [:]

  /// A world at time 0 with nothing in it.
  public init(
    screen: Screen = Screen(
      size: CGSize(width: 390, height: 844), scale: 3,
      safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)), fps: Double = 60
  ) {
    recorder = Recorder(screen: screen, fps: fps)
  }

  /// Frame ticks a second.
  public var fps: Double { recorder.timeline.fps }

  /// The timeline so far.
  public var timeline: Timeline { recorder.timeline }

  /// Runs code in this world; it does not end a turn.
  public func bind<Result>(_ body: () throws -> Result) rethrows -> Result {
    if World.place?.world === self { return try body() }
    return try World.$place.withValue(Place(self), operation: body)
  }

  /// Lets this world be the one of the running code, in place of the one that is bound.
  public func takePlace() { World.place?.world = self }

  /// What a higher layer keeps for this world: made at the first question.
  public func service<Service: AnyObject>(_ make: () -> Service) -> Service {
    let key = ObjectIdentifier(Service.self)
    if let service = services[key] as? Service { return service }
    let service = make()
    services[key] = service
    return service
  }

  /// Ends all work without callbacks and lets everything go.
  public func tearDown() {
    schedule.removeAll()
    afterCommit.removeAll()
    isTornDown = true
    for run in runs.values { run.forget() }
    runs.removeAll()
    remains.letGo()
    layout = {}
    waitsForEver = { false }
    watches.removeAll()
    concluding = nil
    windowLayers = []
    recorder.forgetLive()
    services.removeAll()
  }

  /// The time to record for what happens in this turn: set-up comes before frame 0.
  var recordTime: Double { hasMoved ? now : Time.setUp }

  private func windowsChanged(from old: [CALayer]) {
    for layer in old where !windowLayers.contains(layer) { layer.isWindow = false }
    for layer in windowLayers { layer.isWindow = true }
    recorder.rootsChanged = true
  }
}
