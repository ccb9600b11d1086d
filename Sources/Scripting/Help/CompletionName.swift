/// A name that could stand after a point or a colon.
struct CompletionName {
  /// The name.
  let text: String
  /// Whether it may stand after a point.
  let isRead: Bool
  /// Whether it may stand after a colon.
  let isCalled: Bool
}
