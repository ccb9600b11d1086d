import Timeline

extension World {
  /// Records a call that UIKit makes.
  public func record(_ name: EventName, _ object: String, detail: String? = nil) {
    recorder.timeline.events.append(
      Event(
        time: now, name: name, object: object, detail: detail, line: scriptHost?.currentLine))
  }

  /// Records what this turn has changed so far, without ending it.
  public func recordChanges() { recorder.commit(at: recordTime) }

  /// Records a state that lasts, unless it was told already at this time.
  func reportOnce(_ misuse: Misuse) {
    let isTold = recorder.timeline.findings.contains {
      $0.rule == misuse.rule && $0.message == misuse.message && Time.isSame($0.time, now)
    }
    if !isTold { report(misuse) }
  }

  /// Records a wrong use of UIKit, at the line that runs or at another one.
  public func report(_ misuse: Misuse, line: Int? = nil) {
    guard !isTornDown else { return }
    recorder.timeline.findings.append(
      Finding(
        rule: misuse.rule, severity: misuse.severity, time: now, object: misuse.object,
        message: misuse.message, line: line ?? scriptHost?.currentLine))
  }
}
