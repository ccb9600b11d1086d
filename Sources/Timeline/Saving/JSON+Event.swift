/// How events and findings are read; `JSONWriter+Event` writes them.
extension JSON {
  /// A callback.
  func event() throws(JSONError) -> Event {
    Event(
      time: try number("time"),
      name: try member("name") { (it) throws(JSONError) in try it.name(EventName.self) },
      object: try text("object"), detail: try optionalText("detail"),
      line: try optionalInteger("line"))
  }

  /// Something that went wrong.
  func finding() throws(JSONError) -> Finding {
    Finding(
      rule: try text("rule"),
      severity: try member("severity") { (it) throws(JSONError) in
        try it.name(Finding.Severity.self)
      },
      time: try number("time"), object: try optionalText("object"), message: try text("message"),
      line: try optionalInteger("line"))
  }

  /// How the script's checks went.
  func expectations() throws(JSONError) -> Expectations {
    var expectations = Expectations()
    expectations.passed = try integer("passed")
    expectations.failed = try list("failed") { (it) throws(JSONError) in
      Expectations.Failure(
        message: try it.text("message"), source: try it.optionalText("source"),
        line: try it.optionalInteger("line"))
    }
    return expectations
  }
}
