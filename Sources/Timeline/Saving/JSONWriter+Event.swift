/// How events and findings are written; `JSON+Event` reads them.
extension JSONWriter {
  /// A callback.
  mutating func event(_ event: Event) {
    object {
      $0.member("time", event.time)
      $0.member("name", event.name.rawValue)
      $0.member("object", event.object)
      $0.member("detail", event.detail)
      $0.member("line", event.line)
    }
  }

  /// Something that went wrong.
  mutating func finding(_ finding: Finding) {
    object {
      $0.member("rule", finding.rule)
      $0.member("severity", finding.severity.rawValue)
      $0.member("time", finding.time)
      $0.member("object", finding.object)
      $0.member("message", finding.message)
      $0.member("line", finding.line)
    }
  }

  /// A check that failed.
  mutating func failure(_ failure: Expectations.Failure) {
    object {
      $0.member("message", failure.message)
      $0.member("source", failure.source)
      $0.member("line", failure.line)
    }
  }
}
