import Views

/// What the stage knows beside the world.
struct StageState {
  /// Whether the script used the window or the clock, so that its end settles.
  var isUsed = false
  /// The time that printers and `at` look at, in seconds; nil is now.
  var viewingTime: Double?
  /// The finger that the script moves by hand.
  var finger: Finger?
  /// How many of the findings were told already.
  var toldFindings = 0
  /// How the script prints.
  var printing = ScriptPrinting()
}
