extension Rule {
  /// A callback starts itself again without time passing.
  static let endlessTurns = Rule(
    "endless-turns", claim: "A callback starts itself again without time passing.",
    explanation: """
      A completion with duration 0 that starts the next one, or a layout callback that always marks its
      view again, keeps the clock at one instant for ever. Let some time pass, or stop at a condition.
      """)
}
