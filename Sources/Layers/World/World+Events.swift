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

  /// Records a wrong use of UIKit.
  public func report(_ misuse: Misuse) {
    guard !isTornDown else { return }
    recorder.timeline.findings.append(
      Finding(
        rule: misuse.rule, severity: misuse.severity, time: now, object: misuse.object,
        message: misuse.message, line: scriptHost?.currentLine))
  }
}
