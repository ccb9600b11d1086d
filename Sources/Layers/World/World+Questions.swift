import Timeline

extension World {
  /// What an optional delegate method answers that is not implemented: the question is not recorded.
  public func notImplemented<Answer>() -> Answer? {
    wasImplemented = false
    return nil
  }

  /// What an optional delegate method without an answer does that is not implemented.
  public func notImplemented() { wasImplemented = false }

  /// Asks a delegate; the question is recorded, before what it causes, if the method is implemented.
  public func question<Answer>(
    _ name: EventName, _ object: String, detail: String? = nil, _ ask: () -> Answer
  ) -> Answer {
    let index = recorder.timeline.events.count
    let line = scriptHost?.currentLine
    let outer = wasImplemented
    wasImplemented = true
    let answer = ask()
    if wasImplemented {
      recorder.timeline.events.insert(
        Event(time: now, name: name, object: object, detail: detail, line: line),
        at: min(index, recorder.timeline.events.count))
    }
    wasImplemented = outer
    return answer
  }

  /// Whether an optional method of a delegate is implemented: it is asked, without a record.
  public func implements<Answer>(_ ask: () -> Answer) -> Bool {
    let outer = wasImplemented
    defer { wasImplemented = outer }
    wasImplemented = true
    _ = ask()
    return wasImplemented
  }

  /// Asks a delegate again, without a record.
  public func silently<Answer>(_ ask: () -> Answer) -> Answer {
    let outer = wasImplemented
    defer { wasImplemented = outer }
    return ask()
  }

  /// Collects the script's garbage once a turn, before the first question to a weak delegate.
  public func collectBeforeQuestion() {
    guard !hasCollected else { return }
    hasCollected = true
    scriptHost?.collect()
  }
}
